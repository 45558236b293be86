import { type Money, zero } from '@bowline/kit';
import { warehousePickup } from '@bowline/markets';
import { findGiftCard } from '#gift-cards';
import { type Coupon, findCoupon } from '#promotions';
import { shippingData, shippingOptions, warehouseCode } from '#shipping';
import { isPlainText } from '#stores';
import {
  type TaxedOrder,
  type TaxFacts,
  type TaxKind,
  type TaxTreatment,
  taxTreatment,
  vatRates,
} from '#tax';
import { textsOf } from '#texts';
import type { PricedDraft } from '#totals';
import type { CartContext } from '../context.ts';
import type { Address, Cart } from '../model.ts';
import { billingAddressOf, isWarehouse } from '../pickup-location.ts';
import { type PricedLine, readLineFacts } from './line-facts.ts';
import { isDigital, weightGramsOf } from './price-lines.ts';

/** Everything that is read to price a cart. */
export interface CartFacts {
  readonly cart: Cart;
  /** Not priced yet. */
  readonly lines: readonly PricedLine[];
  /** Without regard to its minimum; null when there is none that counts. */
  readonly coupon: Coupon | null;
  readonly giftCards: PricedDraft['giftCards'];
  /** True when there is nothing to ship (rule 14). */
  readonly isDigital: boolean;
  readonly weightGrams: number;
}

export async function readCartFacts(cart: Cart, context: CartContext): Promise<CartFacts> {
  const [lines, coupon, giftCards] = await Promise.all([
    readLineFacts(cart.lines, context),
    readCoupon(cart, context),
    readGiftCards(cart, context),
  ]);
  return {
    cart,
    lines,
    coupon,
    giftCards,
    isDigital: isDigital(cart),
    weightGrams: lines.reduce((sum, line) => sum + weightGramsOf(line), 0),
  };
}

async function readCoupon({ couponCode, email }: Cart, context: CartContext): Promise<Coupon | null> {
  if (!couponCode || !isPlainText(couponCode)) return null;
  const { currency, now, pricing, carts } = context;
  const visit = { currency, ratePerMillion: pricing.view().ratePerMillion, now, email };
  const found = await findCoupon(carts, couponCode, visit);
  return found.ok ? found.value : null;
}

async function readGiftCards(
  { giftCardCodes }: Cart,
  { carts, currency }: CartContext,
): Promise<PricedDraft['giftCards']> {
  const found = await Promise.all(giftCardCodes.map((code) => findGiftCard(carts.database, code)));
  return found.flatMap((result, index) =>
    result.ok && result.value.balance.currency === currency && result.value.balance.minor > 0
      ? [{ code: giftCardCodes[index] ?? '', balance: result.value.balance }]
      : [],
  );
}

type Destination = Pick<TaxedOrder, 'country' | 'postcode'>;
type TaxedCart = Pick<CartFacts, 'cart' | 'isDigital'>;

/** Rule 11. */
export function destinationOfCart(facts: TaxedCart, context: CartContext): Destination {
  const { cart, isDigital } = facts;
  if (!isDigital && isCollected(facts, context)) return { country: warehousePickup.country };
  const address = isDigital ? billingAddressOf(cart) : (cart.shippingAddress ?? cart.billingAddress);
  return address ?? { country: context.store.market.country };
}

/** Whether the order is fetched from the warehouse, and may be (rule 14). */
function isCollected({ cart }: TaxedCart, context: CartContext): boolean {
  if (cart.shippingCarrier !== 'warehouse' || !cart.shippingAddress) return false;
  return offeredShipping(cart.shippingAddress, 0, null, context).some(
    ({ carrier }) => carrier === 'warehouse',
  );
}

/** Nothing is sent to the warehouse itself (rule 23). */
export function offeredShipping(
  address: Address,
  weightGrams: number,
  goods: Money | null,
  { store, currency, pricing, now, settings, shopFacts }: CartContext,
) {
  const options = shippingOptions({
    country: address.country,
    weightGrams,
    goods: goods ?? zero(currency),
    storeCode: store.code,
    view: pricing.view(),
    data: shopFacts.of(shippingData),
    now,
    settings,
    warehouseName: textsOf('cart', store.locale).warehouse,
  });
  return isWarehouse(address) ? options.filter(({ carrier }) => carrier === warehouseCode) : options;
}

export function treatmentOfCart(facts: TaxedCart, context: CartContext, goodsValueGbpMinor: number) {
  const { isBusinessOrder, vatEvidence } = facts.cart;
  const order = {
    ...destinationOfCart(facts, context),
    isBusiness: isBusinessOrder,
    vatNumberPrefix: vatEvidence?.isValid ? vatEvidence.prefix : null,
    goodsValueGbpMinor,
  };
  return taxTreatment(order, taxFactsIn(context));
}

/** What decides about the VAT of an order made now. */
export function taxFactsIn({ shopFacts, pricing, settings }: CartContext): TaxFacts {
  return { rates: shopFacts.of(vatRates), day: pricing.today, ukVatLimitMinor: settings.ukVatLimitMinor };
}

/** Only of what goes to Britain does it depend on prices; so a cart is seldom priced for it. */
export async function taxKindOf(
  cart: Cart,
  context: CartContext,
  price: () => Promise<{ readonly treatment: TaxTreatment }>,
): Promise<TaxKind> {
  const { kind } = treatmentOfCart({ cart, isDigital: isDigital(cart) }, context, 0);
  return kind === 'uk-low-value' ? (await price()).treatment.kind : kind;
}
