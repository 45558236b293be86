import type { Money } from '@bowline/kit';
import { type BasePrice, displayPrice, type PriceView } from './display-price.ts';
import { type Discount, discountBetween } from './price-range.ts';

/** Price of one piece from a quantity on, euro cents without VAT. */
export interface PriceTier {
  readonly quantity: number;
  readonly priceMinor: number;
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
    .filter(({ priceMinor }) => priceMinor < base.minor)
    .map(({ quantity, priceMinor }) => {
      const finalPrice = displayPrice(view, { ...base, minor: priceMinor });
      return { quantity, finalPrice, discount: discountBetween(single, finalPrice) };
    });
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
