import {
  allMarkets,
  hasOwnDomain,
  type Market,
  marketOwningHost,
  normaliseHost,
  shop,
} from '@bowline/markets';
import type { ShopRequest } from '../../shop-context.ts';

/** The locales whose pages a host answers for: its own, those of the shared domain, or all on a preview. */
export function servedMarkets({
  host,
  strategy,
  market,
}: Pick<ShopRequest, 'host' | 'strategy' | 'market'>): readonly Market[] {
  // Without prefixes the address does not tell the locale: the one that answers is all there is to crawl.
  if (marketOwningHost(host) || strategy === 'no_prefix') return [market];
  const isShared = normaliseHost(host) === shop.sharedDomain;
  return isShared ? allMarkets.filter((candidate) => !hasOwnDomain(candidate)) : allMarkets;
}
