import type { CurrencyCode } from '@bowline/kit';
import { countries, type Market, shop } from '@bowline/markets';
import type { PriceView } from './display-price.ts';

/** Millionths of a currency for one euro, by currency. */
export type ExchangeRates = ReadonlyMap<string, number>;

export function rateOf(rates: ExchangeRates, currency: CurrencyCode): number {
  if (currency === shop.baseCurrency) return 1_000_000;
  const rate = rates.get(currency);
  if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
  return rate;
}

/** Rule 2: VAT of the store's country where its prices include it. */
export function vatShownBy(market: Market): number {
  return market.pricesIncludeVat ? (countries[market.country].standardVatBasisPoints ?? 0) : 0;
}

export function priceViewOf(market: Market, currency: CurrencyCode, rates: ExchangeRates): PriceView {
  return { currency, ratePerMillion: rateOf(rates, currency), vatBasisPoints: vatShownBy(market) };
}
