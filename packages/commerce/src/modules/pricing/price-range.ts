import { compareMoney, type Money, moneyToNumber, subtractMoney } from '@bowline/kit';
import type { ChargedPrice } from './charged-price.ts';
import { displayPrice, type PriceView } from './display-price.ts';

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
export interface Offer extends ChargedPrice {
  readonly isSalable: boolean;
}

/** Rules 5 and 14. */
export function priceRange(view: PriceView, offers: readonly Offer[]): ShownPriceRange {
  const salable = offers.filter((offer) => offer.isSalable);
  const shown = (salable.length ? salable : offers)
    .map((offer) => ({ offer, final: displayPrice(view, offer.final) }))
    .toSorted((a, b) => compareMoney(a.final, b.final));
  const lowest = shown[0];
  const highest = shown.at(-1);
  if (!lowest || !highest) throw new Error('A price range of no offers');
  const minimumPrice = showPrice(view, lowest.offer, lowest.final);
  return {
    minimumPrice,
    maximumPrice: highest === lowest ? minimumPrice : showPrice(view, highest.offer, highest.final),
  };
}

function showPrice(view: PriceView, { regular, final }: ChargedPrice, finalPrice: Money): ShownPrice {
  const regularPrice = regular === final ? finalPrice : displayPrice(view, regular);
  return {
    regularPrice,
    finalPrice,
    // Few ask for it, and a listing has hundreds of prices.
    get discount() {
      return discountBetween(regularPrice, finalPrice);
    },
  };
}

/** Rule 6: what a lower price saves, from the amounts as displayed. */
export function discountBetween(regular: Money, reduced: Money): Discount {
  const off = subtractMoney(regular, reduced);
  const percent = regular.minor === 0 ? 0 : Math.round((off.minor * 10_000) / regular.minor) / 100;
  return { amountOff: moneyToNumber(off), percentOff: percent };
}
