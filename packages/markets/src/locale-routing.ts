import { marketOwningHost } from './hosts.ts';
import { detectLocale, type VisitorLanguage } from './locale-detection.ts';
import { defaultLocale } from './locale-names.ts';
import type { Market } from './market.ts';
import { allMarkets, markets } from './markets.ts';
import { acceptedPrefix, joinPrefix, type PrefixStrategy, prefixOf } from './prefix-strategy.ts';

export interface LocaleRequest extends VisitorLanguage {
  readonly host: string;
  readonly pathname: string;
  readonly strategy: PrefixStrategy;
}

export interface ResolvedLocale {
  readonly market: Market;
  /** What addresses of this page's shop carry before a page's own path: '' or '/nl'. */
  readonly basename: string;
  /** The page's own path. */
  readonly pathname: string;
  readonly isOwnDomain: boolean;
  /** The same page under the one path it should have (the query stays as it is); never another locale's page. */
  readonly needsRedirectTo?: string;
}

/** Specification 2.2: the address that letters name for a new password has no locale variants. */
const withoutLocale = /^\/customer\/account\/createPassword\/?$/i;

/** Which shop an address belongs to. The address decides; the visitor's language only where it carries no locale. */
export function resolveLocale(request: LocaleRequest): ResolvedLocale {
  const owner = marketOwningHost(request.host);
  return owner ? resolveOnOwnDomain(markets[owner.name], request) : resolveOnSharedHost(request);
}

function resolveOnOwnDomain(market: Market, { pathname, strategy }: LocaleRequest): ResolvedLocale {
  const resolved = { market, basename: '', pathname, isOwnDomain: true };
  const found = strategy === 'no_prefix' ? undefined : splitPrefix(pathname, market.prefix);
  return found ? { ...resolved, needsRedirectTo: found.pathname } : resolved;
}

function resolveOnSharedHost(request: LocaleRequest): ResolvedLocale {
  const { pathname, strategy } = request;
  if (strategy === 'no_prefix' || withoutLocale.test(pathname)) {
    const market = markets[detectLocale(request) ?? defaultLocale];
    return { market, basename: prefixOf(market, strategy), pathname, isOwnDomain: false };
  }
  for (const market of allMarkets) {
    const found = splitPrefix(pathname, acceptedPrefix(market, strategy));
    if (!found) continue;
    const resolved = { market, ...found, isOwnDomain: false };
    const address = joinPrefix(found.basename, found.pathname);
    return pathname === address ? resolved : { ...resolved, needsRedirectTo: address };
  }
  const market = markets[defaultLocale];
  const resolved = { market, basename: '', pathname, isOwnDomain: false };
  const prefix = prefixOf(market, strategy);
  return prefix === '' ? resolved : { ...resolved, needsRedirectTo: joinPrefix(prefix, pathname) };
}

/** Splits off a prefix that is a whole first segment, in any letter case. */
function splitPrefix(pathname: string, prefix: string): { basename: string; pathname: string } | undefined {
  if (prefix === '' || pathname.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
  const rest = pathname.slice(prefix.length);
  if (rest !== '' && !rest.startsWith('/')) return undefined;
  return { basename: prefix, pathname: joinPrefix('', rest) };
}
