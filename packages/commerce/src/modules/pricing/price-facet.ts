import { type BasePrice, displayPrice, type PriceView } from './display-price.ts';

export interface PriceFacetRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How many products of a result have this stored price. */
export interface PriceCount {
  readonly price: BasePrice;
  readonly count: number;
}

const smallestStep = 10;

/** Rule 9: ranges in the currency's major units, the upper bound not included. */
export function priceFacet(view: PriceView, prices: readonly PriceCount[]): PriceFacetRange[] {
  // Steps are found in euros, so that a currency changes the bounds but not the ranges.
  const euros: PriceView = { ...view, currency: 'EUR', ratePerMillion: 1_000_000 };
  const shown = prices.map(({ price, count }) => ({
    euros: displayPrice(euros, price).minor / 100,
    count,
  }));
  if (shown.length === 0) return [];
  const highest = Math.max(...shown.map((price) => price.euros));
  let step = Math.max(smallestStep, 10 ** (String(Math.floor(highest)).length - 1));
  let counts = countRanges(shown, step);
  while (counts.size < 2 && step > smallestStep) {
    step /= 10;
    counts = countRanges(shown, step);
  }
  const inCurrency = (amount: number) => Math.round(amount * view.ratePerMillion) / 1_000_000;
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([range, count]) => ({ from: inCurrency(range * step), to: inCurrency((range + 1) * step), count }));
}

function countRanges(shown: readonly { euros: number; count: number }[], step: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { euros, count } of shown) {
    const range = Math.floor(euros / step);
    counts.set(range, (counts.get(range) ?? 0) + count);
  }
  return counts;
}
