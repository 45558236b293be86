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

/** Specification 2.8. */
export const currencyQueryParameter = 'currency';
