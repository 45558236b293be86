/** The static content pages of specification 2.3, named by purpose because every locale has its own slug. */
export const staticPageIds = [
  'about',
  'terms',
  'whyBuy',
  'contact',
  'imprint',
  'privacy',
  'returns',
  'soldOut',
  'shippingRates',
  'showroom',
  'recycling',
  'wholesale',
  'ambassadors',
  'yesProduct',
  'paymentMethods',
  'withOrWithoutVat',
] as const;

export type StaticPageId = (typeof staticPageIds)[number];
