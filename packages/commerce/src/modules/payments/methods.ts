import type { CurrencyCode } from '@bowline/kit';
import type { CountryCode } from '@bowline/markets';

export const methodCodes = ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer'] as const;
export type MethodCode = (typeof methodCodes)[number];

interface Reach {
  /** Absent: everywhere. */
  readonly countries?: readonly CountryCode[];
  readonly currencies?: readonly CurrencyCode[];
}

/** Rule 7. */
const reaches: Readonly<Record<MethodCode, Reach>> = {
  ideal: { countries: ['NL'], currencies: ['EUR'] },
  bancontact: { countries: ['BE'], currencies: ['EUR'] },
  creditcard: {},
  paypal: {},
  klarna: {
    countries: ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT', 'NL', 'NO', 'PL', 'SE'],
    currencies: ['EUR', 'GBP', 'DKK', 'NOK', 'PLN', 'SEK'],
  },
  banktransfer: { currencies: ['EUR'] },
};

export function isMethodCode(text: string): text is MethodCode {
  return (methodCodes as readonly string[]).includes(text);
}

/** Whose money somebody sends by hand, so that it is under way for days (checkout rule 25). */
export const slowMethods: readonly MethodCode[] = ['banktransfer'];

export function isSlowMethod(code: string): boolean {
  return slowMethods.some((slow) => slow === code);
}

export function methodsFor(country: CountryCode, currency: CurrencyCode): readonly MethodCode[] {
  return methodCodes.filter((code) => {
    const { countries, currencies } = reaches[code];
    return (countries?.includes(country) ?? true) && (currencies?.includes(currency) ?? true);
  });
}
