import { contentQuery } from '../../data/content-client.ts';
import type { RouteEntry } from '../../routing/route-entry.ts';
import type { ShopRequest } from '../../shop-context.ts';

const knownPage = contentQuery<boolean, { lang: string; slug: string }>(
  'known page',
  'count(*[_type in ["page", "legalText"] && language == $lang && slug.current == $slug]) > 0',
);

/** A path that commerce does not know may be that of a page of the content service (specification 2.1: SANITY_PAGE). */
export async function findDocumentRoute(
  { content, market }: ShopRequest,
  path: string,
): Promise<RouteEntry | undefined> {
  const slug = path.slice(1);
  const isKnown = await content.query(knownPage, { lang: market.code, slug });
  return isKnown ? { type: 'SANITY_PAGE', identifier: slug, redirect_code: 0, path } : undefined;
}
