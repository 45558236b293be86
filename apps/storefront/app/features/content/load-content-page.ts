import { CmsPageQuery } from '../../generated/operations.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

export type ContentView = NonNullable<Awaited<ReturnType<typeof loadContentPage>>>;

export async function loadContentPage(shop: ShopRequest, identifier: string) {
  const { data } = await shop.commerce.query(CmsPageQuery, { identifier });
  const page = data?.cmsPage;
  if (!page) return null;
  return {
    kind: 'content' as const,
    title: page.title ?? '',
    heading: page.content_heading ?? page.title ?? '',
    contentHtml: sanitiseHtml(page.content ?? '', shop),
    metaTitle: page.meta_title ?? page.title ?? '',
    metaDescription: page.meta_description ?? '',
    paths: localisedPaths(data.cms_page_url_keys?.map((row) => [row?.locale, row?.url_key])) ?? {},
  };
}
