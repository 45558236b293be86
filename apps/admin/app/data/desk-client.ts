import type { Fetch } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { data, redirect } from 'react-router';
import type { Operation } from '../generated/operations.ts';
import type { DeskLog } from './desk-request.server.ts';

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly details?: Details };
}

export type Details = Readonly<Record<string, string | number>>;

/** What the server refused, for the words of the page. */
export interface Refused {
  readonly code: string;
  readonly details: Details;
}

export type Outcome<Result> =
  | { readonly ok: true; readonly data: Result }
  | ({ readonly ok: false } & Refused);

export interface DeskClient {
  /** What a page cannot do without; anything else ends in an answer of its own: signing in, 403, 503. */
  ask<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result>;
  /** What may be refused, which its form tells. */
  change<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Outcome<Result>>;
  /** Sends a file, which is then named by its id. */
  upload(file: Blob): Promise<Outcome<{ readonly id: number }>>;
  /** A file that commerce gives out beside GraphQL. */
  file(path: string): Promise<Response>;
}

export interface DeskClientOptions {
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: DeskLog;
  /** Where somebody goes on after signing in. */
  readonly path: string;
}

const origin = 'http://commerce.internal';
const url = `${origin}${shop.adminPrefix}/graphql`;
const longestWaitMs = 30_000;

export function createDeskClient({ fetch, headers, log, path }: DeskClientOptions): DeskClient {
  async function send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Outcome<Result>> {
    const body = JSON.stringify({ query: operation.text, variables });
    const init = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(longestWaitMs),
    };
    let answer: { data?: Result | null; errors?: readonly GraphqlError[] };
    try {
      const response = await fetch(new Request(url, init));
      if (response.status >= 500) throw new Error(`The desk answered ${response.status}`);
      answer = (await response.json()) as typeof answer;
    } catch (err) {
      log.error({ err, operation: operation.name }, 'The desk did not answer');
      throw data('unavailable', { status: 503, headers: { 'retry-after': '5' } });
    }
    const [error] = answer.errors ?? [];
    if (!error) return { ok: true, data: answer.data as Result };
    const { code = 'unknown', details = {} } = error.extensions ?? {};
    if (code === 'not-signed-in') throw redirect(signInPath(path));
    if (code === 'unknown') log.error({ err: error, operation: operation.name }, 'The desk failed');
    return { ok: false, code, details };
  }

  return {
    async ask(operation, variables) {
      const outcome = await send(operation, variables);
      if (outcome.ok) return outcome.data;
      if (outcome.code === 'not-allowed') throw data('not-allowed', { status: 403 });
      if (outcome.code === 'proof-needed') throw data('proof-needed', { status: 403 });
      throw data(outcome.code, { status: outcome.code === 'unknown' ? 500 : 400 });
    },
    change: send,
    async upload(file) {
      const signal = AbortSignal.timeout(longestWaitMs);
      const request = new Request(`${origin}/desk-uploads`, {
        method: 'POST',
        headers,
        body: await file.arrayBuffer(),
        signal,
      });
      const answer = (await (await fetch(request)).json()) as { id?: number; code?: string };
      if (answer.code === 'not-signed-in') throw redirect(signInPath(path));
      return answer.id === undefined
        ? { ok: false, code: answer.code ?? 'unknown', details: {} }
        : { ok: true, data: { id: answer.id } };
    },
    file: (file) => fetch(new Request(new URL(file, origin), { signal: AbortSignal.timeout(longestWaitMs) })),
  };
}

/** Paths of pages have no prefix inside the app. */
export function signInPath(from: string): string {
  const inside = from.startsWith(shop.adminPrefix) ? from.slice(shop.adminPrefix.length) : from;
  return inside === '' || inside === '/' || inside === '/today'
    ? '/sign-in'
    : `/sign-in?to=${encodeURIComponent(inside)}`;
}
