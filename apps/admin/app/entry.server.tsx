import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { deskContext } from './data/desk-context.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { TextsProvider } from './i18n/TextsProvider.tsx';

// Both must come from the same React Router as the routes: while developing, the server's own is another copy.
export { createRequestHandler } from 'react-router';
export { createDeskContext } from './data/desk-request.server.ts';

const renderTimeoutMs = 10_000;

/** Whole before its first byte leaves: a page that fails while rendering still gets its right status. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { language } = loadContext.get(deskContext);
  const nonce = crypto.randomUUID();
  const texts = await loadTexts(language);
  const html = await renderWhole(
    <TextsProvider language={language} texts={texts}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </TextsProvider>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  if (import.meta.env.PROD) headers.set('content-security-policy', policyOf(nonce));
  return new Response(html, { status, headers });
}

/** No page of the desk is kept, so a word for this one answer does. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Letters are shown in a frame that can do nothing.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname: path } = new URL(request.url);
  context.get(deskContext).log.error({ err: error, path }, 'A page of the desk could not be made');
};

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
  });
}
