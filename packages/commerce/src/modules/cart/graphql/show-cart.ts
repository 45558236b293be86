import { addMoney, type Money, sumMoney } from '@bowline/kit';
import { isMethodCode } from '#payments';
import { canCollectFrom, expectedDelivery, shippingData } from '#shipping';
import { textsOf } from '#texts';
import type { CartFields, CartPrices, Discount, SelectedPaymentMethod } from '#wire';
import { contentConsentOf } from '../content-consent.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import { offeredNames } from '../payment-methods.ts';
import { taxKindOf } from '../pricing/cart-facts.ts';
import { expectCategories } from '../pricing/line-facts.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { keepShownTaxKind } from '../repository.ts';
import { paymentTitle, taxWarning, vatLabel } from '../titles.ts';
import { showBillingAddress, showShippingAddress } from './show-address.ts';
import { type ShownLine, showLine } from './show-line.ts';

export type ShownCart = ReturnType<typeof showCart>;

/** A cart as its fields are named on the wire. It is priced when something that depends on prices is asked for, once. */
export function showCart(cart: Cart, context: CartContext, price = priceCart) {
  let pricing: Promise<PricedCart> | undefined;
  const priced = () => {
    pricing ??= price(cart, context);
    return pricing;
  };
  let shown: readonly ShownLine[] | undefined;
  const linesOf = (known: PricedCart) => {
    shown ??= showLines(known, context);
    return shown;
  };
  const from =
    <Value>(read: (known: PricedCart) => Value) =>
    async () =>
      read(await priced());

  return {
    id: cart.maskedId,
    email: cart.email,
    items: async () => {
      expectCategories(cart.lines, context);
      return linesOf(await priced());
    },
    totalQuantity: quantityOf(cart),
    totalSummaryQuantityIncludingConfig: quantityOf(cart),
    isVirtual: from(({ isDigital }) => isDigital),
    prices: from((known) => showTotals(known, context)),
    appliedCoupon: couponOf(cart),
    appliedCoupons: cart.couponCode === null ? null : [couponOf(cart)],
    appliedGiftCards: from(showGiftCards),
    shippingAddresses: from((known) => {
      const { shippingAddress } = cart;
      return shippingAddress && !known.isDigital
        ? [showShippingAddress(shippingAddress, known, linesOf(known), context)]
        : [];
    }),
    billingAddress: showBillingAddress(cart),
    isBillingAddressChosen: cart.isBillingChosen,
    availablePaymentMethods: from((known) =>
      offeredNames(known, context).map(({ name, code }) => ({
        code: name,
        title: paymentTitle(code, context.store.locale),
        isDeferred: false,
      })),
    ),
    selectedPaymentMethod: selectedMethod(cart, context),
    giftMessage: null,
    giftReceiptIncluded: false,
    printedCardIncluded: false,
    giftWrapping: null,
    availableGiftWrappings: [],
    rules: [],
    remarks: cart.remarks,
    isBusinessOrder: cart.isBusinessOrder,
    company: cart.company,
    vatId: cart.vatEvidence?.number ?? null,
    vatIdStatus: vatIdStatus(cart),
    taxTreatment: from(({ treatment: { kind, basisPoints } }) => ({
      kind,
      rate: basisPoints / 100,
      warning: taxWarning(kind, context.store.locale),
    })),
    minimumOrder: from(({ minimumOrder }) => minimumOrder),
    incentive: from(({ incentive: { reached, next } }) => ({
      reachedPercent: reached && reached.basisPoints / 100,
      nextPercent: next && next.basisPoints / 100,
      remaining: next?.remaining,
    })),
    notices: from(({ notices }) =>
      notices.map((code) => ({ code, message: textsOf('cart', context.store.locale).notices[code] })),
    ),
    expectedDelivery: from(({ isDigital }) => (isDigital ? null : showDelivery(cart, context))),
    contentConsent: contentConsentOf(cart, context),
  } satisfies CartFields;
}

/** Rule 24: the cart as a change leaves it, and the tax treatment it is shown with from now on. */
export async function showChangedCart(cart: Cart, context: CartContext): Promise<ShownCart> {
  context.carts.seen.note(cart);
  let pricing: Promise<PricedCart> | undefined;
  const price = () => {
    pricing ??= priceCart(cart, context);
    return pricing;
  };
  const kind = await taxKindOf(cart, context, price);
  if (kind !== cart.shownTaxKind) await keepShownTaxKind(context.carts.database, cart, kind);
  return showCart(cart, context, price);
}

function showLines(priced: PricedCart, context: CartContext): readonly ShownLine[] {
  const totals = new Map(priced.breakdown.lines.map((line) => [line.id, line]));
  return priced.lines.map((line) => showLine(line, totals.get(String(line.line.id)), priced, context));
}

function showTotals({ breakdown, coupon, cart }: PricedCart, { store }: CartContext): CartPrices {
  const { currency, goods, shipping, subtotal, discounts } = breakdown;
  const amounts = discounts.map(({ amount }) => amount);
  const shown = discounts.map(
    ({ source, label, amount }): Discount => ({
      amount,
      label,
      appliedTo: 'ITEM',
      coupon: source === 'coupon' ? couponOf(cart) : null,
    }),
  );
  const freeShipping: Discount[] =
    coupon && shipping?.isFreeByCoupon
      ? [{ amount: shipping.incl, label: coupon.label, appliedTo: 'SHIPPING', coupon: couponOf(cart) }]
      : [];
  return {
    grandTotal: breakdown.toPay,
    totalBeforeGiftCards: breakdown.grandTotal,
    grandTotalExcludingTax: shipping ? addMoney(goods.excl, shipping.excl) : goods.excl,
    subtotalIncludingTax: subtotal.incl,
    subtotalExcludingTax: subtotal.excl,
    subtotalWithDiscountExcludingTax: goods.excl,
    discount: discounts.length
      ? { amount: sumMoney(amounts, currency), label: discounts.map(({ label }) => label) }
      : null,
    discounts: [...shown, ...freeShipping],
    giftOptions: null,
    appliedTaxes: breakdown.taxes.map(({ basisPoints, amount }) => ({
      amount,
      label: vatLabel(basisPoints, store.market),
    })),
  };
}

function showGiftCards({ cart, giftCards, breakdown }: PricedCart) {
  const balances = new Map(giftCards.map(({ code, balance }) => [code, balance]));
  const applied = new Map<string, Money>(breakdown.giftCards.map(({ code, amount }) => [code, amount]));
  return cart.giftCardCodes.map((code) => ({
    code,
    appliedBalance: applied.get(code) ?? null,
    currentBalance: balances.get(code) ?? null,
    expirationDate: null,
  }));
}

function quantityOf({ lines }: Cart): number {
  return lines.reduce((sum, line) => sum + line.quantityHundredths, 0) / 100;
}

function couponOf({ couponCode }: Cart) {
  return couponCode === null ? null : { code: couponCode };
}

function selectedMethod(cart: Cart, { store }: CartContext): SelectedPaymentMethod {
  const { paymentMethod: code, paymentName, purchaseOrderNumber } = cart;
  if (code === null || !(code === 'free' || isMethodCode(code)))
    return { code: '', title: '', purchaseOrderNumber: null };
  return { code: paymentName ?? code, title: paymentTitle(code, store.locale), purchaseOrderNumber };
}

function vatIdStatus({ vatEvidence }: Cart): string | null {
  if (!vatEvidence) return null;
  if (vatEvidence.source === 'none') return 'NOT_CHECKED';
  return vatEvidence.isValid ? 'VALID' : 'NOT_VALID';
}

function showDelivery({ shippingAddress }: Cart, { store, now, settings, shopFacts }: CartContext) {
  const country = shippingAddress?.country ?? store.market.country;
  const delivery = expectedDelivery(now, country, settings, shopFacts.of(shippingData));
  const pickupDate = canCollectFrom(country, settings) ? delivery.pickupDate : null;
  return { ...delivery, pickupDate, cutOffAt: delivery.cutOffAt.toISOString() };
}
