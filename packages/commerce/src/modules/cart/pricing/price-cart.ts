import { compareMoney, type Money, subtractMoney } from '@bowline/kit';
import { cleanThreshold, displayPrice } from '#pricing';
import { type Coupon, type Incentive, incentiveFor } from '#promotions';
import type { ShippingOption } from '#shipping';
import { type TaxTreatment, vatRateOf } from '#tax';
import { textsOf } from '#texts';
import { type Breakdown, computeTotals, discountableGoods, discountedGoods, type PricedDraft } from '#totals';
import type { CartContext } from '../context.ts';
import { linesWithoutStock } from '../line-stock.ts';
import type { Cart } from '../model.ts';
import { type CartFacts, offeredShipping, readCartFacts, treatmentOfCart } from './cart-facts.ts';
import { inCurrency } from './convert.ts';
import type { PricedLine } from './line-facts.ts';
import { type PriceViews, priceLine, priceViews } from './price-lines.ts';

export type CartNotice = 'coupon-has-no-effect' | 'gift-card-has-no-effect' | 'shipping-option-gone';

export interface PricedOption extends ShippingOption {
  readonly price: { readonly excl: Money; readonly incl: Money };
}

/** A cart with what it comes to at this moment, for this visitor. */
export interface PricedCart {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
  /** Ids of lines that cannot be bought as they are (rule 8). */
  readonly unavailable: ReadonlySet<number>;
  readonly breakdown: Breakdown;
  readonly treatment: TaxTreatment;
  readonly views: PriceViews;
  readonly giftCards: PricedDraft['giftCards'];
  /** True when there is nothing to ship (rule 14). */
  readonly isDigital: boolean;
  readonly weightGrams: number;
  readonly coupon: Coupon | null;
  readonly incentive: Incentive;
  readonly minimumOrder: { readonly amount: Money; readonly remaining: Money | null };
  /** Only known with an address. */
  readonly shippingOptions: readonly PricedOption[];
  readonly chosenShipping: PricedOption | null;
  readonly notices: readonly CartNotice[];
}

/** Rules 10 to 15. */
export async function priceCart(cart: Cart, context: CartContext): Promise<PricedCart> {
  const facts = await readCartFacts(cart, context);
  const first = priceFacts(facts, treatmentOfCart(facts, context, 0), context);
  if (first.treatment.kind !== 'uk-low-value') return first;
  const { minor } = inCurrency(first.breakdown.goods.excl, 'GBP', context.pricing);
  const treatment = treatmentOfCart(facts, context, minor);
  return treatment.kind === first.treatment.kind ? first : priceFacts(facts, treatment, context);
}

function priceFacts(facts: CartFacts, treatment: TaxTreatment, context: CartContext): PricedCart {
  const { cart, isDigital, weightGrams, giftCards } = facts;
  const { settings, store, currency } = context;
  const { ratePerMillion } = context.pricing.view();
  const views = priceViews(context, treatment);
  const lines = facts.lines.map((line) => priceLine(line, { views, treatment }, context));
  const draftLines = lines.flatMap(({ draft }) => (draft ? [draft] : []));
  const basis = store.market.pricesIncludeVat ? 'incl' : 'excl';
  const goods = discountableGoods({ lines: draftLines, basis, currency });
  const incentive = incentiveFor(goods, settings.incentiveSteps, currency, ratePerMillion);
  const coupon = countingCoupon(facts.coupon, goods);
  const draft: PricedDraft = {
    currency,
    basis,
    rounding: settings.vatRounding,
    lines: draftLines,
    shipping: null,
    incentive: incentive.reached && {
      kind: 'percent',
      label: textsOf('cart', store.locale).incentive,
      basisPoints: incentive.reached.basisPoints,
    },
    coupon: coupon && { ...coupon.effect, label: coupon.label },
    giftCards,
  };
  const { goods: shownGoods, discounts } = discountedGoods(draft);
  const options = pricedOptions(facts, shownGoods, views, context);
  const chosen =
    options.find(
      ({ carrier, method }) => carrier === cart.shippingCarrier && method === cart.shippingMethod,
    ) ?? null;
  const minimum = cleanThreshold(settings.minimumOrderMinor, currency, ratePerMillion);
  const isBelowMinimum = compareMoney(shownGoods, minimum) < 0;
  return {
    cart,
    lines,
    unavailable: linesWithoutStock(cart.lines),
    breakdown: computeTotals(
      { ...draft, shipping: chosen && { ...chosen.price, vatBasisPoints: vatRateOf(treatment, 'standard') } },
      discounts,
    ),
    treatment,
    views,
    giftCards,
    isDigital,
    weightGrams,
    coupon,
    incentive,
    minimumOrder: {
      amount: minimum,
      remaining: isBelowMinimum ? subtractMoney(minimum, shownGoods) : null,
    },
    shippingOptions: options,
    chosenShipping: chosen,
    notices: [
      ...(cart.couponCode && !coupon ? ['coupon-has-no-effect' as const] : []),
      ...(giftCards.length < cart.giftCardCodes.length ? ['gift-card-has-no-effect' as const] : []),
      ...(cart.shippingCarrier && !chosen && !isDigital ? ['shipping-option-gone' as const] : []),
    ],
  };
}

/** Promotions rule 3. */
function countingCoupon(coupon: Coupon | null, goods: Money): Coupon | null {
  if (!coupon?.minimumGoods) return coupon;
  return compareMoney(goods, coupon.minimumGoods) < 0 ? null : coupon;
}

function pricedOptions(
  { cart, isDigital, weightGrams }: CartFacts,
  goods: Money,
  views: PriceViews,
  context: CartContext,
): readonly PricedOption[] {
  if (isDigital || !cart.shippingAddress) return [];
  return offeredShipping(cart.shippingAddress, weightGrams, goods, context).map((option) => {
    const { stored } = option;
    const price = { excl: displayPrice(views.excl, stored), incl: displayPrice(views.incl, stored) };
    return { ...option, price };
  });
}
