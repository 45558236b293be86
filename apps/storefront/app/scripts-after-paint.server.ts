const preload = /<link rel="modulepreload" ([^>]*)>/g;
const address = / ?href="([^"]*)"/;
/** What React Router's own start says and nothing else does. */
const ofStart = 'window.__reactRouterRouteModules';

/**
 * A page is looked at before it is touched, and works without its scripts: they are fetched once it is on the screen. React names
 * them first of all, and a slow line would bring 120 kB of them before the picture that one looks at.
 */
export function startScriptsAfterPaint(html: Buffer, nonce: string): Buffer {
  const endOfHead = html.indexOf('</head>');
  const body = html.lastIndexOf('</body>');
  const start = startOf(html, nonce);
  if (endOfHead < 0 || body < 0 || start < endOfHead) return html;
  const files = new Set<string>();
  const head = html.toString('utf8', 0, endOfHead).replace(preload, (_, attributes: string) => {
    files.add(address.exec(attributes)?.[1] ?? '');
    return '';
  });
  const text = html.indexOf('>', start);
  const attributes = html.toString('utf8', start, text).replace(' type="module"', '');
  return Buffer.concat([
    Buffer.from(head),
    html.subarray(endOfHead, start),
    Buffer.from(`${attributes} type="text/plain" data-after-paint="${[...files].join(' ')}"`),
    html.subarray(text, body),
    Buffer.from(`<script nonce="${nonce}">(${afterPaint})()</script>`),
    html.subarray(body),
  ]);
}

/** Where the script begins that starts the others. Any visitor can write what it says, in a review, but nobody its nonce. */
function startOf(html: Buffer, nonce: string): number {
  for (let at = html.indexOf(ofStart); at >= 0; at = html.indexOf(ofStart, at + 1)) {
    const start = html.lastIndexOf('<script', at);
    const tag = html.toString('utf8', start, html.indexOf('>', start));
    if (start >= 0 && tag.includes(` nonce="${nonce}"`) && tag.includes(' type="module"')) return start;
  }
  return -1;
}

/**
 * Runs in the browser, by itself. Where nobody looks nothing is painted, and what keeps the first paint waiting for long keeps no
 * script waiting.
 */
function afterPaint() {
  const longestMs = 3_000;
  const waiting = document.querySelector<HTMLScriptElement>('script[data-after-paint]');
  const start = () => {
    const files = waiting?.dataset.afterPaint;
    if (!waiting || files === undefined) return;
    delete waiting.dataset.afterPaint;
    for (const href of files.match(/\S+/g) ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const { text } = waiting;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }));
  };
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestMs);
}
