import { isCrawler } from './constants/crawlers.ts';
import { marketOwningHost } from './hosts.ts';
import { defaultLocale, isLocaleName, type LocaleName, localeNames } from './locale-names.ts';
import { marketAddresses } from './market-addresses.ts';
import type { PrefixStrategy } from './prefix-strategy.ts';
import { localeUrl } from './urls.ts';

export interface VisitorLanguage {
  readonly acceptLanguage?: string | null | undefined;
  readonly cookieLocale?: string | null | undefined;
}

/** The locale a visitor seems to want: the choice made earlier (cookie), else the browser's languages in order. */
export function detectLocale({ acceptLanguage, cookieLocale }: VisitorLanguage): LocaleName | undefined {
  if (cookieLocale && isLocaleName(cookieLocale)) return cookieLocale;
  for (const tag of preferredTags(acceptLanguage ?? '')) {
    const locale = localeForTag(tag);
    if (locale) return locale;
  }
  return undefined;
}

/** What to offer, dismissibly, to a visitor of another locale's page (decision D2). */
export function suggestLocale(
  visitor: VisitorLanguage & { readonly current: LocaleName },
): LocaleName | undefined {
  const wanted = detectLocale(visitor);
  if (wanted === undefined || wanted === visitor.current) return undefined;
  if (wanted === visitor.cookieLocale) return wanted;
  // "Some English" is no reason to leave the British or American shop.
  const isSameLanguage = marketAddresses[wanted].language === marketAddresses[visitor.current].language;
  return isSameLanguage && wanted === defaultLocale ? undefined : wanted;
}

export interface RootVisit extends VisitorLanguage {
  readonly host: string;
  readonly pathname: string;
  readonly strategy: PrefixStrategy;
  readonly userAgent?: string | null | undefined;
}

/**
 * The path to send a visitor of the home page to, if any. Only `/` on a shared host may lead to another locale
 * (decision D2); deep links, own domains and crawlers never do.
 */
export function rootRedirect(visit: RootVisit): string | undefined {
  const { host, pathname, strategy, userAgent } = visit;
  if (pathname !== '/' || strategy === 'no_prefix' || marketOwningHost(host)) return undefined;
  if (isCrawler(userAgent ?? '')) return undefined;
  const market = marketAddresses[detectLocale(visit) ?? defaultLocale];
  const target = localeUrl(market, '/', { host, strategy });
  return target === pathname ? undefined : target;
}

/** The language tags of an Accept-Language header, most wanted first; a quality of 0 means "not this one". */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Exactly this locale, else the one of the same language; of the three English ones that is the European. */
function localeForTag(tag: string): LocaleName | undefined {
  const [language] = tag.split('-');
  const exact = localeNames.find((name) => name.toLowerCase() === tag);
  return exact ?? localeNames.find((name) => marketAddresses[name].language === language);
}
