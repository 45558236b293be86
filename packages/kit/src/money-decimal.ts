import { type CurrencyCode, decimalsOf } from './currencies.ts';
import { type Money, money } from './money.ts';

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
