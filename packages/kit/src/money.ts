import { type CurrencyCode, isCurrencyCode } from './currencies.ts';

/** An amount in whole minor units (cents; yen for JPY). */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`An amount of money is a safe integer of minor units, not ${minor}`);
  }
  if (!isCurrencyCode(currency)) throw new RangeError(`Unknown currency "${currency}"`);
  // Adding zero turns -0 into 0, so equal amounts are also deeply equal.
  return { minor: minor + 0, currency };
}

export function zero(currency: CurrencyCode): Money {
  return money(0, currency);
}

export function addMoney(a: Money, b: Money): Money {
  return money(a.minor + sameCurrency(a, b).minor, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  return money(a.minor - sameCurrency(a, b).minor, a.currency);
}

export function negateMoney(amount: Money): Money {
  return money(-amount.minor, amount.currency);
}

/** The currency is asked for because an empty list has none. */
export function sumMoney(amounts: Iterable<Money>, currency: CurrencyCode): Money {
  let sum = zero(currency);
  for (const amount of amounts) sum = addMoney(sum, amount);
  return sum;
}

/** Negative when a is less than b, positive when it is more: the order Array.sort expects. */
export function compareMoney(a: Money, b: Money): number {
  return a.minor - sameCurrency(a, b).minor;
}

export function isZeroMoney(amount: Money): boolean {
  return amount.minor === 0;
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`);
  return b;
}
