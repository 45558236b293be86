import { isLocaleName, type LocaleName, staticPageIds, staticPagePath } from '@bowline/markets';
import { contentQuery } from '../../data/content-client.ts';
import { dataOf } from '../../data/data-of.ts';
import { SiteUrlsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { everyLocale } from '../every-locale.ts';
import type { LocalisedPaths } from '../load-paths.ts';
import { translatedPaths } from '../translated-paths.ts';
import type { SiteMapFile } from './site-map-kinds.ts';

interface Group {
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
}

const ofGroups = '{"key": translationGroup, language, "slug": slug.current}';

const writtenTexts = contentQuery<
  Readonly<Record<'categories' | 'posts', readonly (Group['translations'][number] & { key: string })[]>>
>(
  'texts of the site map',
  `{
    "categories": *[_type == "faqCategory"]${ofGroups},
    "posts": *[_type == "blogPost" && publishedAt <= now()]${ofGroups}
  }`,
);

/** Screens that are no documents and live at the same path everywhere. */
const screens = ['/', '/blog', '/faq', '/stores'];
/** Pages of commerce that are shown as something else. */
const notPages = new Set(['/home', '/no-route']);

/** Everything in one file of the site map, each thing with its path in every locale. */
export async function loadSitePaths(
  shop: ShopRequest,
  { kind, page }: SiteMapFile,
): Promise<readonly LocalisedPaths[]> {
  switch (kind) {
    case 'products':
      return loadUrls(shop, 'PRODUCT', page);
    case 'categories':
      return loadUrls(shop, 'CATEGORY', page);
    case 'posts':
      return page === 1 ? groups((await shop.content.query(writtenTexts, {})).posts, '/blog') : [];
    case 'pages':
      return page === 1 ? loadPages(shop) : [];
  }
}

async function loadPages(shop: ShopRequest): Promise<readonly LocalisedPaths[]> {
  const [written, ofCommerce] = await Promise.all([
    shop.content.queryIfPossible(writtenTexts, {}),
    loadUrls(shop, 'CMS_PAGE', 1),
  ]);
  const fixed = [
    ...screens.map((path) => everyLocale(() => path)),
    ...staticPageIds.map((id) => everyLocale((locale) => staticPagePath(id, locale))),
    ...groups(written?.categories ?? [], '/faq'),
  ];
  const taken = new Set(fixed.map((paths) => paths.en));
  return [...fixed, ...ofCommerce.filter(({ en = '' }) => !taken.has(en) && !notPages.has(en))];
}

type EntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';

async function loadUrls(
  { commerce }: ShopRequest,
  type: EntityType,
  page: number,
): Promise<readonly LocalisedPaths[]> {
  const { site_urls: urls } = dataOf(await commerce.query(SiteUrlsQuery, { type, page }));
  const locales = urls.locales.map((name) => (name && isLocaleName(name) ? name : null));
  return urls.items.map((item) => pathsOf(locales, item?.paths ?? []));
}

function pathsOf(locales: readonly (LocaleName | null)[], paths: readonly (string | null)[]): LocalisedPaths {
  return Object.fromEntries(
    locales.flatMap((locale, index) => {
      const path = paths[index];
      return locale && path ? [[locale, `/${path}`]] : [];
    }),
  );
}

function groups(
  texts: readonly { readonly key: string; readonly language: string; readonly slug: string }[],
  folder: string,
): readonly LocalisedPaths[] {
  const byKey = Map.groupBy(texts, ({ key }) => key);
  return [...byKey.values()].map((translations) => translatedPaths(translations, folder));
}
