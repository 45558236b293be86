import { type Money, money } from './money.ts';

/**
 * Splits an amount by weights so that the parts always add up to it (largest remainder, earlier parts win ties).
 * A weight of 0 receives nothing; when every weight is 0 the amount is split evenly, because it must go somewhere.
 */
export function allocateMoney(amount: Money, weights: readonly number[]): Money[] {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`A weight is a non-negative safe integer, not ${weight}`);
    }
  }
  if (weights.length === 0) {
    if (amount.minor === 0) return [];
    throw new RangeError('An amount cannot be split into no parts');
  }
  const isNegative = amount.minor < 0;
  const parts = split(Math.abs(amount.minor), effectiveWeights(weights));
  return parts.map((part) => money(isNegative ? -part : part, amount.currency));
}

function effectiveWeights(weights: readonly number[]): readonly number[] {
  return weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
}

interface Share {
  readonly index: number;
  units: number;
  readonly remainder: number;
}

function split(size: number, weights: readonly number[]): number[] {
  const shares = sharesOf(size, weights);
  let unitsLeft = shares.reduce((left, share) => left - share.units, size);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : b.remainder - a.remainder,
  );
  for (const share of byRemainder) {
    if (unitsLeft === 0) break;
    share.units += 1;
    unitsLeft -= 1;
  }
  return shares.map((share) => share.units);
}

/** Whole units of each, and what is left of it to be shared out; in whole numbers either way, which are quick as long as they are small. */
function sharesOf(size: number, weights: readonly number[]): Share[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // The largest product of all: every weight is at most their sum.
  if (!Number.isSafeInteger(size * total)) return sharesOfLarge(size, weights);
  return weights.map((weight, index) => {
    const product = size * weight;
    const remainder = product % total;
    return { index, units: (product - remainder) / total, remainder };
  });
}

/** The remainders by their rank alone: as they are, they may be too large for a number. */
function sharesOfLarge(size: number, weights: readonly number[]): Share[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const products = weights.map((weight) => BigInt(size) * BigInt(weight));
  const remainders = products.map((product) => product % total);
  const ranks = [...new Set(remainders)].sort((a, b) => (a < b ? -1 : 1));
  const rankOf = new Map(ranks.map((remainder, rank) => [remainder, rank]));
  return products.map((product, index) => ({
    index,
    units: Number(product / total),
    remainder: rankOf.get(remainders[index] ?? 0n) ?? 0,
  }));
}
