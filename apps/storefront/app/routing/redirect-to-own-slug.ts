import { localeNames, pageIdBySlug, staticPagePath } from '@bowline/markets';
import type { MiddlewareFunction } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { redirectWithin } from './redirect-within.ts';

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
