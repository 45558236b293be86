import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addFromPage, addIntent } from '../features/cart/addition-form.ts';
import { loadCategory } from '../features/category/load-category.ts';
import { findDocumentRoute } from '../features/content/find-document-route.ts';
import { loadContentPage } from '../features/content/load-content-page.ts';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { tidySearch } from '../features/listing/listing-state.ts';
import { loadPageBySlug } from '../features/pages/load-document-page.ts';
import { toProductView } from '../features/product/product-view.ts';
import { remindWhenBack } from '../features/product/remind-when-back.ts';
import { preparedComponent } from '../prepared-component.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { type FoundPage, findPage } from '../routing/find-route.ts';
import { redirectToOwnSlug } from '../routing/redirect-to-own-slug.ts';
import { browserRouteCache } from '../routing/route-cache.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import { findContentRedirect } from '../seo/find-content-redirect.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';

const screens = {
  product: preparedComponent(() => import('./chosen-screens/product.tsx')),
  category: preparedComponent(() => import('./chosen-screens/category.tsx')),
  content: preparedComponent(() => import('./chosen-screens/content.tsx')),
  document: preparedComponent(async () => {
    const [screen] = await Promise.all([import('./chosen-screens/document.tsx'), richTextPart.prepare()]);
    return screen;
  }),
};

export const middleware = [redirectToOwnSlug];

/** Asks the backend what lives at this path, which tells all of a product at once, and loads exactly that. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const path = `/${params['*']}`;
  const found = await findPage(shop, path);
  const route = found?.entry ?? (await findDocumentRoute(shop, path));
  if (!route)
    throw (await findContentRedirect(shop, path, url.search)) ?? pageNotFound({ wasLookedUp: true });
  if (route.redirect_code > 0) throw redirect(route.path, route.redirect_code);
  const tidy = route.type === 'CATEGORY' ? tidySearch(url.searchParams) : null;
  if (tidy !== null) throw redirect(route.path + tidy);
  const screen = await loadScreen(shop, route, found, url.searchParams);
  if (!screen) throw pageNotFound({ wasLookedUp: true });
  await screens[screen.kind].prepare();
  return { route, screen };
}

/** The forms of a product page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  const shop = context.get(shopContext);
  if (form?.get('intent') === addIntent) return addFromPage(shop, form);
  if (form?.get('intent') === 'remind-when-back') return remindWhenBack(shop, form);
  throw data('This form is not known.', { status: 405 });
}

/** A redirect found earlier is followed without asking again; what is found now is remembered. */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const cache = browserRouteCache();
  const known = cache.get(url.pathname);
  if (known && known.redirect_code > 0 && known.path.startsWith('/'))
    throw redirect(known.path, known.redirect_code);
  const answer = await serverLoader<typeof loader>();
  cache.set(url.pathname, answer.route);
  await screens[answer.screen.kind].prepare();
  return answer;
}

async function loadScreen(
  shop: ShopRequest,
  route: RouteEntry,
  found: FoundPage | null,
  search: URLSearchParams,
) {
  switch (route.type) {
    case 'PRODUCT':
      return found?.route && 'sku' in found.route
        ? toProductView(shop, { ...found, product: found.route }, search)
        : null;
    case 'CATEGORY':
      return route.uid ? loadCategory(shop, route.uid, search) : null;
    case 'CMS_PAGE':
      return route.identifier ? loadContentPage(shop, route.identifier) : null;
    case 'SANITY_PAGE':
      return route.identifier ? loadPageBySlug(shop, route.identifier, search) : null;
    default:
      return null;
  }
}

export default function CatchAllScreen() {
  const { screen } = useLoaderData<typeof loader>();
  return <Suspense>{shown(screen)}</Suspense>;
}

function shown(screen: NonNullable<Awaited<ReturnType<typeof loadScreen>>>) {
  switch (screen.kind) {
    case 'product':
      return <screens.product.Component key={screen.product.uid} {...screen} />;
    case 'category':
      return <screens.category.Component {...screen} />;
    case 'content':
      return <screens.content.Component {...screen} />;
    case 'document':
      return <screens.document.Component {...screen} />;
  }
}
