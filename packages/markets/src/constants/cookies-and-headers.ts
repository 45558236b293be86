/** Specification 3, "Cookies". */
export const cookieNames = {
  locale: 'vsf-locale',
  store: 'vsf-store',
  currency: 'vsf-currency',
  customer: 'vsf-customer',
} as const;

/** Specification 3: 365 days, path /, lax, secure; decision D8 leaves `secure` off on plain-http localhost. */
export const cookieAttributes = {
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'Lax',
  secure: true,
} as const;

/** Specification 3, "Request headers", and 7.2 for the operation's name. */
export const requestHeaders = {
  locale: 'locale',
  store: 'store',
  currency: 'Content-Currency',
  authorization: 'Authorization',
  operation: 'X-Query',
} as const;

/** With or without VAT: how a visitor wants to see prices. */
export const vatDisplays = ['incl', 'excl'] as const;
export type VatDisplay = (typeof vatDisplays)[number];

/** The shop's own, beside those of specification 3. */
export const ownCookieNames = {
  vatDisplay: 'vsf-vat',
  cart: 'vsf-cart',
  csrf: 'vsf-csrf',
  wishes: 'vsf-wishes',
  compareList: 'vsf-compare',
  device: 'vsf-device',
  keptForm: 'vsf-form',
  consent: 'vsf-consent',
  /** For seconds, and only where there is a replica of the database. */
  written: 'vsf-written',
} as const;
export const ownRequestHeaders = {
  vatDisplay: 'X-Vat-Display',
  csrf: 'X-Csrf-Token',
  device: 'X-Device',
  /** Who asks has changed something a moment ago. */
  written: 'X-Written',
} as const;

/** Specification 2.8. */
export const currencyQueryParameter = 'currency';
