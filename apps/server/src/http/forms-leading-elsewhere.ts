import { escapeMarkup } from '@bowline/kit';
import type { MiddlewareHandler } from 'hono';

/**
 * A form whose answer leads to another origin: to the page of a payment provider, from there back to another domain of the
 * shop. The policy lets forms go to the shop alone, and browsers hold it against every hop of a redirect, also against those
 * a provider makes to a bank nobody can list beforehand. So the answer becomes a page of the shop that leads on by itself:
 * what follows is no longer the form. Scripts fetch their answers in another way and never meet this.
 */
export function formsLeadingElsewhere(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (req.method !== 'POST' || res.status !== 303) return;
    const location = res.headers.get('location');
    if (location === null) return;
    const target = URL.parse(location, req.url);
    if (!target || !isOnTheWeb(target) || target.origin === new URL(req.url).origin) return;
    const headers = new Headers(res.headers);
    for (const name of ['location', 'content-length']) headers.delete(name);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-store');
    headers.set('refresh', `0; url=${target.href}`);
    context.res = undefined;
    context.res = new Response(pageLeadingTo(target), { status: 200, headers });
  };
}

function isOnTheWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

/** Seen for a moment at most; a host has the same name in every language. */
function pageLeadingTo({ href, host }: URL): string {
  const link = `<a href="${escapeMarkup(href)}">${escapeMarkup(host)}</a>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${escapeMarkup(host)}</title>`;
  return `<!doctype html><html><head>${head}</head><body><p>${link}</p></body></html>`;
}
