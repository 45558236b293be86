import type { PriceTierImport } from '@bowline/commerce';
import type { Pattern } from '../pictures/weave.ts';

/** Cutting, coiling and labelling one piece, EUR cents. */
const handlingMinor = 25;

/** Patterns cost more on the braiding machine; tracer yarns cost more to buy. */
const patternFactor: Readonly<Record<Pattern, number>> = {
  solid: 1,
  diamond: 1.08,
  stripes: 1.08,
  helix: 1.08,
  twoTone: 1.06,
  speckle: 1.06,
  thinLine: 1.06,
  threeTone: 1.1,
  snake: 1.1,
  shockwave: 1.1,
  camo: 1.12,
  confetti: 1.12,
  reflective: 1.25,
  glow: 1.3,
};

/** The metre is dearest in the shortest piece and cheapest in the longest one of a range. */
export function lengthPriceMinor(
  metrePriceMinor: number,
  pattern: Pattern,
  lengthsM: readonly number[],
  lengthM: number,
): number {
  const place = lengthsM.indexOf(lengthM) / Math.max(1, lengthsM.length - 1);
  const factor = 1.25 - 0.43 * place;
  return handlingMinor + Math.round(metrePriceMinor * patternFactor[pattern] * lengthM * factor);
}

/** Whole per cents off for quantities (decision D12). */
export function tiersFor(): PriceTierImport[] {
  return [
    { quantity: 5, percentOff: 5 },
    { quantity: 10, percentOff: 10 },
    { quantity: 25, percentOff: 15 },
  ];
}
