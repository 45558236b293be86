import { chosenOptions } from '#cart';
import { checkPage, productPagePath } from '#catalog';
import { requiredCustomer } from '#customers';
import { decodeEntityUid, RefusalError, refusalMessage, valueOrRefusal } from '#graphql';
import { isPlainText } from '#stores';
import type { Resolvers, WishListUserInputErrorType, WishlistItemInput, WishlistItemMoveInput } from '#wire';
import { listName } from './list-name.ts';
import {
  longestSku,
  mostItemsOfCall,
  mostItemsOfList,
  type Wishlist,
  type WishlistItem,
  type WishlistsContext,
} from './model.ts';
import type { WishInput } from './read-wishes.ts';
import type { WishRefusal } from './refusals.ts';
import { countItems, readItems, readSharedList, readWishedSkus } from './repository.ts';
import { pageOfItems, type ShownItem, showItems } from './show-items.ts';
import { addItems, changeItems, removeItems, transferItems } from './use-cases/change-items.ts';
import { changeListFacts, createList, removeList } from './use-cases/manage-lists.ts';
import { chosenList, listsOf } from './use-cases/own-lists.ts';
import { putIntoCart } from './use-cases/put-into-cart.ts';

/** Behaviours 138 and 139: who may change lists. */
function changing(context: WishlistsContext): number {
  if (!context.settings.hasWishlists) throw new RefusalError({ code: 'wishlists-disabled', details: {} });
  const { customerId } = context;
  if (customerId === null) throw new RefusalError({ code: 'wishlist-not-allowed', details: {} });
  return customerId;
}

function reading(context: WishlistsContext): number {
  if (!context.settings.hasWishlists) throw new RefusalError({ code: 'wishlists-disabled', details: {} });
  return requiredCustomer(context);
}

/** Plain numbers, and uids of them; what is neither names no list. */
function listIdOf(id: string): number {
  if (id === '') throw new RefusalError({ code: 'wishlist-id-missing', details: {} });
  const number = /^\d{1,10}$/.test(id) ? Number(id) : decodeEntityUid(id);
  return number ?? -1;
}

async function defaultList(context: WishlistsContext): Promise<Wishlist> {
  return shownList(0, reading(context), context);
}

/** As it is now. */
async function shownList(id: number, customerId: number, context: WishlistsContext): Promise<Wishlist> {
  return valueOrRefusal(chosenList(await listsOf(customerId, context), id));
}

/** A list that was just emptied may be one that is not shown any more. */
async function changedList(
  { list, refused }: { readonly list: number; readonly refused: readonly WishRefusal[] },
  customerId: number,
  context: WishlistsContext,
) {
  return {
    wishlist: await shownOrDefault(list, customerId, context),
    userErrors: userErrors(refused, context),
  };
}

async function shownOrDefault(id: number, customerId: number, context: WishlistsContext): Promise<Wishlist> {
  const lists = await listsOf(customerId, context);
  const list = chosenList(lists, id);
  return list.ok ? list.value : valueOrRefusal(chosenList(lists, 0));
}

function userErrors(refused: readonly WishRefusal[], { store }: WishlistsContext) {
  return refused.map((refusal) => {
    const code: WishListUserInputErrorType =
      refusal.code === 'wish-product-not-found' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED';
    return { code, message: refusalMessage(refusal, store.locale) };
  });
}

function present<Item>(items: readonly (Item | null)[]): readonly Item[] {
  return items.filter((item): item is Item & NonNullable<Item> => item !== null);
}

function page(
  { pageSize, currentPage }: { readonly pageSize?: number | null; readonly currentPage?: number | null },
  { maximumPageSize }: WishlistsContext,
) {
  return valueOrRefusal(
    checkPage({ pageSize: pageSize ?? null, currentPage: currentPage ?? null }, maximumPageSize),
  );
}

/** Of a list that nobody keeps: all that is known of an item is what the client says. */
function asItem(item: WishlistItemInput): WishlistItem {
  const isSku = (text: string) => text.length <= longestSku && isPlainText(text);
  const [sku, variantSku] = item.parent_sku ? [item.parent_sku, item.sku] : [item.sku, ''];
  return {
    id: 0,
    wishlistId: 0,
    sku: isSku(sku) ? sku : '',
    variantSku: isSku(variantSku) ? variantSku : '',
    quantityHundredths: Math.round(item.quantity * 100),
    note: null,
    productName: sku,
    addedAt: new Date(0),
  };
}

function pathOf({ variant, product }: ShownItem, context: WishlistsContext): string | null {
  const shown = variant ?? product;
  return shown && productPagePath(shown, context);
}

/** As Magento writes a moment. */
function moment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

async function allItems({ id }: Wishlist, context: WishlistsContext): Promise<readonly ShownItem[]> {
  const items = await readItems(context.wishlists.reading, id, { limit: mostItemsOfList, offset: 0 });
  return showItems(items, context);
}

async function pageInfo(
  list: Wishlist,
  { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  { wishlists }: WishlistsContext,
) {
  const total = await countItems(wishlists.reading, list.id);
  return { pageSize, currentPage, totalPages: Math.ceil(total / pageSize) };
}

const typeNames = {
  configurable: 'ConfigurableWishlistItem',
  gift_card: 'GiftCardWishlistItem',
  virtual: 'VirtualWishlistItem',
  simple: 'SimpleWishlistItem',
} as const;

const options = ({ variant }: ShownItem, context: WishlistsContext) =>
  variant ? chosenOptions(variant, context) : [];

const listFacts = {
  items: (list: Wishlist, _: object, context: WishlistsContext) => allItems(list, context),
  items_count: ({ id }: Wishlist, _: object, { wishlists }: WishlistsContext) =>
    countItems(wishlists.reading, id),
  name: (list: Wishlist, _: object, context: WishlistsContext) => listName(list, context),
  updated_at: ({ changedAt }: Wishlist) => moment(changedAt),
};

function transferring(mode: 'move' | 'copy') {
  return async (
    _: unknown,
    args: {
      readonly sourceWishlistUid: string;
      readonly destinationWishlistUid: string;
      readonly wishlistItems: readonly (WishlistItemMoveInput | null)[];
    },
    context: WishlistsContext,
  ) => {
    const customerId = changing(context);
    const between = {
      sourceId: listIdOf(args.sourceWishlistUid),
      destinationId: listIdOf(args.destinationWishlistUid),
      mode,
    };
    const wishes = present(args.wishlistItems).map(({ wishlist_item_id: id, quantity }) => ({
      id,
      quantity: quantity ?? null,
    }));
    const { list, refused } = valueOrRefusal(await transferItems(customerId, between, wishes, context));
    return {
      sourceWishlist: await shownOrDefault(list[0], customerId, context),
      destinationWishlist: await shownOrDefault(list[1], customerId, context),
      userErrors: userErrors(refused, context),
    };
  };
}

export const wishlistsResolvers: Resolvers<WishlistsContext> = {
  Query: {
    wishlist: (_, __, context) => defaultList(context),
    shared_wishlist: (_, { code }, { wishlists, settings }) =>
      settings.hasWishlists && /^[0-9a-f]{32}$/.test(code) ? readSharedList(wishlists.reading, code) : null,
    guest_wishlist: (_, { items }, context) => {
      if (items.length > mostItemsOfCall) {
        throw new RefusalError({ code: 'wishlist-call-too-long', details: { most: mostItemsOfCall } });
      }
      return showItems(present(items).map(asItem), context);
    },
  },
  Mutation: {
    addProductsToWishlist: async (_, { wishlistId, wishlistItems }, context) => {
      const customerId = changing(context);
      const wishes = present(wishlistItems).map(
        (item): WishInput => ({
          sku: item.sku,
          parentSku: item.parent_sku || null,
          quantity: item.quantity,
          selectedOptions: present(item.selected_options ?? []),
          note: item.description ?? null,
        }),
      );
      const changed = valueOrRefusal(await addItems(customerId, listIdOf(wishlistId), wishes, context));
      return changedList(changed, customerId, context);
    },
    removeProductsFromWishlist: async (_, { wishlistId, wishlistItemsIds }, context) => {
      const customerId = changing(context);
      const removed = await removeItems(customerId, listIdOf(wishlistId), present(wishlistItemsIds), context);
      return changedList(valueOrRefusal(removed), customerId, context);
    },
    clearWishlist: async (_, { wishlistId }, context) => {
      const customerId = changing(context);
      const removed = await removeItems(customerId, listIdOf(wishlistId), 'all', context);
      return changedList(valueOrRefusal(removed), customerId, context);
    },
    updateProductsInWishlist: async (_, { wishlistId, wishlistItems }, context) => {
      const customerId = changing(context);
      const changes = present(wishlistItems).map((item) => ({
        id: item.wishlist_item_id,
        quantity: item.quantity ?? null,
        note: item.description,
        selectedOptions: item.selected_options ? present(item.selected_options) : null,
      }));
      const changed = valueOrRefusal(await changeItems(customerId, listIdOf(wishlistId), changes, context));
      return changedList(changed, customerId, context);
    },
    addWishlistItemsToCart: async (_, { wishlistId, wishlistItemIds }, context) => {
      const customerId = changing(context);
      const ids = wishlistItemIds ? present(wishlistItemIds) : null;
      const put = await putIntoCart(customerId, listIdOf(wishlistId), ids, context);
      const { list, added, stayed } = valueOrRefusal(put);
      return {
        wishlist: await shownOrDefault(list, customerId, context),
        status: stayed.length === 0,
        addedCount: added,
        addWishlistItemsToCartUserErrors: stayed.map(({ item, code, message }) => ({
          code,
          message,
          wishlistId: String(list),
          wishlistItemId: String(item.id),
          productName: item.productName,
        })),
      };
    },
    createWishlist: async (_, { input: { name, visibility } }, context) => {
      const wish = { name, isPublic: visibility === 'PUBLIC' };
      return { wishlist: valueOrRefusal(await createList(changing(context), wish, context)) };
    },
    updateWishlist: async (_, { wishlistId, name, visibility }, context) => {
      const wish = { name: name ?? null, isPublic: visibility ? visibility === 'PUBLIC' : null };
      const changed = await changeListFacts(changing(context), listIdOf(wishlistId), wish, context);
      const list = valueOrRefusal(changed);
      return {
        name: listName(list, context),
        uid: String(list.id),
        visibility: list.isPublic ? 'PUBLIC' : 'PRIVATE',
      };
    },
    deleteWishlist: async (_, { wishlistId, items, destinationWishlistId }, context) => {
      const customerId = changing(context);
      const choice = items ?? 'DELETE';
      const wish =
        choice === 'MOVE' ? { choice, destinationId: listIdOf(destinationWishlistId ?? '') } : { choice };
      valueOrRefusal(await removeList(customerId, listIdOf(wishlistId), wish, context));
      return { status: true, wishlists: await listsOf(customerId, context) };
    },
    copyProductsBetweenWishlists: transferring('copy'),
    moveProductsBetweenWishlists: transferring('move'),
  },
  StoreConfig: {
    enable_multiple_wishlists: (_, __, { settings }) => (settings.mostWishlists > 1 ? '1' : '0'),
    maximum_number_of_wishlists: (_, __, { settings }) => String(settings.mostWishlists),
  },
  Customer: {
    wishlists: async (_, paging, context) => {
      const { pageSize, currentPage } = page(paging, context);
      const lists = await listsOf(reading(context), context);
      return lists.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    },
    wishlist: (_, __, context) => defaultList(context),
    wishlist_v2: (_, { id }, context) => shownList(listIdOf(id), reading(context), context),
    wished_skus: (_, __, context) => readWishedSkus(context.wishlists.reading, reading(context)),
  },
  Wishlist: {
    ...listFacts,
    id: ({ id }) => String(id),
    visibility: ({ isPublic }) => (isPublic ? 'PUBLIC' : 'PRIVATE'),
    is_default: ({ kind }) => kind === 'default',
    is_legacy: ({ kind }) => kind === 'legacy',
    items_v2: async (list, { sort, ...paging }, context) => {
      const wanted = page(paging, context);
      const [items, info] = await Promise.all([
        pageOfItems(list, sort ?? 'ADDED', wanted, context),
        pageInfo(list, wanted, context),
      ]);
      return { items, pageInfo: info };
    },
  },
  WishlistOutput: listFacts,
  WishlistItem: {
    id: ({ item }) => item.id,
    qty: ({ item }) => item.quantityHundredths / 100,
    description: ({ item }) => item.note,
    added_at: ({ item }) => moment(item.addedAt),
  },
  WishlistItemInterface: {
    __resolveType: ({ product }) => typeNames[product?.kind ?? 'simple'],
    id: ({ item }) => String(item.id),
    quantity: ({ item }) => item.quantityHundredths / 100,
    description: ({ item }) => item.note,
    added_at: ({ item }) => moment(item.addedAt),
    customizable_options: () => [],
    sku: ({ item }) => item.sku,
    product_name: ({ item }) => item.productName,
    product_path: (shown, _, context) => pathOf(shown, context),
  },
  ConfigurableWishlistItem: {
    child_sku: ({ item }) => item.variantSku || item.sku,
    configurable_options: (shown, _, context) => options(shown, context),
    configured_variant: ({ variant }) => variant,
  },
  GiftCardWishlistItem: { gift_card_options: () => nothingKnown },
  SharedWishlist: {
    name: listFacts.name,
    items_count: listFacts.items_count,
    items: async (list, paging, context) => {
      const wanted = page(paging, context);
      const [items, info] = await Promise.all([
        pageOfItems(list, 'ADDED', wanted, context),
        pageInfo(list, wanted, context),
      ]);
      return { items, pageInfo: info };
    },
  },
  SharedWishlistItem: {
    quantity: ({ item }) => item.quantityHundredths / 100,
    sku: ({ item }) => item.sku,
    product_name: ({ item }) => item.productName,
    product_path: (shown, _, context) => pathOf(shown, context),
    configured_variant: ({ variant }) => variant,
    configurable_options: (shown, _, context) => options(shown, context),
  },
};

const nothingKnown = {
  amount: null,
  customGiftcardAmount: null,
  message: null,
  recipientEmail: null,
  recipientName: null,
  senderEmail: null,
  senderName: null,
};
