import { type Fetch, retriedStatuses } from '@bowline/kit';
import { graphqlRetries, requestHeaders } from '@bowline/markets';
import type { Operation } from '../generated/operations.ts';
import {
  keepRest,
  LeftAlone,
  machineTime,
  NoAnswer,
  NotNow,
  type Rest,
  readPatiently,
  unlessAborted,
  type Waiting,
} from './patient-read.ts';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly category?: string;
    /** The shop's own word for it. */
    readonly code?: string;
  };
}

export interface CommerceAnswer<Result> {
  readonly data: Result | null;
  readonly errors: readonly GraphqlError[];
}

export interface CommerceClient {
  query<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<CommerceAnswer<Result>>;
  /** Sent once: whether a write that failed on its way has happened is not known. */
  mutate<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<CommerceAnswer<Result>>;
  /** Bytes for an address of the service beside GraphQL; sent once, too. */
  upload(path: string, bytes: Blob): Promise<Response>;
}

export interface CommerceClientOptions {
  readonly fetch: Fetch;
  readonly url: string;
  /** locale, store, Content-Currency and, with a customer token, Authorization (specification 3). */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the visitor: who has left needs no answer any more. Writes are brought to their end all the same. */
  readonly signal?: AbortSignal;
  readonly waiting?: Waiting;
  readonly onFailedTry?: (details: { operation: string; attempt: number; reason: unknown }) => void;
}

const patience = { retries: graphqlRetries, tryMs: 8_000, totalMs: 15_000 };

/** Orders take a payment provider's time too. */
const longestWriteMs = 30_000;

/** The commerce API, asked as specification 7.2 says. A client is one page's: what it is told to wait, all of it waits. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const rest: Rest = { untilMs: 0 };
  const waiting = options.waiting ?? machineTime;
  return {
    async query(operation, variables) {
      const url = queryUrl(options.url, operation, variables);
      const init = { ...uncached, headers: headersOf(options, operation.name) };
      try {
        return await readPatiently({
          ...options,
          patience,
          rest,
          ask: (signal) => send(options, new Request(url, { ...init, signal }), retriedStatuses),
          onFailedTry: (attempt, reason) =>
            options.onFailedTry?.({ operation: operation.name, attempt, reason }),
        });
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        throw new Error(`GraphQL query failed after ${error.retries} retries`, { cause: error.cause });
      }
    },
    async mutate(operation, variables) {
      if (rest.untilMs > waiting.now()) throw new LeftAlone();
      const headers = { ...headersOf(options, operation.name), 'content-type': 'application/json' };
      const body = JSON.stringify({ query: operation.text, variables });
      const { signal, end } = waiting.timeLimit(longestWriteMs);
      const request = new Request(options.url, { ...uncached, method: 'POST', headers, body, signal });
      try {
        return await unlessAborted(send(options, request), signal);
      } catch (error) {
        keepRest(rest, error, waiting.now());
        throw error;
      } finally {
        end();
      }
    },
    async upload(path, bytes) {
      if (rest.untilMs > waiting.now()) throw new LeftAlone();
      // It holds for reading the answer, too.
      const { signal } = waiting.timeLimit(longestWriteMs);
      const headers = { ...options.headers, 'content-type': 'application/octet-stream' };
      // Whole, so that whoever receives it knows how much there is.
      const init = { ...uncached, method: 'POST', headers, body: await bytes.arrayBuffer(), signal };
      return unlessAborted(options.fetch(new Request(new URL(path, options.url), init)), signal);
    },
  };
}

const uncached = { credentials: 'omit', cache: 'no-store' } as const;

function headersOf({ headers }: CommerceClientOptions, operationName: string): Record<string, string> {
  return { ...headers, accept: 'application/json', [requestHeaders.operation]: operationName };
}

async function send<Result>(
  options: CommerceClientOptions,
  request: Request,
  notNow: readonly number[] = [],
): Promise<CommerceAnswer<Result>> {
  const response = await options.fetch(request);
  if (response.status >= 500 || notNow.includes(response.status))
    throw new NotNow('The commerce API', response);
  const body = (await response.json()) as { data?: Result | null; errors?: readonly GraphqlError[] };
  return { data: body.data ?? null, errors: body.errors ?? [] };
}

/** The part of the address that is the same for all variables: operations are few and long. */
const encoded = new WeakMap<object, string>();

function queryUrl<Result, Variables>(
  base: string,
  operation: Operation<Result, Variables>,
  variables: Variables,
): string {
  let query = encoded.get(operation);
  if (query === undefined) {
    query = `query=${encodeURIComponent(operation.text.replace(/\s+/g, ' ').trim())}`;
    encoded.set(operation, query);
  }
  const url = new URL(base);
  url.search = `${url.search ? `${url.search}&` : ''}${query}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
  return url.href;
}
