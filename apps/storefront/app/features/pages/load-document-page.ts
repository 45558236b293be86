import { isLocaleName, type LocaleName, type StaticPageId } from '@bowline/markets';
import { contentQuery } from '../../data/content-client.ts';
import type { LocalisedPaths } from '../../seo/load-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { loadProductsBySku } from '../catalog/load-products-by-sku.ts';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { type Heading, headingsOf, withAnchors } from '../content/contents.ts';
import { fillPlaceholders, fillTexts, loadPlaceholderValues } from '../content/placeholders.ts';
import { prepareLinks, prepareRichText } from '../content/prepare-rich-text.server.ts';
import type { ContentLink, ContentPicture, RichText } from '../content/rich-text.ts';
import { loadMaterials, type MaterialLists } from '../materials/load-materials.ts';
import { type InsertData, loadInserts } from './inserts/load-inserts.ts';

interface PageDocument {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly layout?: 'default' | 'light' | null;
  readonly intro?: string | null;
  readonly body: RichText;
  readonly products?: readonly string[] | null;
  readonly related?: readonly ContentLink[] | null;
  readonly seo: { readonly title?: string; readonly description: string; readonly picture?: ContentPicture };
  readonly version?: string | null;
  readonly effectiveFrom?: string | null;
  readonly isHidden: boolean;
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
}

const pageFields = `{
  "key": translationGroup, title, "slug": slug.current, layout, intro, body, products, related, seo, version, effectiveFrom,
  "isHidden": isHiddenFromSearch == true,
  "translations": *[_type == ^._type && translationGroup == ^.translationGroup]{language, "slug": slug.current}
}`;

const pageByKey = contentQuery<PageDocument | null, { lang: string; key: string }>(
  'page by key',
  `*[_type in ["page", "legalText"] && language == $lang && translationGroup == $key][0]${pageFields}`,
);

const pageBySlug = contentQuery<PageDocument | null, { lang: string; slug: string }>(
  'page by slug',
  `*[_type in ["page", "legalText"] && language == $lang && slug.current == $slug][0]${pageFields}`,
);

export interface DocumentPageView {
  readonly kind: 'document';
  readonly title: string;
  readonly intro: string;
  readonly blocks: RichText;
  readonly headings: readonly Heading[];
  readonly inserts: InsertData;
  readonly materials: MaterialLists;
  readonly products: readonly ProductSummary[];
  readonly related: readonly ContentLink[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly picture: string | undefined;
  readonly version: { readonly name: string; readonly effectiveFrom: string } | undefined;
  readonly isHidden: boolean;
  /** By the slugs of its translations. */
  readonly paths: LocalisedPaths;
}

/** A static page of specification 2.3 by its id; nothing when nobody has written it. */
export async function loadStaticPage(shop: ShopRequest, id: StaticPageId, search: URLSearchParams) {
  const document = await shop.content.query(pageByKey, { lang: shop.market.code, key: id });
  return document && viewOf(shop, document, search);
}

/** Any page by the slug it has in this locale. */
export async function loadPageBySlug(shop: ShopRequest, slug: string, search: URLSearchParams) {
  const document = await shop.content.query(pageBySlug, { lang: shop.market.code, slug });
  return document && viewOf(shop, document, search);
}

export type PageList = readonly {
  readonly title: string;
  readonly slug: string;
  readonly intro?: string | null;
}[];

const pageList = contentQuery<PageList, { lang: string }>(
  'page list',
  `*[_type in ["page", "legalText"] && language == $lang && !(isHiddenFromSearch == true)]
    | order(title asc)[0...200]{title, "slug": slug.current, intro}`,
);

/** Every page that is meant to be found. */
export async function loadPageList(shop: ShopRequest): Promise<PageList> {
  return fillTexts(shop, await shop.content.query(pageList, { lang: shop.market.code }));
}

async function viewOf(
  shop: ShopRequest,
  document: PageDocument,
  search: URLSearchParams,
): Promise<DocumentPageView> {
  const { title, intro, body, seo, version, effectiveFrom, products, related } = document;
  const texts = {
    title,
    intro: intro ?? '',
    metaTitle: seo.title ?? title,
    metaDescription: seo.description,
  };
  const [prepared, inserts, values, beside] = await Promise.all([
    prepareRichText(shop, body),
    loadInserts(shop, body, search),
    loadPlaceholderValues(shop, JSON.stringify(texts)),
    Promise.all([
      loadMaterials(shop, body),
      loadProductsBySku(shop, products ?? []),
      prepareLinks(shop, related ?? []),
    ]),
  ]);
  const blocks = withAnchors(prepared);
  const filled = Object.entries(texts).map(([name, text]) => [name, fillPlaceholders(text, values)]);
  return {
    kind: 'document',
    ...(Object.fromEntries(filled) as typeof texts),
    blocks,
    headings: headingsOf(blocks),
    inserts,
    materials: beside[0],
    products: beside[1],
    related: beside[2],
    picture: seo.picture?.src,
    version: version && effectiveFrom ? { name: version, effectiveFrom } : undefined,
    isHidden: document.isHidden,
    paths: pathsOf(document),
  };
}

function pathsOf({ translations }: PageDocument): LocalisedPaths {
  const rows = translations.flatMap(({ language, slug }): [LocaleName, string][] => {
    const locale = language.replace('_', '-');
    return isLocaleName(locale) ? [[locale, `/${slug}`]] : [];
  });
  return Object.fromEntries(rows);
}
