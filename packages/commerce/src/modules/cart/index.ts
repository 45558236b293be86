/**
 * What a visitor is about to buy: lines, addresses, choices, and what they come to now (rules in SPEC.md).
 * It takes no stock and places no orders; that is what `checkout` does with it.
 */
export { type AccessRefusal, checkAccess, isMaskedId, openCart } from './access.ts';
export { contentConsentVersion } from './content-consent.ts';
export type { CartContext, CartServices } from './context.ts';
export { paymentWish } from './graphql/payment-wish.ts';
export { showPickupPoint } from './graphql/show-address.ts';
export { showCart, showChangedCart } from './graphql/show-cart.ts';
export { chosenOptions } from './graphql/show-line.ts';
export { closingCart, reactivateCart, removeOrderedCart } from './life.ts';
export { demandsOf } from './line-stock.ts';
export { addLines, type ChangedLines } from './lines/change-lines.ts';
export { giftCardOptionUids } from './lines/gift-card-wish.ts';
export type { RefusedLine } from './lines/line-refusals.ts';
export type { LineWish } from './lines/resolve-wishes.ts';
export type { Address, Cart, CartLine, GiftCardWish } from './model.ts';
export { offeredMethods } from './payment-methods.ts';
export { billingAddressOf } from './pickup-location.ts';
export type { PricedLine } from './pricing/line-facts.ts';
export { expectSeenThings } from './pricing/line-facts.ts';
export { type CartNotice, type PricedCart, type PricedOption, priceCart } from './pricing/price-cart.ts';
export { type CartRefusal, type CartRefusals, cartRefusals } from './refusals.ts';
export {
  type CartKey,
  findCart,
  keepShownTaxKind,
  lockCart,
  takePaymentDetails,
} from './repository.ts';
export type { CartShapes } from './shapes.ts';
export type { CartTables } from './tables.ts';
export { paymentTitle, shippingTitle, taxWarning, vatLabel } from './titles.ts';
export type { TooManyRequests } from './use-cases/code-tries.ts';
export { cartOfCustomer } from './use-cases/create-cart.ts';
export { type PaymentMethodRefusal, setPaymentMethod } from './use-cases/methods.ts';
