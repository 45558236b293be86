import { Suspense, useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { type Packed, pack, unpack } from '../data/packed.ts';
import { addFromPage, isAddition } from '../features/cart/add-to-cart.ts';
import { loadCategory } from '../features/category/load-category.ts';
import { toContentView } from '../features/content/content-view.ts';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { loadFavourites } from '../features/errors/load-favourites.ts';
import { readListingState, tidySearch } from '../features/listing/listing-state.ts';
import { factsQuestion } from '../features/listing/load-listing.ts';
import { loadPageBySlug } from '../features/pages/load-document-page.ts';
import { isOtherChoice } from '../features/product/other-choice.ts';
import { toProductView } from '../features/product/product-view.ts';
import { reminderForm, remindWhenBack } from '../features/product/remind-when-back.ts';
import { isJudgement, judgeReview } from '../features/reviews/judge-reviews.ts';
import { reviewQuestion } from '../features/reviews/review-question.ts';
import { formDataOf, unknownForm } from '../forms/form-actions.ts';
import { preparedComponent } from '../prepared-component.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { type FoundPage, findPage } from '../routing/find-route.ts';
import { redirectElsewhere, redirectTo } from '../routing/redirect-to.ts';
import { findOwnPath, redirectToOwnSlug } from '../routing/redirect-to-own-slug.ts';
import { browserRouteCache } from '../routing/route-cache.ts';
import { type RouteEntry, routeEntryName } from '../routing/route-entry.ts';
import { findContentRedirect } from '../seo/find-content-redirect.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';

const screens = {
  product: preparedComponent(() => import('./chosen-screens/product.tsx')),
  category: preparedComponent(() => import('./chosen-screens/category.tsx')),
  content: preparedComponent(() => import('./chosen-screens/content.tsx')),
  document: preparedComponent(() => import('./chosen-screens/document.tsx')),
};

export const middleware = [redirectToOwnSlug];

/** Asks the backend what lives at this path, and all that its page shows. What commerce does not know may be written in content. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const path = `/${params['*']}`;
  const state = readListingState(url.searchParams);
  const listing = state ? factsQuestion(state) : undefined;
  const found = await findPage(shop, path, listing, reviewQuestion(url.searchParams));
  const route: RouteEntry = found?.entry ?? {
    type: 'SANITY_PAGE',
    identifier: path.slice(1),
    redirect_code: 0,
    path,
  };
  if (found && route.type) shop.nameRoute(routeEntryName(route));
  if (route.redirect_code > 0) throw redirectOf(route, url.search);
  const tidy = route.type === 'CATEGORY' ? tidySearch(url.searchParams) : null;
  if (tidy !== null) throw redirectTo(route.path + tidy);
  const screen = await loadScreen(shop, route, found, url.searchParams);
  if (!screen)
    throw found ? pageNotFound({ wasLookedUp: true }) : await answerOfUnknown(shop, path, url.search);
  if (!found) shop.nameRoute(routeEntryName(route));
  await screens[screen.kind].prepare();
  return pack({ route, screen }, { screenKind: screen.kind });
}

/** Where editors or another language's address lead, else a 404. */
async function answerOfUnknown(shop: ShopRequest, path: string, search: string) {
  const byEditors = await findContentRedirect(shop, path, search);
  if (byEditors) return byEditors;
  const ownPath = await findOwnPath(shop, path);
  return ownPath
    ? redirectTo(withSearch(ownPath, search), 301)
    : pageNotFound({ wasLookedUp: true, favourites: await loadFavourites(shop) });
}

/** What was asked of a path that moved is asked of the new one. */
function withSearch(path: string, search: string): string {
  return path.includes('?') ? path : path + search;
}

/** The forms of a product page. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const sent = await formDataOf(request);
  const shop = context.get(shopContext);
  if (isAddition(sent)) return addFromPage(shop, sent);
  if (isJudgement(sent)) return judgeReview(shop, sent, url);
  if (sent.get('intent') === reminderForm.name) return remindWhenBack(shop, sent);
  throw unknownForm();
}

/** A redirect found earlier is followed without asking again; what is found now is remembered. */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const cache = browserRouteCache();
  const known = cache.get(url.pathname);
  if (known && known.redirect_code > 0) throw redirectOf(known, url.search);
  const kept = keptFor(url);
  if (kept) return kept;
  const answer = await serverLoader<typeof loader>();
  const { route, screen } = unpack<Found>(answer);
  cache.set(url.pathname, route);
  const { kind } = screen;
  await Promise.all([screens[kind].prepare(), kind === 'document' && richTextPart.prepare()]);
  return answer;
}

type Answer = Awaited<ReturnType<typeof loader>>;
type Found = Answer extends Packed<infer Value> ? Value : never;

/** What the browser shows now, and where. */
let shownNow: { readonly address: URL; readonly answer: Answer } | undefined;

/** A page knows all that can be chosen of its product: another choice asks nobody. */
function keptFor(url: URL): Answer | undefined {
  if (shownNow?.address.pathname !== url.pathname) return undefined;
  const { address, answer } = shownNow;
  const { screen } = unpack<Found>(answer);
  return screen.kind === 'product' && isOtherChoice(screen.options, address.searchParams, url.searchParams)
    ? answer
    : undefined;
}

/** Former addresses, and rewrites of the merchant, which may lead to another site. */
function redirectOf({ path, redirect_code }: RouteEntry, search: string): Response {
  return path.startsWith('/')
    ? redirectTo(withSearch(path, search), redirect_code)
    : redirectElsewhere(path, redirect_code);
}

async function loadScreen(
  shop: ShopRequest,
  route: RouteEntry,
  found: FoundPage | null,
  search: URLSearchParams,
) {
  if (!found) return loadPageBySlug(shop, route.identifier ?? '', search);
  const { route: thing } = found;
  if (thing && 'sku' in thing) return toProductView(shop, { ...found, product: thing }, search);
  if (thing && 'listing' in thing) return loadCategory(shop, thing, search);
  return thing && 'identifier' in thing ? toContentView(shop, thing) : null;
}

export default function CatchAllScreen() {
  const answer = useLoaderData<Answer>();
  const { screen } = unpack<Found>(answer);
  useEffect(() => {
    shownNow = { address: new URL(window.location.href), answer };
    return () => {
      shownNow = undefined;
    };
  }, [answer]);
  return <Suspense>{shown(screen)}</Suspense>;
}

function shown(screen: NonNullable<Awaited<ReturnType<typeof loadScreen>>>) {
  switch (screen.kind) {
    case 'product':
      return <screens.product.Component key={screen.siblings[0]?.path ?? screen.product.uid} {...screen} />;
    case 'category':
      return <screens.category.Component {...screen} />;
    case 'content':
      return <screens.content.Component {...screen} />;
    case 'document':
      return <screens.document.Component {...screen} />;
  }
}
