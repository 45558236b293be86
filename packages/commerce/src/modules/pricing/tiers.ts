import type { Money } from '@bowline/kit';
import { type BasePrice, displayPrice, type PriceView } from './display-price.ts';
import { type Discount, discountBetween } from './price-range.ts';

/** From a quantity on, one piece costs so many whole per cents less. */
export interface PriceTier {
  readonly quantity: number;
  readonly percentOff: number;
}

export interface ShownTier {
  readonly quantity: number;
  readonly finalPrice: Money;
  readonly discount: Discount;
}

/** Rule 6; `base` is the price charged for a single piece. */
export function shownTiers(view: PriceView, base: BasePrice, tiers: readonly PriceTier[]): ShownTier[] {
  const single = displayPrice(view, base);
  return tiers
    .map(({ quantity, percentOff }) => {
      const finalPrice = displayPrice(view, { ...base, percentOff });
      const { amountOff } = discountBetween(single, finalPrice);
      return { quantity, finalPrice, discount: { amountOff, percentOff } };
    })
    .filter(({ discount }) => discount.amountOff > 0);
}

/** Rule 6: what one piece costs at this quantity, in hundredths of a piece. */
export function atQuantity(
  single: BasePrice,
  tiers: readonly PriceTier[],
  quantityHundredths: number,
): BasePrice {
  const reached = tiers.filter(({ quantity }) => quantity * 100 <= quantityHundredths);
  const percentOff = Math.max(0, ...reached.map((tier) => tier.percentOff));
  return percentOff === 0 ? single : { ...single, percentOff };
}

export interface UnitPrice {
  readonly metre: Money;
  readonly foot: Money;
}

/** Rule 7. A foot is 30.48 cm, which is 762/25. */
export function unitPrice(view: PriceView, base: BasePrice, lengthCm: number): UnitPrice {
  return {
    metre: displayPrice(view, base, { numerator: 100, denominator: lengthCm }),
    foot: displayPrice(view, base, { numerator: 762, denominator: 25 * lengthCm }),
  };
}
