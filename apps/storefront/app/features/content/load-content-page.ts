import { CmsPageQuery } from '../../generated/operations.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';

export type ContentView = NonNullable<Awaited<ReturnType<typeof loadContentPage>>>;

export async function loadContentPage({ commerce }: ShopRequest, identifier: string) {
  const { data } = await commerce.query(CmsPageQuery, { identifier });
  const page = data?.cmsPage;
  if (!page) return null;
  return {
    kind: 'content' as const,
    title: page.title ?? '',
    heading: page.content_heading ?? page.title ?? '',
    contentHtml: page.content ?? '',
    metaTitle: page.meta_title ?? page.title ?? '',
    metaDescription: page.meta_description ?? '',
    paths: localisedPaths(data.cms_page_url_keys?.map((row) => [row?.locale, row?.url_key])) ?? {},
  };
}
