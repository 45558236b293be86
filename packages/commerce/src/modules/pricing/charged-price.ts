import type { Day } from '#stores';
import type { BasePrice, FixedPrice } from './display-price.ts';
import { isRunning, type Reduction } from './reduction.ts';

/** A price as it is stored, with what may change it. */
export interface StoredPrice {
  readonly priceMinor: number;
  /** In the currency of the visitor, without VAT. */
  readonly fixedMinor: number | null;
  readonly reduction: Reduction | null;
}

/** What is charged now, and the price it is compared with; the same object when nothing is reduced. */
export interface ChargedPrice {
  readonly final: BasePrice;
  readonly regular: BasePrice;
}

/** Null unless a reduction runs today and really is one. */
export function runningReduction({ priceMinor, reduction }: StoredPrice, today: Day): Reduction | null {
  return reduction && reduction.priceMinor < priceMinor && isRunning(reduction, today) ? reduction : null;
}

export function unreducedPrice(stored: StoredPrice): ChargedPrice {
  const price = baseOf(stored, stored.priceMinor);
  return { final: price, regular: price };
}

/** Rule 13; `lowestBefore` is the lowest price of the 30 days before the reduction, null when there was none. */
export function reducedPrice(
  stored: StoredPrice,
  reduction: Reduction,
  lowestBefore: number | null,
): ChargedPrice {
  const final = baseOf(stored, reduction.priceMinor);
  const isStruckThrough = lowestBefore !== null && lowestBefore > reduction.priceMinor;
  return { final, regular: isStruckThrough ? baseOf(stored, lowestBefore) : final };
}

function baseOf({ priceMinor, fixedMinor }: StoredPrice, minor: number): BasePrice {
  if (fixedMinor === null) return { minor, taxClass: 'standard' };
  const fixed: FixedPrice = { minor: fixedMinor, forEuroCents: priceMinor };
  return { minor, taxClass: 'standard', fixed };
}
