import { compareMoney, type Money, moneyToNumber, subtractMoney } from '@bowline/kit';
import { type BasePrice, displayPrice, type PriceView } from './display-price.ts';

export interface Discount {
  readonly amountOff: number;
  readonly percentOff: number;
}

export interface ShownPrice {
  readonly regularPrice: Money;
  readonly finalPrice: Money;
  readonly discount: Discount;
}

export interface ShownPriceRange {
  readonly minimumPrice: ShownPrice;
  readonly maximumPrice: ShownPrice;
}

/** A price somebody can buy at, if it is in stock. */
export interface Offer {
  readonly price: BasePrice;
  readonly isSalable: boolean;
}

/** Rule 5. Null when there is nothing on offer at all. */
export function priceRange(view: PriceView, offers: readonly Offer[]): ShownPriceRange | null {
  const salable = offers.filter((offer) => offer.isSalable);
  const shown = (salable.length ? salable : offers)
    .map(({ price }) => displayPrice(view, price))
    .toSorted(compareMoney);
  const [lowest] = shown;
  const highest = shown.at(-1);
  if (!lowest || !highest) return null;
  return { minimumPrice: withoutReduction(lowest), maximumPrice: withoutReduction(highest) };
}

function withoutReduction(price: Money): ShownPrice {
  return { regularPrice: price, finalPrice: price, discount: { amountOff: 0, percentOff: 0 } };
}

/** Rule 6: what a lower price saves, from the amounts as displayed. */
export function discountBetween(regular: Money, reduced: Money): Discount {
  const off = subtractMoney(regular, reduced);
  const percent = regular.minor === 0 ? 0 : Math.round((off.minor * 10_000) / regular.minor) / 100;
  return { amountOff: moneyToNumber(off), percentOff: percent };
}
