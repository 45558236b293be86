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
  const parts = split(BigInt(Math.abs(amount.minor)), effectiveWeights(weights));
  return parts.map((part) => money(Number(isNegative ? -part : part), amount.currency));
}

function effectiveWeights(weights: readonly number[]): bigint[] {
  const everyWeightIsZero = weights.every((weight) => weight === 0);
  return weights.map((weight) => (everyWeightIsZero ? 1n : BigInt(weight)));
}

function split(size: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight, index) => ({
    index,
    units: (size * weight) / total,
    remainder: (size * weight) % total,
  }));
  let unitsLeft = shares.reduce((left, share) => left - share.units, size);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const share of byRemainder) {
    if (unitsLeft === 0n) break;
    share.units += 1n;
    unitsLeft -= 1n;
  }
  return shares.map((share) => share.units);
}
