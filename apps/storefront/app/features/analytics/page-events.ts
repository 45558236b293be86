import { moneyToNumber, sumMoney } from '@bowline/kit';
import { productsPerPage } from '@bowline/markets';
import type { CartView } from '../cart/cart-view.ts';
import {
  type AnalyticsEvent,
  cartChange,
  cartEvent,
  search,
  type ToldList,
  viewItem,
  viewItemList,
  wishChange,
} from './events.ts';
import {
  factsOf,
  type PageFacts,
  type ShownPage,
  toldCart,
  toldLine,
  toldProduct,
  toldTile,
  toldWish,
  trailOf,
} from './shown-page.ts';

/** What search results are called as a list; a name for reports, which are read in one language. */
const searchList: ToldList = { id: 'search', name: 'Search results' };

/** What a page that was shown tells, given the one before it and whether a form led from there. */
export function pageEvents(
  page: ShownPage,
  before: ShownPage | undefined,
  hasSent: boolean,
): readonly AnalyticsEvent[] {
  const facts = factsOf(page);
  const isSamePath = before?.pathname === page.pathname && before.route === page.route;
  const isSameAddress = isSamePath && before.search === page.search;
  if (facts.category) return isSameAddress ? [] : [categoryListed(facts.category, page)];
  if (facts.search) return isSameAddress ? [] : searchEvents(facts.search, page, before);
  if (facts.product)
    return isSamePath ? [] : [viewItem(toldProduct(facts.product), placeBefore(facts.product, before))];
  if (facts.cart)
    return isSamePath ? changesOf(facts.cart, page, before, hasSent) : cartViewed(facts.cart, page);
  if (facts.wishes) return isSamePath && hasSent ? wishesGone(facts.wishes, before) : [];
  return facts.step ? stepEvents(facts.step, page, before, hasSent) : [];
}

function listOf(category: NonNullable<PageFacts['category']>): ToldList {
  return { id: category.path, name: category.name };
}

function firstIndex({ state }: { readonly state: { readonly page: number } }): number {
  return (state.page - 1) * productsPerPage;
}

function categoryListed(category: NonNullable<PageFacts['category']>, page: ShownPage): AnalyticsEvent {
  const { listing } = category;
  const products = listing.products.map((tile) => toldTile(tile, trailOf(category)));
  return viewItemList(listOf(category), products, { first: firstIndex(listing), currency: page.currency });
}

function searchEvents(
  { query, listing }: NonNullable<PageFacts['search']>,
  page: ShownPage,
  before: ShownPage | undefined,
): readonly AnalyticsEvent[] {
  if (!listing || query === '') return [];
  const isAskedAnew = !before || factsOf(before).search?.query !== query;
  const products = listing.products.map((tile) => toldTile(tile, []));
  const place = { first: firstIndex(listing), currency: page.currency };
  return [
    ...(isAskedAnew ? [search(query, listing.productCount)] : []),
    ...(products.length > 0 ? [viewItemList(searchList, products, place)] : []),
  ];
}

/** Which list the visitor came from, and where in it the product stood. */
function placeBefore(
  { product: { sku } }: NonNullable<PageFacts['product']>,
  before: ShownPage | undefined,
): (ToldList & { readonly index: number }) | undefined {
  const { category, search: found } = before ? factsOf(before) : {};
  const listing = category?.listing ?? found?.listing;
  const index = listing?.products.findIndex((tile) => tile.sku === sku) ?? -1;
  if (!listing || index < 0) return undefined;
  return { ...(category ? listOf(category) : searchList), index: firstIndex(listing) + index };
}

function cartViewed(cart: CartView, { vatDisplay }: ShownPage): readonly AnalyticsEvent[] {
  return cart.lines.length > 0 ? [cartEvent('view_cart', toldCart(cart, vatDisplay))] : [];
}

function changesOf(
  cart: CartView,
  page: ShownPage,
  before: ShownPage | undefined,
  hasSent: boolean,
): readonly AnalyticsEvent[] {
  const known = before && factsOf(before).cart;
  return known && hasSent ? cartChanges(known, cart, page) : [];
}

/** What is more or less in a cart than before. */
export function cartChanges(
  before: CartView,
  after: CartView,
  { vatDisplay, currency }: Pick<ShownPage, 'vatDisplay' | 'currency'>,
): readonly AnalyticsEvent[] {
  const quantityIn = ({ lines }: CartView, uid: string) =>
    lines.find((line) => line.uid === uid)?.quantity ?? 0;
  const all = new Map([...before.lines, ...after.lines].map((line) => [line.uid, line]));
  const changed = [...all.values()].map((line) => ({
    ...toldLine(line, vatDisplay),
    // Quantities are of hundredths at most.
    quantity: Math.round((quantityIn(after, line.uid) - quantityIn(before, line.uid)) * 100) / 100,
  }));
  const more = changed.filter(({ quantity }) => quantity > 0);
  const less = changed
    .filter(({ quantity }) => quantity < 0)
    .map((line) => ({ ...line, quantity: -line.quantity }));
  return [
    ...(more.length > 0 ? [cartChange('add_to_cart', more, currency)] : []),
    ...(less.length > 0 ? [cartChange('remove_from_cart', less, currency)] : []),
  ];
}

function wishesGone(
  wishes: NonNullable<PageFacts['wishes']>,
  before: ShownPage | undefined,
): readonly AnalyticsEvent[] {
  const known = (before && factsOf(before).wishes) ?? [];
  return known
    .filter((wish) => !wishes.some((kept) => kept.id === wish.id && kept.sku === wish.sku))
    .map((wish) => wishChange('remove_from_wishlist', toldWish(wish)));
}

function stepEvents(
  { cart, step, isBillingChosen }: NonNullable<PageFacts['step']>,
  { vatDisplay, isReloaded }: ShownPage,
  before: ShownPage | undefined,
  hasSent: boolean,
): readonly AnalyticsEvent[] {
  const told = toldCart(cart, vatDisplay);
  const left = before && factsOf(before).step?.step;
  if (step === 'customer') return left || isReloaded ? [] : [cartEvent('begin_checkout', told)];
  if (!hasSent || !left) return [];
  const shipping = cart.shipping && {
    shipping_tier: cart.shipping.title,
    shipping: moneyToNumber(cart.shipping.price[vatDisplay]),
  };
  return [
    ...(left === 'shipping' && step !== 'shipping'
      ? [cartEvent('add_shipping_info', told, shipping ?? {})]
      : []),
    ...(step === 'payment' && (left === 'billing' || left === 'shipping') && isBillingChosen
      ? [cartEvent('add_billing_address', told)]
      : []),
  ];
}

/** Told when it is sent: the page that follows is somebody else's. */
export function paymentChosen(page: ShownPage, method: string): readonly AnalyticsEvent[] {
  const { step } = factsOf(page);
  if (step?.step !== 'payment') return [];
  const { cart } = step;
  const tax = moneyToNumber(
    sumMoney(
      cart.taxes.map(({ amount }) => amount),
      page.currency,
    ),
  );
  return [cartEvent('add_payment_info', toldCart(cart, page.vatDisplay), { payment_type: method, tax })];
}
