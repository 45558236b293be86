import type { ExchangeRateImport } from '@bowline/commerce';
import type { CurrencyCode } from '@bowline/kit';

/** Demo data in the manner of the European Central Bank's daily reference rates: units for one euro. */
export const unitsPerEuro: Readonly<Partial<Record<CurrencyCode, number>>> = {
  AUD: 1.7712,
  CAD: 1.6248,
  CHF: 0.9316,
  CZK: 24.372,
  DKK: 7.4684,
  GBP: 0.8723,
  HKD: 9.0455,
  JPY: 178.64,
  NOK: 11.7325,
  PLN: 4.2418,
  RUB: 94.15,
  SEK: 10.9865,
  USD: 1.1627,
};

export function demoExchangeRates(): ExchangeRateImport[] {
  return Object.entries(unitsPerEuro).map(([currency, units]) => ({
    currency: currency as CurrencyCode,
    ratePerMillion: Math.round(units * 1_000_000),
    asOf: '2026-11-02',
  }));
}
