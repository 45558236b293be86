import { pageIdBySlug, staticPagePath } from '@bowline/markets';
import { loadPostPaths } from '../features/blog/load-post.ts';
import { loadTagPaths } from '../features/blog/load-posts.ts';
import { loadFaqPaths } from '../features/faq/load-faq.ts';
import { findRoute } from '../routing/find-route.ts';
import type { ShopRequest } from '../shop-context.ts';
import { everyLocale } from './every-locale.ts';
import { type LocalisedPaths, loadCategoryPaths, loadCmsPagePaths, loadProductPaths } from './load-paths.ts';

/** Where the page at `path` of the current locale lives in all the others; nowhere when nobody can tell (specification 8). */
export function samePageElsewhere(shop: ShopRequest, path: string): Promise<LocalisedPaths> {
  return findElsewhere(shop, path).catch(() => ({}));
}

async function findElsewhere(shop: ShopRequest, path: string): Promise<LocalisedPaths> {
  if (path === '/') return everyLocale(() => '/');
  const page = pageIdBySlug(shop.market.name, path.slice(1));
  if (page) return everyLocale((locale) => staticPagePath(page, locale));
  const [, text, slug] = /^\/(blog\/tag|blog|faq)\/(.+)$/.exec(path) ?? [];
  if (text && slug) return textElsewhere(shop, text, slug);
  const route = await findRoute(shop.commerce, path);
  if (route?.type === 'PRODUCT' && route.sku) return (await loadProductPaths(shop.commerce, route.sku)) ?? {};
  if (route?.type === 'CATEGORY' && route.uid)
    return (await loadCategoryPaths(shop.commerce, route.uid)) ?? {};
  if (route?.type === 'CMS_PAGE' && route.identifier)
    return (await loadCmsPagePaths(shop.commerce, route.identifier)) ?? {};
  return everyLocale(() => path);
}

async function textElsewhere(shop: ShopRequest, kind: string, slug: string): Promise<LocalisedPaths> {
  if (kind === 'faq') return loadFaqPaths(shop, slug);
  return kind === 'blog' ? loadPostPaths(shop, slug) : loadTagPaths(shop, slug);
}
