import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch } from '@bowline/kit';
import { allMarkets, shop } from '@bowline/markets';
import { traceparent } from './observe/active-span.ts';

/** A service in this process when it is here, or a sender to the place where it runs. */
export function connect(local: Fetch | undefined, url: string | undefined): Fetch {
  if (url) return sendTo(url);
  if (local) return local;
  throw new Error('A service must run in this process or have an address');
}

const firstPauseMs = 25;
const longestPauseMs = 500;

/**
 * For a service that is started anew now and then: who asks meanwhile waits for it. Only for questions, which may arrive
 * twice.
 */
export function untilItListens(ask: Fetch, patienceMs: number): Fetch {
  return async (request) => {
    const body = request.body ? await request.arrayBuffer() : undefined;
    const giveUpAt = performance.now() + patienceMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await ask(new Request(request, body && { body }));
      } catch (error) {
        if (!isNobodyThere(error) || request.signal.aborted || performance.now() + pauseMs > giveUpAt)
          throw error;
        await pause(pauseMs);
      }
    }
  };
}

function isNobodyThere(error: unknown): boolean {
  const { code } = ((error as Error | undefined)?.cause ?? {}) as { code?: string };
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
}

/** Stands in an address for the domain of the market that asks (specification 7.2). */
const place = '{domain}';

function sendTo(base: string): Fetch {
  const domains = new Map(allMarkets.map(({ code, domain }) => [code, domain]));
  return (request) => {
    // Decided by the shop's own code, never by what a visitor wrote: the name of one of its stores, or of none.
    const store = request.headers.get('store') ?? '';
    const target = new URL(base.replace(place, domains.get(store) ?? shop.commerceDomain));
    const folder = target.pathname.replace(/\/$/, '');
    const { pathname, search } = new URL(request.url);
    const sent = new Request(new URL(folder + pathname + search, target), request);
    const parent = traceparent();
    if (parent) sent.headers.set('traceparent', parent);
    return fetch(sent, { redirect: 'manual' });
  };
}
