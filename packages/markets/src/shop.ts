/** The one place where a merchant names the shop; paths, attribute codes and texts derive from it (decision D1). */
export const shop = {
  brand: 'Bowline',
  legalName: 'Bowline Rope & Cord B.V.',
  productWord: 'paracord',
  adminPrefix: '/bowline-admin',
  version: '1.2.63',
  sharedDomain: 'bowline.eu',
  country: 'NL',
  baseCurrency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  /** Specification 2.6: what a canonical address keeps of its query, and whether it is lowercased. */
  canonical: { queryParameters: ['page'], lowercase: false },
} as const;
