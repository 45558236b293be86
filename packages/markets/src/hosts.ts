import type { MarketAddress } from './market.ts';
import { marketAddresses } from './market-addresses.ts';

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
export function marketOwningHost(host: string): MarketAddress | undefined {
  const domain = normaliseHost(host);
  return Object.values(marketAddresses).find((market) => market.domain === domain && hasOwnDomain(market));
}

export function hasOwnDomain(market: MarketAddress): boolean {
  return market.domain !== market.domainDefault;
}
