import { ok, type Result, refuse } from '@bowline/kit';
import type { LineRefusal } from './line-refusals.ts';

/** Rule 6. */
export const mostPieces = 10_000;
/** Goods by the metre are cut to the decimetre. */
const stepHundredths = 10;
/** What is sold by the metre may be had in parts of one. */
const centimetresOfFractions = 100;

export function isSoldByFraction({ kind, lengthCm }: { kind: string; lengthCm: number | null }): boolean {
  return kind === 'simple' && lengthCm === centimetresOfFractions;
}

/** Rule 6: quantities are whole multiples of this. */
export function quantityStep(thing: Parameters<typeof isSoldByFraction>[0]): number {
  return isSoldByFraction(thing) ? stepHundredths / 100 : 1;
}

/** A quantity as clients send it, in hundredths. */
export function readQuantity(
  quantity: number,
  { isByFraction }: { readonly isByFraction: boolean },
): Result<
  number,
  LineRefusal<'line-quantity-not-positive' | 'line-quantity-not-whole' | 'line-quantity-too-high'>
> {
  if (!(quantity > 0)) return refuse('line-quantity-not-positive');
  if (quantity > mostPieces) return refuse('line-quantity-too-high', { most: mostPieces });
  const hundredths = Math.round(quantity * 100);
  // Floats carry crumbs: 0.3 is not quite three tenths.
  const isExact = Math.abs(hundredths / 100 - quantity) < 1e-9;
  const isAllowed = isByFraction ? hundredths % stepHundredths === 0 : hundredths % 100 === 0;
  return isExact && isAllowed ? ok(hundredths) : refuse('line-quantity-not-whole');
}

export function checkSum(hundredths: number): Result<number, LineRefusal<'line-quantity-too-high'>> {
  return hundredths <= mostPieces * 100
    ? ok(hundredths)
    : refuse('line-quantity-too-high', { most: mostPieces });
}
