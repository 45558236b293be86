import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { NodeRequest } from './addresses.ts';
import type { HeaderPair, KeptPage } from './kept-page.ts';
import { type FoundPage, headersOf, matches } from './page-cache.ts';

export interface SentPages {
  find(incoming: NodeRequest): FoundPage | undefined;
  readonly log: Logger;
}

/** Sends a page by node's own means: to make it an answer of the web first would take longer than all the rest. */
export function sendPage(
  { log }: SentPages,
  { page, body, encoding, cookies }: FoundPage,
  {
    incoming,
    outgoing,
    requestId,
    usual,
  }: {
    readonly incoming: IncomingMessage;
    readonly outgoing: ServerResponse;
    readonly requestId: string;
    readonly usual: readonly HeaderPair[];
  },
): void {
  const startedMs = performance.now();
  const isKnown = matches(page, incoming.headers['if-none-match']);
  const status = isKnown ? 304 : 200;
  const headers = [
    ...writtenHeaders(page, encoding, usual, isKnown ? null : body.length),
    'x-request-id',
    requestId,
  ];
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  outgoing.writeHead(status, headers);
  outgoing.end(isKnown ? undefined : body);
  if (!log.isLevelEnabled('info')) return;
  const path = (incoming.url ?? '').replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0];
  const milliseconds = Math.round(performance.now() - startedMs);
  log.info({ requestId, method: 'GET', path, status, milliseconds }, 'request');
}

const written = new WeakMap<KeptPage, Map<string, readonly string[]>>();

/** The same every time: written down once for each page and each way of sending it. */
function writtenHeaders(
  page: KeptPage,
  encoding: string,
  usual: readonly HeaderPair[],
  length: number | null,
): readonly string[] {
  const ways = written.get(page) ?? new Map<string, readonly string[]>();
  written.set(page, ways);
  const way = `${encoding} ${usual.length} ${length}`;
  const known = ways.get(way);
  if (known) return known;
  const own = headersOf(page, length === null ? null : { encoding, length });
  const names = new Set(own.map(([name]) => name));
  const headers = [...usual.filter(([name]) => !names.has(name)), ...own].flat();
  ways.set(way, headers);
  return headers;
}
