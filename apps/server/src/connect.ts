import type { Fetch } from '@bowline/kit';
import { allMarkets, shop } from '@bowline/markets';
import { traceparent } from './observe/active-span.ts';

/** A service in this process when it is here, or a sender to the place where it runs. */
export function connect(local: Fetch | undefined, url: string | undefined): Fetch {
  if (url) return sendTo(url);
  if (local) return local;
  throw new Error('A service must run in this process or have an address');
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
