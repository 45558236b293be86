import { localeNames, pageIdBySlug, staticPagePath } from '@bowline/markets';
import type { MiddlewareFunction } from 'react-router';
import { contentQuery } from '../data/content-client.ts';
import { dataOf } from '../data/data-of.ts';
import { OwnUrlPathQuery } from '../generated/operations.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { redirectTo } from './redirect-to.ts';

/** A content page asked for by the slug of another locale moves to the slug of this one. */
export const redirectToOwnSlug: MiddlewareFunction<Response> = ({ context, params }) => {
  const shop = context.get(shopContext);
  const { market } = shop;
  const slug = params['*'] ?? '';
  if (pageIdBySlug(market.name, slug)) return;
  for (const locale of localeNames) {
    const page = pageIdBySlug(locale, slug);
    if (page) throw redirectWithin(shop, staticPagePath(page, market.name), 301);
  }
};

const ownPageSlug = contentQuery<string | null, { lang: string; slug: string }>(
  'own slug of a page',
  `*[_type in ["page", "legalText"] && slug.current == $slug]
    {"own": *[_type == ^._type && translationGroup == ^.translationGroup && language == $lang][0].slug.current}
    [defined(own)][0].own`,
);

/** The same for products, categories and pages of both services, for a path that shows nothing in this locale. */
export async function findOwnPath({ commerce, content, market }: ShopRequest, path: string) {
  const { own_url_path: ownUrlPath } = dataOf(await commerce.query(OwnUrlPathQuery, { url: path }));
  const own = ownUrlPath ?? (await content.query(ownPageSlug, { lang: market.code, slug: path.slice(1) }));
  return own && `/${own}` !== path ? `/${own}` : null;
}

/** For middleware, which React Router leaves to name the locale's prefix itself (a loader's redirect gets it by itself). */
export function redirectWithin({ basename }: ShopRequest, path: string, status = 302): Response {
  return redirectTo(path === '/' && basename ? basename : basename + path, status);
}
