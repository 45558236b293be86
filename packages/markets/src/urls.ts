import { hasOwnDomain, marketOwningHost } from './hosts.ts';
import { defaultLocale, type LocaleName, localeNames } from './locale-names.ts';
import type { MarketAddress } from './market.ts';
import { marketAddresses } from './market-addresses.ts';
import { defaultPrefixStrategy, joinPrefix, type PrefixStrategy, prefixOf } from './prefix-strategy.ts';
import { shop } from './shop.ts';

export interface Place {
  readonly host: string;
  readonly strategy: PrefixStrategy;
}

/** A page of a locale as linked from a given host: a path where that host serves the locale, else its full address. */
export function localeUrl(market: MarketAddress, path: string, { host, strategy }: Place): string {
  const owner = marketOwningHost(host);
  if (owner?.name === market.name) return joinPrefix('', path);
  return owner ? absoluteUrl(market, path, strategy) : joinPrefix(prefixOf(market, strategy), path);
}

/** The one production address of a page. */
export function absoluteUrl(
  market: MarketAddress,
  path: string,
  strategy: PrefixStrategy = defaultPrefixStrategy,
): string {
  const prefix = hasOwnDomain(market) ? '' : prefixOf(market, strategy);
  return `https://${market.domain}${joinPrefix(prefix, path)}`;
}

export interface HreflangLink {
  readonly hreflang: LocaleName | 'x-default';
  readonly href: string;
}

/** One link per locale that has the page, and x-default for everybody else (decision D2). */
export function hreflangLinks(
  pathByLocale: Readonly<Partial<Record<LocaleName, string>>>,
  strategy: PrefixStrategy = defaultPrefixStrategy,
): readonly HreflangLink[] {
  const links = localeNames.flatMap((name): HreflangLink[] => {
    const path = pathByLocale[name];
    return path === undefined
      ? []
      : [{ hreflang: name, href: absoluteUrl(marketAddresses[name], path, strategy) }];
  });
  const fallback = links.find((link) => link.hreflang === defaultLocale) ?? links[0];
  return fallback ? [...links, { hreflang: 'x-default', href: fallback.href }] : [];
}

export interface CanonicalOptions {
  readonly queryParameters?: readonly string[];
  readonly lowercase?: boolean;
  readonly strategy?: PrefixStrategy;
}

/** Specification 2.6: only whitelisted query parameters, sorted; lowercased where configured. */
export function canonicalUrl(
  market: MarketAddress,
  pathname: string,
  search: string | URLSearchParams = '',
  options: CanonicalOptions = {},
): string {
  const { queryParameters, lowercase, strategy } = { ...shop.canonical, ...options };
  const kept = [...new URLSearchParams(search)].filter(([name]) => queryParameters.includes(name));
  const query = new URLSearchParams(kept);
  query.sort();
  const url = absoluteUrl(market, pathname, strategy) + (query.size === 0 ? '' : `?${query}`);
  return lowercase ? url.toLowerCase() : url;
}
