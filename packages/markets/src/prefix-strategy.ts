import { defaultLocale } from './locale-names.ts';
import type { MarketAddress } from './market.ts';

/** How a host that serves several locales tells them apart (specification 2.1, decision D2). */
export const prefixStrategies = [
  'no_prefix',
  'prefix',
  'prefix_except_default',
  'prefix_and_default',
] as const;
export type PrefixStrategy = (typeof prefixStrategies)[number];

export const defaultPrefixStrategy: PrefixStrategy = 'prefix_except_default';

/** The prefix that addresses of a locale are written with. */
export function prefixOf(market: MarketAddress, strategy: PrefixStrategy): string {
  if (strategy === 'no_prefix') return '';
  if (market.name !== defaultLocale) return market.prefix;
  return strategy === 'prefix' ? defaultLocalePrefix : '';
}

/** Every prefix an address of this locale may carry; `prefix_and_default` also reads the default locale's. */
export function acceptedPrefix(market: MarketAddress, strategy: PrefixStrategy): string {
  if (strategy === 'prefix_and_default' && market.name === defaultLocale) return defaultLocalePrefix;
  return prefixOf(market, strategy);
}

const defaultLocalePrefix = `/${defaultLocale}`;

/**
 * `/nl` and `/` give `/nl`, never `/nl/`: one page has one address. Leading slashes become one, because a browser takes
 * `//name` for another host.
 */
export function joinPrefix(prefix: string, path: string): string {
  const rest = path.replace(/^[/\\]+/, '');
  const isHome = rest === '' || rest.startsWith('?') || rest.startsWith('#');
  return prefix !== '' && isHome ? prefix + rest : `${prefix}/${rest}`;
}
