import { encodeUid } from '../../src/graphql/uid.ts';

/** Something of another customer, and the same kind of name for something that is not there. */
export interface Named<Name> {
  readonly foreign: Name;
  readonly missing: Name;
}

/** What the owner has, by everything an argument can call it. */
export interface Things {
  readonly address: Named<number>;
  readonly addressUid: Named<string>;
  readonly wishlist: Named<string>;
  readonly wish: Named<string>;
  readonly order: Named<string>;
  readonly orderUid: Named<string>;
  readonly orderLine: Named<string>;
  readonly returned: Named<string>;
  readonly review: Named<string>;
  readonly session: Named<number>;
  readonly passkey: Named<number>;
  readonly line: Named<number>;
  readonly lineUid: Named<string>;
  readonly compareList: Named<string>;
}

/** Of whoever asks: what belongs to them, so that the foreign name is all that can be wrong. */
export interface Asker {
  readonly cartId: string;
  readonly wishlist: string;
  readonly secondWishlist: string;
  /** A paid order, as its uid. */
  readonly order: string;
}

type Variables = Readonly<Record<string, unknown>>;
type NameOf<Kind extends keyof Things> = Things[Kind]['foreign'];

/** A field whose arguments name a thing that has an owner. */
export interface OwnedRow {
  readonly kind: keyof Things;
  variables(name: never, asker: Asker): Variables;
}

/** Why everybody may name what these arguments name. */
export type OpenRow = string;
export type Row = OpenRow | readonly OwnedRow[];

const owned = <Kind extends keyof Things>(
  kind: Kind,
  variables: (name: NameOf<Kind>, asker: Asker) => Variables,
): OwnedRow => ({ kind, variables });

const goods = 'names what the shop sells or says to everybody';
const key = 'the argument is the key itself: too long to be guessed, and whoever has it was given it';
const cart =
  'the id of a cart is its key; that of a customer is refused to others as behaviours 62 and 63 say';
const shown = 'reaches only what is shown to everybody';
const place = 'names a country, a region or a way to ship or to pay';
const own = 'holds words of the asker and names nothing that is kept';
const secret = 'a code that is tried: hard limits per place stand before it';

/** Five stars. */
export const reviewWords = {
  nickname: 'Ada',
  summary: 'Good',
  text: 'Holds what it says.',
  ratings: [{ id: encodeUid(1), value_id: encodeUid(5) }],
};

/** Every field of the schema that can be asked for something by a name, and what keeps others from it. */
export const rows: Readonly<Record<string, Row>> = {
  'Query.country': place,
  'Query.products': goods,
  'Query.category': goods,
  'Query.categoryList': goods,
  'Query.categories': goods,
  'Query.category_url_paths': goods,
  'Query.customAttributeMetadata': goods,
  'Query.customAttributeMetadataV2': goods,
  'Query.attributesForm': goods,
  'Query.compareList': [owned('compareList', (uid) => ({ uid }))],
  'Query.shared_wishlist': key,
  'Query.guest_wishlist': goods,
  'Query.cmsPage': goods,
  'Query.cmsBlocks': goods,
  'Query.cms_page_url_keys': goods,
  'Query.guestOrder': 'the number alone opens nothing: e-mail address and postcode go with it',
  'Query.guestOrderByToken': key,
  'Query.order_payment': key,
  'Query.expected_delivery': place,
  'Query.cart': cart,
  'Query.pickupLocations': goods,
  'Query.giftCardAccount': secret,
  'Query.pickup_points': place,
  'Query.payment_methods': place,
  'Query.shipping_rates': place,
  'Query.amMostviewedGroups': goods,

  'Customer.orders': [owned('order', (number) => ({ filter: { number: { eq: number } } }))],
  'Customer.wishlist_v2': [owned('wishlist', (id) => ({ id }))],
  'Customer.custom_attributes': own,
  'Customer.return': [owned('returned', (uid) => ({ uid }))],

  'Mutation.addProductsToWishlist': [
    owned('wishlist', (wishlistId) => ({ wishlistId, wishlistItems: [{ sku: 'BEAD', quantity: 1 }] })),
  ],
  'Mutation.updateProductsInWishlist': [
    owned('wishlist', (wishlistId) => ({ wishlistId, wishlistItems: [] })),
    owned('wish', (id, { wishlist }) => ({
      wishlistId: wishlist,
      wishlistItems: [{ wishlist_item_id: id, quantity: 3 }],
    })),
  ],
  'Mutation.updateWishlist': [owned('wishlist', (wishlistId) => ({ wishlistId, name: 'Mine now' }))],
  'Mutation.copyProductsBetweenWishlists': [
    owned('wishlist', (id, { wishlist }) => ({
      sourceWishlistUid: id,
      destinationWishlistUid: wishlist,
      wishlistItems: [],
    })),
    owned('wishlist', (id, { wishlist }) => ({
      sourceWishlistUid: wishlist,
      destinationWishlistUid: id,
      wishlistItems: [],
    })),
    owned('wish', (id, { wishlist, secondWishlist }) => ({
      sourceWishlistUid: wishlist,
      destinationWishlistUid: secondWishlist,
      wishlistItems: [{ wishlist_item_id: id }],
    })),
  ],
  'Mutation.moveProductsBetweenWishlists': [
    owned('wishlist', (id, { wishlist }) => ({
      sourceWishlistUid: id,
      destinationWishlistUid: wishlist,
      wishlistItems: [],
    })),
    owned('wishlist', (id, { wishlist }) => ({
      sourceWishlistUid: wishlist,
      destinationWishlistUid: id,
      wishlistItems: [],
    })),
    owned('wish', (id, { wishlist, secondWishlist }) => ({
      sourceWishlistUid: wishlist,
      destinationWishlistUid: secondWishlist,
      wishlistItems: [{ wishlist_item_id: id }],
    })),
  ],
  'Mutation.addWishlistItemsToCart': [
    owned('wishlist', (wishlistId) => ({ wishlistId })),
    owned('wish', (id, { wishlist }) => ({ wishlistId: wishlist, wishlistItemIds: [id] })),
  ],
  'Mutation.removeProductsFromWishlist': [
    owned('wishlist', (wishlistId) => ({ wishlistId, wishlistItemsIds: [] })),
    owned('wish', (id, { wishlist }) => ({ wishlistId: wishlist, wishlistItemsIds: [id] })),
  ],
  'Mutation.clearWishlist': [owned('wishlist', (wishlistId) => ({ wishlistId }))],
  'Mutation.deleteWishlist': [
    owned('wishlist', (wishlistId) => ({ wishlistId })),
    owned('wishlist', (id, { secondWishlist }) => ({
      wishlistId: secondWishlist,
      items: 'MOVE',
      destinationWishlistId: id,
    })),
  ],

  'Mutation.addProductsToCompareList': [owned('compareList', (uid) => ({ input: { uid, products: [] } }))],
  'Mutation.removeProductsFromCompareList': [
    owned('compareList', (uid) => ({ input: { uid, products: [] } })),
  ],
  'Mutation.assignCompareListToCustomer': [owned('compareList', (uid) => ({ uid }))],
  'Mutation.deleteCompareList': [owned('compareList', (uid) => ({ uid }))],

  'Mutation.createCustomerV2': own,
  'Mutation.updateCustomerV2': own,
  'Mutation.resetPassword': key,
  'Mutation.confirmEmail': key,
  'Mutation.createCustomerAddress': place,
  'Mutation.updateCustomerAddress': [owned('address', (id) => ({ id, input: { city: 'Tilburg' } }))],
  'Mutation.updateCustomerAddressV2': [owned('addressUid', (uid) => ({ uid, input: { city: 'Breda' } }))],
  'Mutation.deletePaymentToken': 'means to pay are never kept, so there is none of anybody',
  'Mutation.endCustomerSession': [owned('session', (id) => ({ id }))],
  'Mutation.claimPurchase': key,
  'Mutation.createCustomerFromOrder': key,
  'Mutation.confirmNewsletter': key,
  'Mutation.subscribeStockReminder': goods,
  'Mutation.requestWholesale': own,

  'Mutation.renamePasskey': [owned('passkey', (id) => ({ id, name: 'Mine now' }))],
  'Mutation.removePasskey': [owned('passkey', (id) => ({ id }))],
  'Mutation.createProductReview': goods,
  'Mutation.updateProductReview': [owned('review', (id) => ({ id, input: reviewWords }))],
  'Mutation.voteForProductReview': shown,
  'Mutation.reportProductReview': shown,
  'Mutation.withdrawProductReview': [owned('review', (id) => ({ id }))],

  'Mutation.requestReturn': [
    owned('orderUid', (order_uid) => ({
      input: { order_uid, items: [{ order_item_uid: 'any', quantity_to_return: 1 }] },
    })),
    owned('orderLine', (order_item_uid, { order }) => ({
      input: { order_uid: order, items: [{ order_item_uid, quantity_to_return: 1 }] },
    })),
  ],
  'Mutation.withdrawFromContract': key,
  'Mutation.reorderItems': [owned('order', (orderNumber) => ({ orderNumber }))],
  'Mutation.cancelOrder': [
    owned('orderUid', (order_id) => ({ input: { order_id, reason: 'Changed my mind' } })),
  ],
  'Mutation.requestGuestOrderCancel': key,
  'Mutation.confirmCancelOrder': key,
  'Mutation.retryOrderPayment': key,
  'Mutation.mollieProcessTransaction': key,

  'Mutation.placeOrder': cart,
  'Mutation.setPaymentMethodAndPlaceOrder': cart,
  'Mutation.mollieRestoreCart': cart,
  'Mutation.estimateShippingMethods': cart,
  'Mutation.estimateTotals': cart,
  'Mutation.createPaypalExpressToken': cart,
  'Mutation.createEmptyCart': cart,
  'Mutation.createGuestCart': cart,
  'Mutation.mergeCarts': cart,
  'Mutation.assignCustomerToGuestCart': cart,
  'Mutation.addProductsToCart': cart,
  'Mutation.clearCart': cart,
  'Mutation.addSimpleProductsToCart': cart,
  'Mutation.addVirtualProductsToCart': cart,
  'Mutation.addConfigurableProductsToCart': cart,
  'Mutation.addBundleProductsToCart': cart,
  'Mutation.addDownloadableProductsToCart': cart,
  'Mutation.applyCouponToCart': secret,
  'Mutation.removeCouponFromCart': cart,
  'Mutation.applyGiftCardToCart': secret,
  'Mutation.removeGiftCardFromCart': secret,
  'Mutation.setGuestEmailOnCart': cart,
  'Mutation.setShippingMethodsOnCart': cart,
  'Mutation.setPaymentMethodOnCart': cart,
  'Mutation.setGiftOptionsOnCart': cart,
  'Mutation.setRemarksOnCart': cart,
  'Mutation.setBusinessOrderOnCart': cart,
  'Mutation.updateCartItems': [
    owned('line', (id, { cartId }) => ({
      input: { cart_id: cartId, cart_items: [{ cart_item_id: id, quantity: 2 }] },
    })),
    owned('lineUid', (uid, { cartId }) => ({
      input: { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: 2 }] },
    })),
  ],
  'Mutation.setShippingAddressesOnCart': [
    owned('address', (id, { cartId }) => ({
      input: { cart_id: cartId, shipping_addresses: [{ customer_address_id: id }] },
    })),
  ],
  'Mutation.setBillingAddressOnCart': [
    owned('address', (id, { cartId }) => ({
      input: { cart_id: cartId, billing_address: { customer_address_id: id } },
    })),
  ],
  'Mutation.removeItemFromCart': [
    owned('line', (id, { cartId }) => ({ input: { cart_id: cartId, cart_item_id: id } })),
    owned('lineUid', (uid, { cartId }) => ({ input: { cart_id: cartId, cart_item_uid: uid } })),
  ],
  'Mutation.deleteCustomerAddress': [owned('address', (id) => ({ id }))],
  'Mutation.deleteCustomerAddressV2': [owned('addressUid', (uid) => ({ uid }))],
};
