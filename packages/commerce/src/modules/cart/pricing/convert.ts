import { type CurrencyCode, decimalsOf, type Money, money, multiplyMoney } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { PricingReader } from '#pricing';

/** An amount in another currency by the rates of the day, with one rounding. */
export function inCurrency(amount: Money, currency: CurrencyCode, pricing: PricingReader): Money {
  if (amount.currency === currency) return amount;
  const shift = decimalsOf(currency) - decimalsOf(amount.currency);
  return multiplyMoney(
    money(amount.minor, currency),
    rateOf(currency, pricing) * 10 ** Math.max(0, shift),
    rateOf(amount.currency, pricing) * 10 ** Math.max(0, -shift),
  );
}

function rateOf(currency: CurrencyCode, pricing: PricingReader): number {
  if (currency === shop.baseCurrency) return 1_000_000;
  const rate = pricing.rates().get(currency);
  if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
  return rate;
}
