/**
 * The merchant's desk as a service: turns a request into one of its pages.
 * It knows commerce only as a `Fetch` and reads nothing from the environment.
 */
import { type Fetch, readBytesUpTo } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { DeskLog, DeskRequestInput } from '../app/data/desk-request.server.ts';

export interface AdminDependencies {
  /** In development the build changes while the server runs. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  readonly commerce: Fetch;
  readonly log: DeskLog;
}

export interface Admin {
  readonly fetch: Fetch;
}

/** What app/entry.server.tsx exports besides what React Router asks for. */
interface EntryModule {
  createDeskContext(input: DeskRequestInput): RouterContextProvider;
  readonly createRequestHandler: typeof createRequestHandler;
}

/** A file of a carrier with some thousand rows. */
const mostBytes = 2 * 1024 * 1024;
/** Lists and pictures of the catalogue, with the form around them. */
const mostUploaded = 13 * 1024 * 1024;
const takesFiles = /\/(?:sheets|content\/pictures|products\/[^/]+\/pictures)(?:\.data)?$/;

export function createAdmin({ loadBuild, mode, commerce, log }: AdminDependencies): Admin {
  return {
    async fetch(received) {
      const url = new URL(received.url);
      if (isFromElsewhere(received, url)) return plain('This was sent from another site.', 403);
      const request = await withBoundedBody(received);
      if (!request) return plain('This is more than a form of the desk can hold.', 413);
      const build = await loadBuild();
      const entry = build.entry.module as unknown as EntryModule;
      const context = entry.createDeskContext({ request, commerce, log });
      const response = await entry.createRequestHandler(build, mode)(request, context);
      return unseen(response);
    },
  };
}

function plain(text: string, status: number): Response {
  return unseen(new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }));
}

/** Nothing of the desk is kept by anybody, or found by anybody. */
function unseen(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  response.headers.set('referrer-policy', 'same-origin');
  return response;
}

/** Browsers say where a form comes from; whoever does not say so is none. */
function isFromElsewhere({ method, headers }: Request, { origin }: URL): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.get('origin') !== origin;
}

async function withBoundedBody(request: Request): Promise<Request | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const isUpload = takesFiles.test(new URL(request.url).pathname);
  const body = await readBytesUpTo(request, isUpload ? mostUploaded : mostBytes);
  if (!body) return null;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) });
}

/** Where it is reached, as patterns of a router. */
export const adminPaths: readonly string[] = [
  shop.adminPrefix,
  // The data of its first page.
  `${shop.adminPrefix}.data`,
  `${shop.adminPrefix}/*`,
];
