import { type LocaleName, localeNames } from './locale-names.ts';
import { type StaticPageId, staticPageIds } from './market.ts';
import { localeDefinitions } from './markets.ts';
import { fillShopWords } from './shop.ts';

type SlugsByLocale = Readonly<Record<LocaleName, string>>;

/** Every static content page of specification 2.3: its slug in each locale. */
export function staticPagesFor(productWord?: string): Readonly<Record<StaticPageId, SlugsByLocale>> {
  const slugsOf = (id: StaticPageId) =>
    Object.fromEntries(localeNames.map((locale) => [locale, staticPageSlug(id, locale, productWord)]));
  return Object.fromEntries(staticPageIds.map((id) => [id, slugsOf(id)])) as Record<
    StaticPageId,
    SlugsByLocale
  >;
}

export const staticPages = staticPagesFor();

export function staticPageSlug(id: StaticPageId, locale: LocaleName, productWord?: string): string {
  return fillShopWords(localeDefinitions[locale].pageSlugs[id], productWord);
}

export function staticPagePath(id: StaticPageId, locale: LocaleName, productWord?: string): string {
  return `/${staticPageSlug(id, locale, productWord)}`;
}

export function pageIdBySlug(
  locale: LocaleName,
  slug: string,
  productWord?: string,
): StaticPageId | undefined {
  return staticPageIds.find((id) => staticPageSlug(id, locale, productWord) === slug);
}

/** A slug never means two different pages, so one of another locale can be sent to the visitor's own. */
export function slugsOfAllLocales(productWord?: string): ReadonlyMap<string, StaticPageId> {
  return new Map(
    staticPageIds.flatMap((id) =>
      localeNames.map((locale) => [staticPageSlug(id, locale, productWord), id] as const),
    ),
  );
}

/** What addresses of the storefront's own screens begin with, in every locale; a test there knows them all. */
const ownBeginnings = new Set(
  `api assets blog checkout compare cookies createPassword customer faq frequently-asked-questions it llms magento manifest
  newsletter offline orders page queries robots sanity search sitemap stores wishlist`.split(/\s+/),
);

/** Leads to a page of the storefront itself, so that nothing that is sold or written can be found there. */
export function isOwnPage(locale: LocaleName, path: string): boolean {
  const [beginning = ''] = path.split(/[/.]/);
  return ownBeginnings.has(beginning) || pageIdBySlug(locale, path) !== undefined;
}
