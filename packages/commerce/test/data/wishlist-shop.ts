import { createTestAccounts, sampleCatalogue, type TestAccounts } from '../../src/testing/index.ts';

export interface ListOnWire {
  readonly id: string;
  readonly name: string;
  readonly items_count: number;
  readonly sharing_code: string;
  readonly visibility: string;
  readonly is_default: boolean;
  readonly is_legacy: boolean;
  readonly items_v2: { readonly items: readonly ItemOnWire[] };
}

export interface ItemOnWire {
  readonly __typename: string;
  readonly id: string;
  readonly quantity: number;
  readonly description: string | null;
  readonly added_at: string;
  readonly sku: string;
  readonly product_name: string;
  readonly availability: string;
  readonly product: { readonly sku: string } | null;
}

const itemFields = `__typename id quantity description added_at sku product_name availability product { sku }
  ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { option_label value_label } }`;
export const listFields = `id name items_count sharing_code visibility is_default is_legacy
  items_v2(pageSize: 100) { items { ${itemFields} } page_info { total_pages } }`;

const errors = 'user_errors { code message }';
export const operations = {
  lists: `{ customer { wishlists { ${listFields} } } }`,
  create: `mutation ($name: String!, $visibility: WishlistVisibilityEnum = PRIVATE) {
    createWishlist(input: { name: $name, visibility: $visibility }) { wishlist { ${listFields} } } }`,
  update: `mutation ($id: ID!, $name: String, $visibility: WishlistVisibilityEnum) {
    updateWishlist(wishlistId: $id, name: $name, visibility: $visibility) { uid name visibility } }`,
  remove: `mutation ($id: ID!, $items: ItemsOfDeletedWishlist = DELETE, $to: ID) {
    deleteWishlist(wishlistId: $id, items: $items, destinationWishlistId: $to) { status wishlists { id name items_count is_legacy } } }`,
  add: `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${listFields} } ${errors} } }`,
  take: `mutation ($id: ID!, $items: [ID!]!) {
    removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) { wishlist { ${listFields} } ${errors} } }`,
  clear: `mutation ($id: ID!) { clearWishlist(wishlistId: $id) { wishlist { ${listFields} } ${errors} } }`,
  change: `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${listFields} } ${errors} } }`,
  toCart: `mutation ($id: ID!, $items: [ID!]) {
    addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
      status added_count wishlist { id items_count }
      add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId product_name } } }`,
  copy: `mutation ($from: ID!, $to: ID!, $items: [WishlistItemCopyInput!]!) {
    copyProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
      source_wishlist { ${listFields} } destination_wishlist { ${listFields} } ${errors} } }`,
  move: `mutation ($from: ID!, $to: ID!, $items: [WishlistItemMoveInput!]!) {
    moveProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
      source_wishlist { ${listFields} } destination_wishlist { ${listFields} } ${errors} } }`,
} as const;

export interface WishlistShop extends TestAccounts {
  /** The first field of what a customer is answered; throws when it is refused. */
  tell<Answer>(operation: keyof typeof operations, variables: object, token: string): Promise<Answer>;
  lists(token: string): Promise<readonly ListOnWire[]>;
  newList(name: string, token: string): Promise<ListOnWire>;
  wish(items: readonly object[], token: string, id?: string): Promise<ListOnWire>;
}

export async function createWishlistShop(
  options: Parameters<typeof createTestAccounts>[0] = {},
): Promise<WishlistShop> {
  const accounts = await createTestAccounts({ catalogue: sampleCatalogue, ...options });
  const shop: WishlistShop = {
    ...accounts,
    async tell<Answer>(operation: keyof typeof operations, variables: object, token: string) {
      const { data, errors: refused } = await accounts.ask(operations[operation], variables, token);
      if (refused) throw new Error(refused[0]?.message);
      return Object.values(data ?? {})[0] as Answer;
    },
    async lists(token) {
      return (await shop.tell<{ wishlists: readonly ListOnWire[] }>('lists', {}, token)).wishlists;
    },
    async newList(name, token) {
      return (await shop.tell<{ wishlist: ListOnWire }>('create', { name }, token)).wishlist;
    },
    async wish(items, token, id = '0') {
      return (await shop.tell<{ wishlist: ListOnWire }>('add', { id, items }, token)).wishlist;
    },
  };
  return shop;
}
