import type { CurrencyCode } from '@bowline/kit';
import type { CountryCode } from '@bowline/markets';

/** Without a provider, between buyer and shop (rule 14); bank transfer is a provider's unless the setting names it. */
export const offlineMethodCodes = ['checkmo', 'cashondelivery', 'purchaseorder'] as const;

export const methodCodes = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'klarna',
  'banktransfer',
  ...offlineMethodCodes,
] as const;
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
  checkmo: {},
  cashondelivery: {},
  purchaseorder: {},
};

export function isMethodCode(text: string): text is MethodCode {
  return (methodCodes as readonly string[]).includes(text);
}

const mollieBeginning = 'mollie_methods_';

/** Rule 15: a provider's method as Mollie's extension for Magento calls it. */
export function mollieNameOf(code: MethodCode): string {
  return mollieBeginning + code;
}

/** Rule 15: the method that a client means, by its own name or by that of Mollie's extension. */
export function methodCalled(name: string): MethodCode | null {
  const isMollies = name.startsWith(mollieBeginning);
  const code = isMollies ? name.slice(mollieBeginning.length) : name;
  if (!isMethodCode(code)) return null;
  return isMollies && isAlwaysOffline(code) ? null : code;
}

/** Whether a provider collects it; the shop may take bank transfers itself (rule 14). */
export function isByProvider(code: MethodCode, offline: readonly string[]): boolean {
  return !isAlwaysOffline(code) && !offline.includes(code);
}

function isAlwaysOffline(code: MethodCode): boolean {
  return offlineMethodCodes.some((each) => each === code);
}

/** Whose money somebody sends by hand, so that it is under way for days (checkout rule 25). */
export const slowMethods: readonly MethodCode[] = ['banktransfer', 'checkmo'];

export function isSlowMethod(code: string): boolean {
  return slowMethods.some((slow) => slow === code);
}

/** Whose money comes when the goods are there, or after them: such an order does not wait for it (rule 14). */
const goodsFirstMethods: readonly string[] = ['cashondelivery', 'purchaseorder'] satisfies MethodCode[];

export function isGoodsFirst(code: string): boolean {
  return goodsFirstMethods.includes(code);
}

export function methodsFor(
  country: CountryCode,
  currency: CurrencyCode,
  /** Those without a provider that are switched on. */
  offline: readonly string[] = [],
): readonly MethodCode[] {
  const isOff = (code: MethodCode) => isAlwaysOffline(code) && !offline.includes(code);
  return methodCodes.filter((code) => {
    const { countries, currencies } = reaches[code];
    return (countries?.includes(country) ?? true) && (currencies?.includes(currency) ?? true) && !isOff(code);
  });
}
