import type { CmsPageFragment } from '../../generated/operations.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { prepareHtml } from './picture-sizes.server.ts';

export type ContentView = Awaited<ReturnType<typeof toContentView>>;

/** A page of commerce. */
export async function toContentView(shop: ShopRequest, page: CmsPageFragment) {
  return {
    kind: 'content' as const,
    title: page.title ?? '',
    heading: page.content_heading ?? page.title ?? '',
    contentHtml: await prepareHtml(shop, page.content ?? ''),
    metaTitle: page.meta_title ?? page.title ?? '',
    metaDescription: page.meta_description ?? '',
    paths: localisedPaths(page.url_keys.map((row) => [row?.locale, row?.url_key])) ?? {},
  };
}
