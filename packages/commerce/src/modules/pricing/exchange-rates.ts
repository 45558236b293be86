import type { CurrencyCode } from '@bowline/kit';
import { type Market, shop, type VatDisplay } from '@bowline/markets';
import type { PriceView } from './display-price.ts';
import { vatShownBy } from './vat-display.ts';

/** Millionths of a currency for one euro, by currency. */
export type ExchangeRates = ReadonlyMap<string, number>;

export function rateOf(rates: ExchangeRates, currency: CurrencyCode): number {
  if (currency === shop.baseCurrency) return 1_000_000;
  const rate = rates.get(currency);
  if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
  return rate;
}

const viewsOf = new WeakMap<ExchangeRates, Map<string, PriceView>>();

/** The same object for the same question: what is worked out for a view once serves every request. */
export function priceViewOf(
  market: Market,
  currency: CurrencyCode,
  rates: ExchangeRates,
  display?: VatDisplay,
): PriceView {
  const views = viewsOf.get(rates) ?? new Map<string, PriceView>();
  viewsOf.set(rates, views);
  const vatBasisPoints = vatShownBy(market, display);
  const key = `${currency} ${vatBasisPoints}`;
  const view = views.get(key) ?? { currency, ratePerMillion: rateOf(rates, currency), vatBasisPoints };
  views.set(key, view);
  return view;
}
