import { localeUrl, type Market, shop } from '@bowline/markets';
import type { ShopRequest } from '../shop-context.ts';

/** Screens of one visitor, endless combinations, and services: nothing to find there. */
const closedInEveryLocale = ['/checkout', '/customer', '/search', '/stores/store/switch', '/api/'];
const closed = ['/graphql', '/1/', '/health', shop.adminPrefix];

export function writeRobots(
  { host, strategy }: Pick<ShopRequest, 'host' | 'strategy'>,
  markets: readonly Market[],
  origin: string,
): string {
  const paths = new Set(
    markets.flatMap((market) =>
      closedInEveryLocale.map((path) => localeUrl(market, path, { host, strategy })),
    ),
  );
  return [
    'User-agent: *',
    ...[...paths, ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
