import { decimalsOf, isCurrencyCode } from '@bowline/kit';

// What people type into fields, with a point or a comma; `typed` and `typedAmount` of the formats write what stands there before.

/** How many decimals amounts of a currency have. */
export const decimalsIn = (currency: string): number => (isCurrencyCode(currency) ? decimalsOf(currency) : 2);

/** What was typed, in hundredths; null for what is no quantity. */
export function hundredthsOf(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** An amount of a currency as it was typed, in minor units; null for what is none. */
export function minorOf(typed: string, currency: string): number | null {
  const decimals = decimalsIn(currency);
  const found = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  const fraction = found?.[2] ?? '';
  if (!found || fraction.length > decimals) return null;
  return Number(found[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}
