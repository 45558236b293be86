import { type CurrencyCode, convertMoney, decimalsOf, type Money, money } from '@bowline/kit';
import { shop } from '@bowline/markets';

/** Up to so many major units a clean amount is a multiple of the step (rule 17). */
const steps: readonly { readonly upTo: number; readonly step: number }[] = [
  { upTo: 100, step: 5 },
  { upTo: 1_000, step: 50 },
  { upTo: 10_000, step: 500 },
  { upTo: Number.POSITIVE_INFINITY, step: 5_000 },
];

/** Rule 17: a threshold given in euro cents, as it stands in another currency. */
export function cleanThreshold(euroCents: number, currency: CurrencyCode, ratePerMillion: number): Money {
  const euro = money(euroCents, shop.baseCurrency);
  if (currency === shop.baseCurrency) return euro;
  const { minor } = convertMoney(euro, ratePerMillion, currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const step = steps.find(({ upTo }) => minor <= upTo * minorPerMajor)?.step ?? 1;
  const stepMinor = step * minorPerMajor;
  return money(Math.ceil(minor / stepMinor) * stepMinor, currency);
}
