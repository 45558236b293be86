import type { CurrencyCode } from '@bowline/kit';
import type { OfferedCurrency } from './market.ts';

/** The 14 currencies of specification 3 with the symbols their own countries use. */
export const currencyDetails: Readonly<Record<CurrencyCode, OfferedCurrency>> = {
  AUD: { code: 'AUD', symbol: 'A$', title: 'Australian dollar' },
  CAD: { code: 'CAD', symbol: 'CA$', title: 'Canadian dollar' },
  CHF: { code: 'CHF', symbol: 'CHF', title: 'Swiss franc' },
  CZK: { code: 'CZK', symbol: 'Kč', title: 'Czech koruna' },
  DKK: { code: 'DKK', symbol: 'kr.', title: 'Danish krone' },
  EUR: { code: 'EUR', symbol: '€', title: 'Euro' },
  GBP: { code: 'GBP', symbol: '£', title: 'British pound' },
  HKD: { code: 'HKD', symbol: 'HK$', title: 'Hong Kong dollar' },
  JPY: { code: 'JPY', symbol: '¥', title: 'Japanese yen' },
  NOK: { code: 'NOK', symbol: 'kr', title: 'Norwegian krone' },
  PLN: { code: 'PLN', symbol: 'zł', title: 'Polish złoty' },
  RUB: { code: 'RUB', symbol: '₽', title: 'Russian rouble' },
  SEK: { code: 'SEK', symbol: 'kr', title: 'Swedish krona' },
  USD: { code: 'USD', symbol: '$', title: 'US dollar' },
};

/** A locale writes a foreign currency by its code unless it knows a symbol for it: three countries call theirs `kr`. */
export function symbolsOfLocale(
  known: Readonly<Partial<Record<CurrencyCode, string>>>,
): Readonly<Record<CurrencyCode, string>> {
  const codes = Object.keys(currencyDetails) as CurrencyCode[];
  return Object.fromEntries(codes.map((code) => [code, known[code] ?? code])) as Record<CurrencyCode, string>;
}

/** The currencies a locale offers, in the order of the given titles. */
export function offerCurrencies(
  symbols: Readonly<Record<CurrencyCode, string>>,
  titles: Readonly<Partial<Record<CurrencyCode, string>>>,
): readonly OfferedCurrency[] {
  return Object.entries(titles).map(([key, title]) => {
    const code = key as CurrencyCode;
    return { code, symbol: symbols[code], title };
  });
}
