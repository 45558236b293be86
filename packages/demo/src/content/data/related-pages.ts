import type { StaticPageId } from '@bowline/markets';

/** What else a reader of a page looks for; `faq` are the frequently asked questions. */
export const relatedPages: Partial<Readonly<Record<StaticPageId, readonly (StaticPageId | 'faq')[]>>> = {
  about: ['showroom', 'whyBuy', 'recycling', 'ambassadors'],
  ambassadors: ['about', 'wholesale', 'contact'],
  contact: ['faq', 'returns', 'shippingRates', 'showroom'],
  imprint: ['contact', 'terms', 'privacy'],
  paymentMethods: ['shippingRates', 'returns', 'terms', 'faq'],
  privacy: ['terms', 'imprint', 'contact'],
  recycling: ['about', 'returns', 'whyBuy'],
  returns: ['shippingRates', 'paymentMethods', 'contact', 'faq'],
  shippingRates: ['returns', 'paymentMethods', 'showroom', 'faq'],
  showroom: ['contact', 'about', 'shippingRates'],
  terms: ['privacy', 'returns', 'imprint'],
  whyBuy: ['about', 'returns', 'shippingRates', 'showroom'],
  wholesale: ['withOrWithoutVat', 'contact', 'paymentMethods'],
  withOrWithoutVat: ['wholesale', 'paymentMethods', 'shippingRates'],
  yesProduct: ['whyBuy', 'recycling', 'contact'],
};
