import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Tells a browser what a page needs while the page is still being made (103). Of all who ask only browsers say that they navigate;
 * a program may take such an answer for the page.
 */
export function earlyHints(link: string | undefined): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async ({ env }, next) => {
    const { incoming, outgoing } = env ?? {};
    const isNavigation = incoming?.headers['sec-fetch-mode'] === 'navigate' && incoming.httpVersion !== '1.0';
    // Who was sent an older page while this one is made has no more use for it.
    if (link && isNavigation && outgoing?.headersSent === false) outgoing.writeEarlyHints({ link });
    await next();
  };
}
