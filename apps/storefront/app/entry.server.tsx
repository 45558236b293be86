import { Writable } from 'node:stream';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { AppHead } from './AppHead.tsx';
import {
  styleSheetLink,
  waitingForStyles,
  withOwnStyles,
  withStylesToCome,
} from './first-paint/first-paint-styles.server.ts';
import { messagesOnServer, ownTextsFor } from './i18n/all-messages.server.ts';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { localeFactsOf } from './i18n/locale-facts.server.ts';
import type { OwnTexts } from './i18n/messages.ts';
import { allowOwnScripts, embeddedScriptOrigins } from './inline-script-hashes.server.ts';
import { MarkupKeeperContext } from './KeptMarkup.tsx';
import { createMarkupStore } from './kept-markup.server.ts';
import { madeOfHeader, nameOfParts } from './made-of.server.ts';
import { takePageData, withPageData } from './page-data.server.ts';
import { scriptsOfChosenScreen } from './routing/chosen-screens.ts';
import { startScriptsAfterPaint } from './scripts-after-paint.server.ts';
import { type ShopRequest, shopContext } from './shop-context.ts';

// Both must come from the same React Router as the routes: while developing, the server's own is another copy.
export { createRequestHandler } from 'react-router';
export { markLastGood } from './features/device/mark-last-good.server.tsx';
export { styleSheetLink } from './first-paint/first-paint-styles.server.ts';
export { localeFactsOf } from './i18n/locale-facts.server.ts';
export { createLoadContext } from './load-context.server.ts';

/** Read and removed by the server that sets the content security policy. */
const scriptHashesHeader = 'x-inline-script-hashes';
const styleHashHeader = 'x-inline-style-hash';
const scriptOriginsHeader = 'x-embedded-script-origins';

const renderTimeoutMs = 10_000;

const partsOf = createMarkupStore();

/**
 * A page is rendered whole before its first byte leaves: the content security policy names every inline script
 * by its hash, and a page that fails while rendering still gets its right status.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const shop = loadContext.get(shopContext);
  const { market, log, basename, hasWorker = false } = shop;
  const ownTexts = await ownTextsFor(shop);
  const messages = messagesOnServer(market.name, (text) => log.warn({}, text), ownTexts);
  const nonce = crypto.randomUUID();
  const scope = scopeOf(entryContext, shop, ownTexts);
  const data = await takePageData(entryContext);
  const known = request.headers.get(madeOfHeader);
  const isNamed = known !== null && status === 200 && data !== undefined;
  const madeOf = isNamed ? nameOfParts([scope, request.url, [...headers]], data) : undefined;
  if (madeOf !== undefined && madeOf === known) return new Response(null, { status: 304, headers });
  const parts = partsOf(scope, nonce);
  const page = (
    <I18nProvider messages={messages} facts={localeFactsOf(market.name)}>
      <AppHead basename={basename} hasWorker={hasWorker} ownTexts={ownTexts} />
      <Preloads scripts={scriptsOfChosenScreen(entryContext)} />
      <MarkupKeeperContext value={parts.find}>
        <ServerRouter context={withShownRoutes(entryContext)} url={request.url} nonce={nonce} />
      </MarkupKeeperContext>
    </I18nProvider>
  );
  const rendered = withPageData(renderAtOnce(page) ?? (await renderWhole(page, nonce)), data, nonce);
  // Most who see a page that is kept have never been here.
  const bringsStyles = known !== null;
  const styled = bringsStyles ? withStylesToCome(rendered) : waitingForStyles(rendered);
  const { html: own, hashes } = allowOwnScripts(startScriptsAfterPaint(styled, nonce), nonce);
  // Last, so that what other pages have made is not looked through again.
  const whole = parts.putIn(own);
  const { html, hash } = bringsStyles ? withOwnStyles(whole) : { html: whole, hash: undefined };
  if (madeOf) headers.set(madeOfHeader, madeOf);
  headers.set(scriptHashesHeader, hashes.join(' '));
  const embedded = embeddedScriptOrigins(html);
  if (embedded.length > 0) headers.set(scriptOriginsHeader, embedded.join(' '));
  if (hash !== undefined) headers.set(styleHashHeader, hash);
  headers.append('link', styleSheetLink);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', market.name);
  // A page may set cookies of its visitor: no cache between the shop and the browser may keep it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  return new Response(html as Uint8Array<ArrayBuffer>, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a visitor got wrong is answered, not logged as our failure; a service that is away was logged where it was asked.
  const isTold = isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
  if (request.signal.aborted || isTold) return;
  context
    .get(shopContext)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'A page could not be made');
};

/** All that parts of a page read besides what they are given. */
function scopeOf(
  { staticHandlerContext }: EntryContext,
  { market, basename }: ShopRequest,
  ownTexts: OwnTexts,
) {
  return [market.name, basename, staticHandlerContext.loaderData.root, ownTexts];
}

/** Of all routes of the locale, the branch that is shown: React Router makes an object of each, for every page. */
function withShownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const shown = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const known = manifest.routes[id];
    return known ? [[id, known] as const] : [];
  });
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(shown) } };
}

/** The browser learns of these files with the page, not only when the route's own code has run. */
function Preloads({ scripts }: { scripts: readonly string[] }) {
  for (const script of scripts) preloadModule(script, { as: 'script' });
  return null;
}

/** What React leaves where a part has to wait, or failed. */
const unfinished = ['<!--$?-->', '<!--$!-->'];
const doctype = Buffer.from('<!DOCTYPE html>');

/**
 * Without waiting for anything, which costs a good deal less. Undefined where a part waits for its file, as each does when it is
 * shown for the first time since the start of the shop.
 */
function renderAtOnce(page: React.ReactNode): Buffer | undefined {
  const html = renderToString(page);
  if (unfinished.some((sign) => html.includes(sign))) return undefined;
  return Buffer.concat([doctype, Buffer.from(html)]);
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part behind <Suspense> stays in its place, however large: without scripts it would never get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
  });
}
