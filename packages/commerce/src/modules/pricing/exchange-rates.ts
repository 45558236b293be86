import type { CurrencyCode } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { ShopDataPart } from '#stores';
import type { RateByClass } from '#tax';
import type { StorePriceView } from './display-price.ts';
import { readLatest } from './refresh-exchange-rates.ts';

/** Millionths of a currency for one euro, by currency. */
export type ExchangeRates = ReadonlyMap<string, number>;

/** Those of today, in memory. */
export const exchangeRates: ShopDataPart<ExchangeRates> = {
  name: 'exchange-rates',
  load: async (connection) =>
    new Map((await readLatest(connection)).map(({ currency, ratePerMillion }) => [currency, ratePerMillion])),
};

export function rateOf(rates: ExchangeRates, currency: CurrencyCode): number {
  if (currency === shop.baseCurrency) return 1_000_000;
  const rate = rates.get(currency);
  if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
  return rate;
}

const viewsOf = new WeakMap<ExchangeRates, Map<string, StorePriceView>>();

/** The same object for the same question: what is worked out for a view once serves every request. */
export function priceViewOf(
  rates: ExchangeRates,
  { currency, vat, storeVat }: Pick<StorePriceView, 'currency'> & Record<'vat' | 'storeVat', RateByClass>,
): StorePriceView {
  const views = viewsOf.get(rates) ?? new Map<string, StorePriceView>();
  viewsOf.set(rates, views);
  const key = [currency, ...Object.values(vat), ...Object.values(storeVat)].join(' ');
  const view = views.get(key) ?? {
    currency,
    ratePerMillion: rateOf(rates, currency),
    vatBasisPoints: vat.standard,
    classVat: vat,
    storeVatBasisPoints: storeVat.standard,
    storeClassVat: storeVat,
  };
  views.set(key, view);
  return view;
}
