import { localeNames, pageIdBySlug, staticPagePath } from '@bowline/markets';
import { type MiddlewareFunction, redirect } from 'react-router';
import { type ShopRequest, shopContext } from '../shop-context.ts';

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

/** For middleware, which React Router leaves to name the locale's prefix itself (a loader's redirect gets it by itself). */
export function redirectWithin({ basename }: ShopRequest, path: string, status = 302): Response {
  return redirect(path === '/' && basename ? basename : basename + path, status);
}
