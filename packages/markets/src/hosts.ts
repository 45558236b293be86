import type { Market } from './market.ts';
import { allMarkets } from './markets.ts';

/** A host without port, `www.` and letter case. */
export function normaliseHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** The market whose own domain this is; none for the shared domain, localhost, a preview. */
export function marketOwningHost(host: string): Market | undefined {
  const domain = normaliseHost(host);
  return allMarkets.find((market) => market.domain === domain && hasOwnDomain(market));
}

export function hasOwnDomain(market: Market): boolean {
  return market.domain !== market.domainDefault;
}
