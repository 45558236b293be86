import { type CurrencyCode, decimalsOf } from './currencies.ts';
import { addMoney, type Money, money } from './money.ts';

const basisPointsOfTheWhole = 10_000;
const millionthsOfOne = 1_000_000;

/** amount × numerator ÷ denominator, exact until one rounding half away from zero. */
export function multiplyMoney(amount: Money, numerator: number, denominator = 1): Money {
  const quick = Number.isSafeInteger(numerator) ? divideSafely(amount.minor * numerator, denominator) : null;
  if (quick !== null) return money(quick, amount.currency);
  const product = wholeNumber(amount.minor, 'amount') * wholeNumber(numerator, 'numerator');
  return money(divideRounding(product, wholeNumber(denominator, 'denominator')), amount.currency);
}

/** The share itself: 21 % of an amount is `applyBasisPoints(amount, 2100)`. */
export function applyBasisPoints(amount: Money, basisPoints: number): Money {
  return multiplyMoney(amount, basisPoints, basisPointsOfTheWhole);
}

/** The amount with the share on top: an amount including 21 % VAT is `addBasisPoints(amount, 2100)`. */
export function addBasisPoints(amount: Money, basisPoints: number): Money {
  return addMoney(amount, applyBasisPoints(amount, basisPoints));
}

/** The rate is in millionths of one major unit of the target per major unit of the source (1 EUR = 1.0832 USD: 1083200). */
export function convertMoney(amount: Money, ratePerMillion: number, to: CurrencyCode): Money {
  if (!Number.isSafeInteger(ratePerMillion) || ratePerMillion <= 0) {
    throw new RangeError(`An exchange rate is a positive integer of millionths, not ${ratePerMillion}`);
  }
  const numerator = BigInt(amount.minor) * BigInt(ratePerMillion) * minorUnitsPerMajor(to);
  const denominator = BigInt(millionthsOfOne) * minorUnitsPerMajor(amount.currency);
  return money(divideRounding(numerator, denominator), to);
}

function minorUnitsPerMajor(currency: CurrencyCode): bigint {
  return 10n ** BigInt(decimalsOf(currency));
}

function wholeNumber(value: number, name: string): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`The ${name} is a safe integer, not ${value}`);
  return BigInt(value);
}

/** Nearly all amounts are small enough to be exact as plain numbers, which are many times as fast. */
function divideSafely(product: number, denominator: number): number | null {
  if (!Number.isSafeInteger(denominator) || denominator <= 0) return null;
  const doubled = 2 * Math.abs(product) + denominator;
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(doubled)) return null;
  const rounded = (doubled - (doubled % (2 * denominator))) / (2 * denominator);
  return product < 0 ? -rounded : rounded;
}

/** Half away from zero: 2.5 → 3, −2.5 → −3. */
function divideRounding(numerator: bigint, denominator: bigint): number {
  if (denominator === 0n) throw new RangeError('Money cannot be divided by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(isNegative ? -rounded : rounded);
}
