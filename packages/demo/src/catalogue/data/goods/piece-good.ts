import type { Words } from '../../../language/languages.ts';
import type { PieceLook } from '../../../pictures/piece-look.ts';

/** A choice between versions of one article; the price is that of one piece. */
export interface PieceChoice {
  readonly option: string;
  readonly priceMinor: number;
  readonly weightGrams: number;
}

/** An article counted in pieces. */
export interface PieceGood {
  readonly sku: string;
  readonly name: Words;
  readonly about: Words;
  readonly categories: readonly string[];
  /** Option codes by attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly look: PieceLook;
  readonly priceMinor: number;
  readonly weightGrams: number;
  /** The attribute that tells the versions apart, and the versions. */
  readonly choice?: { readonly attribute: string; readonly versions: readonly PieceChoice[] };
  readonly tariffNumber: string;
}

/** Versions along a measure, from the smallest up. */
export function sizes(
  ...list: ReadonlyArray<readonly [mm: number, priceMinor: number, weightGrams: number]>
): PieceChoice[] {
  return list.map(([mm, priceMinor, weightGrams]) => ({ option: String(mm), priceMinor, weightGrams }));
}

/** Versions in several finishes at one price. */
export function finishes(
  priceMinor: number,
  weightGrams: number,
  ...options: readonly string[]
): PieceChoice[] {
  return options.map((option) => ({ option, priceMinor, weightGrams }));
}
