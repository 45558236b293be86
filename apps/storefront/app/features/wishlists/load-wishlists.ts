import { data } from 'react-router';
import { dataOf } from '../../data/data-of.ts';
import { GuestWishlistQuery, SharedWishlistQuery, WishlistsQuery } from '../../generated/operations.ts';
import { pageNotFound } from '../../routing/error-answers.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { readGuestWishes } from '../wishes/guest-wishes.ts';
import { mergeWishesAtSignIn } from './merge-at-sign-in.ts';
import { toItem } from './put-on-list.ts';
import { type Sort, sorts } from './sorts.ts';
import { toListFacts, toWishViews } from './wishlist-view.ts';

const pageSize = 24;
const wireSorts = { added: 'ADDED', name: 'NAME', price: 'PRICE' } as const satisfies Record<Sort, string>;

function sortOf(search: URLSearchParams): Sort {
  return sorts.find((sort) => sort === search.get('sort')) ?? 'added';
}

function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

/** The lists of a customer, and one of them with its items. */
export async function loadWishlists(shop: ShopRequest) {
  const { searchParams: search } = shop.url;
  const emptied = await mergeWishesAtSignIn(shop);
  const [sort, page] = [sortOf(search), pageOf(search)];
  const id = search.get('list') ?? '0';
  const answer = await shop.commerce.query(WishlistsQuery, { id, sort: wireSorts[sort], page, pageSize });
  const customer = answer.data?.customer;
  if (!customer) return dataOf(answer) && failWithoutCustomer();
  const list = customer.wishlist_v2;
  if (!list) throw pageNotFound({ wasLookedUp: true });
  const view = {
    lists: customer.wishlists.flatMap((facts) => (facts ? [toListFacts(facts)] : [])),
    list: toListFacts(list),
    items: toWishViews(list.items_v2?.items ?? []),
    pages: list.items_v2?.page_info?.total_pages ?? 0,
    ...{ page, sort, isAskedToDelete: search.has('delete') },
    origin: shop.url.origin + shop.basename,
  };
  return data(view, { headers: emptied ? { 'set-cookie': emptied } : {} });
}

function failWithoutCustomer(): never {
  throw new Error('The commerce API knows no customer for a page of customers');
}

/** The list on a guest's device. */
export async function loadGuestList(shop: ShopRequest) {
  const wishes = readGuestWishes(shop.visitor.wishes);
  if (wishes.length === 0) return { items: [] };
  const { guest_wishlist } = dataOf(
    await shop.commerce.query(GuestWishlistQuery, { items: wishes.map(toItem) }),
  );
  return { items: toWishViews(guest_wishlist) };
}

export async function loadSharedList(shop: ShopRequest, code: string) {
  const page = pageOf(shop.url.searchParams);
  const { shared_wishlist: list } = dataOf(
    await shop.commerce.query(SharedWishlistQuery, { code, page, pageSize }),
  );
  if (!list) throw pageNotFound({ wasLookedUp: true });
  return {
    name: list.name,
    count: list.items_count,
    items: toWishViews(list.items.items),
    pages: list.items.page_info.total_pages ?? 0,
    page,
  };
}
