import type { Day } from '#stores';
import type { TaxClass } from '#tax';
import { type BasePrice, type FixedPrice, priceAsShown, type StorePriceView } from './display-price.ts';
import { isRunning, type Reduction } from './reduction.ts';

/** A price as it is stored, with what may change it. */
export interface StoredPrice {
  readonly priceMinor: number;
  /** In the currency of the visitor, without VAT. */
  readonly fixedMinor: number | null;
  /** In the currency of the visitor, as the store shows it; goes before a fixed price (rule 19). */
  readonly marketMinor: number | null;
  readonly reduction: Reduction | null;
  readonly taxClass: TaxClass;
}

/** What is charged now, and the price it is compared with; the same object when nothing is reduced. */
export interface ChargedPrice {
  readonly final: BasePrice;
  readonly regular: BasePrice;
}

/** Null unless a reduction runs today and really is one. */
export function runningReduction(
  { priceMinor, reduction }: Pick<StoredPrice, 'priceMinor' | 'reduction'>,
  today: Day,
): Reduction | null {
  return reduction && reduction.priceMinor < priceMinor && isRunning(reduction, today) ? reduction : null;
}

export function unreducedPrice(stored: StoredPrice, view: () => StorePriceView): ChargedPrice {
  const price = baseOf(stored, stored.priceMinor, view);
  return { final: price, regular: price };
}

/** Rule 13; `lowestBefore` is the lowest price of the 30 days before the reduction, null when there was none. */
export function reducedPrice(
  stored: StoredPrice,
  reduction: Reduction,
  lowestBefore: number | null,
  view: () => StorePriceView,
): ChargedPrice {
  const final = baseOf(stored, reduction.priceMinor, view);
  const isStruckThrough = lowestBefore !== null && lowestBefore > reduction.priceMinor;
  return { final, regular: isStruckThrough ? baseOf(stored, lowestBefore, view) : final };
}

/** A price stored in euro cents, with what takes the place of the exchange rate for its product; asks for the view only then. */
export function baseOf(
  { priceMinor, fixedMinor, marketMinor, taxClass }: Omit<StoredPrice, 'reduction'>,
  minor: number,
  view: () => StorePriceView,
): BasePrice {
  if (marketMinor !== null) {
    const { fixed } = priceAsShown({ minor: priceMinor, taxClass }, marketMinor, view());
    return { minor, taxClass, ...(fixed && { fixed }) };
  }
  if (fixedMinor === null) return { minor, taxClass };
  const fixed: FixedPrice = { minor: fixedMinor, forEuroCents: priceMinor };
  return { minor, taxClass, fixed };
}
