import { type CurrencyCode, decimalsOf, isCurrencyCode } from './currencies.ts';

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

/** '12.50', '-0.05'; JPY '1250'. */
export function moneyToDecimal(amount: Money): string {
  const decimals = decimalsOf(amount.currency);
  const digits = String(Math.abs(amount.minor)).padStart(decimals + 1, '0');
  const sign = amount.minor < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** For wire formats that carry floats; never to calculate with. */
export function moneyToNumber(amount: Money): number {
  // Both are exact, so the quotient is the very number that the decimal text stands for.
  return amount.minor / 10 ** decimalsOf(amount.currency);
}

/** Reads '12.5' or '12.50'; more digits than the currency has are an error unless they are zeros. */
export function moneyFromDecimal(text: string, currency: CurrencyCode): Money {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is not a decimal amount`);
  const [, sign, whole = '', fraction = ''] = match;
  const decimals = decimalsOf(currency);
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) {
    throw new RangeError(`"${text}" has more decimals than ${currency} has`);
  }
  const size = Number(whole + significant.padEnd(decimals, '0'));
  return money(sign === '-' ? -size : size, currency);
}
