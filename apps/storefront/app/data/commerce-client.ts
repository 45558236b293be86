import type { Fetch } from '@bowline/kit';
import { graphqlRetries, requestHeaders } from '@bowline/markets';
import type { Operation } from '../generated/operations.ts';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly category?: string };
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
}

export interface CommerceClientOptions {
  readonly fetch: Fetch;
  readonly url: string;
  /** locale, store, Content-Currency and, with a customer token, Authorization (specification 3). */
  readonly headers: Readonly<Record<string, string>>;
  readonly onFailedTry?: (details: { operation: string; attempt: number; reason: unknown }) => void;
}

/** The commerce API, asked as specification 7.2 says. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  return {
    async query(operation, variables) {
      const url = queryUrl(options.url, operation.text, variables);
      for (let attempt = 1; attempt <= graphqlRetries; attempt++) {
        try {
          return await send(
            options,
            new Request(url, { ...uncached, headers: headersOf(options, operation.name) }),
          );
        } catch (reason) {
          options.onFailedTry?.({ operation: operation.name, attempt, reason });
        }
      }
      throw new Error(`GraphQL query failed after ${graphqlRetries} retries`);
    },
    mutate(operation, variables) {
      const headers = { ...headersOf(options, operation.name), 'content-type': 'application/json' };
      const body = JSON.stringify({ query: operation.text, variables });
      return send(options, new Request(options.url, { ...uncached, method: 'POST', headers, body }));
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
): Promise<CommerceAnswer<Result>> {
  const response = await options.fetch(request);
  // A token that is not valid any more must not close the shop: the visitor looks around as a guest.
  if (
    response.status === 401 &&
    request.method === 'GET' &&
    request.headers.has(requestHeaders.authorization)
  ) {
    const headers = new Headers(request.headers);
    headers.delete(requestHeaders.authorization);
    return send(options, new Request(request, { headers }));
  }
  if (response.status >= 500)
    throw new Error(`The commerce API answered ${response.status} ${response.statusText}`);
  const body = (await response.json()) as { data?: Result | null; errors?: readonly GraphqlError[] };
  return { data: body.data ?? null, errors: body.errors ?? [] };
}

function queryUrl(base: string, text: string, variables: unknown): string {
  const url = new URL(base);
  url.searchParams.set('query', text.replace(/\s+/g, ' ').trim());
  url.searchParams.set('variables', JSON.stringify(variables));
  return url.href;
}
