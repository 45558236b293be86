/** The currencies of specification 3, in its order. */
export const currencyCodes = [
  'AUD',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'JPY',
  'NOK',
  'PLN',
  'RUB',
  'SEK',
  'USD',
] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

export function isCurrencyCode(text: string): text is CurrencyCode {
  return (currencyCodes as readonly string[]).includes(text);
}

export function decimalsOf(currency: CurrencyCode): 0 | 2 {
  return currency === 'JPY' ? 0 : 2;
}
