import { moneyToNumber } from '@bowline/kit';
import { currencyDetails, shop } from '@bowline/markets';
import { vatRateFor, vatRates } from '#tax';
import type { Resolvers } from '#wire';
import { cleanThreshold } from './clean-threshold.ts';
import { rateOf } from './exchange-rates.ts';
import type { PricingContext } from './reader.ts';

const resolvers: Resolvers<PricingContext> = {
  Query: {
    currency: async (_, __, { store, pricing }) => {
      const rates = await pricing.rates();
      const codes = store.market.availableCurrencies.map(({ code }) => code);
      const displayCode = store.market.defaultCurrency;
      const displaySymbol = currencyDetails[displayCode].symbol;
      return {
        baseCurrencyCode: shop.baseCurrency,
        baseCurrencySymbol: currencyDetails[shop.baseCurrency].symbol,
        defaultDisplayCurrecyCode: displayCode,
        defaultDisplayCurrencyCode: displayCode,
        defaultDisplayCurrecySymbol: displaySymbol,
        defaultDisplayCurrencySymbol: displaySymbol,
        availableCurrencyCodes: codes,
        // The base currency is in the list with rate 1 (behaviour 158).
        exchangeRates: [...new Set([shop.baseCurrency, ...codes])].map((code) => ({
          currencyTo: code,
          rate: rateOf(rates, code) / 1_000_000,
        })),
      };
    },
    price_thresholds: async (_, __, { currency, pricing, settings }) => {
      const rate = rateOf(await pricing.rates(), currency);
      const { minimumOrderMinor, giftCardRange } = settings;
      return {
        minimumOrder: cleanThreshold(minimumOrderMinor, currency, rate),
        giftCardMinimum: cleanThreshold(giftCardRange.fromMinor, currency, rate),
        giftCardMaximum: cleanThreshold(giftCardRange.toMinor, currency, rate),
      };
    },
    vat_basis_points: (_, __, { store, shopFacts, pricing }) =>
      vatRateFor(shopFacts.of(vatRates), store.market.country, 'standard', pricing.today),
  },
  Money: {
    value: (amount) => moneyToNumber(amount),
  },
  // VAT is part of the amount or not; neither is told apart here.
  Price: {
    adjustments: () => null,
  },
  ProductPrice: {
    fixed_product_taxes: () => [],
  },
};

export const pricingGraphql = { file: new URL('./pricing.graphql', import.meta.url), resolvers };
