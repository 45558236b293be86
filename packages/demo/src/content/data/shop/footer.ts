import type { CategoryKey, StaticPageId } from '@bowline/markets';
import type { Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

/** A page is linked under its own title; whatever else is linked brings its words. */
export type FooterLink =
  | { readonly page: StaticPageId }
  | { readonly title: Words; readonly target: string }
  | { readonly title: Words; readonly href: string };

export interface FooterGroup {
  readonly key: string;
  readonly title: Words;
  readonly links: readonly FooterLink[];
}

export const faqLink = {
  target: 'faq:',
  title: texts.shop.footer.faqLink.title,
} satisfies FooterLink;

const blogLink: FooterLink = {
  target: 'blog:',
  title: texts.shop.footer.blogLink.title,
};

/** Where guests find what they ordered. */
const orderLookupLink: FooterLink = {
  href: '/orders',
  title: texts.shop.footer.orderLookupLink.title,
};

const storesLink: FooterLink = {
  href: '/stores',
  title: texts.shop.footer.storesLink.title,
};

/** Where whoever compares products comes back to them. */
const compareLink: FooterLink = {
  href: '/compare',
  title: texts.shop.footer.compareLink.title,
};

function category(key: CategoryKey, title: Words): FooterLink {
  return { target: `category:${key}`, title };
}

export const footerGroups: readonly FooterGroup[] = [
  {
    key: 'service',
    title: texts.shop.footer.footerGroups.service.title,
    links: [
      { page: 'contact' },
      orderLookupLink,
      compareLink,
      { page: 'shippingRates' },
      { page: 'paymentMethods' },
      { page: 'returns' },
      { page: 'withOrWithoutVat' },
      faqLink,
    ],
  },
  {
    key: 'company',
    title: texts.shop.footer.footerGroups.company.title,
    links: [
      { page: 'about' },
      { page: 'whyBuy' },
      { page: 'showroom' },
      storesLink,
      { page: 'recycling' },
      { page: 'ambassadors' },
      { page: 'wholesale' },
    ],
  },
  {
    key: 'making',
    title: texts.shop.footer.footerGroups.making.title,
    links: [
      { page: 'yesProduct' },
      blogLink,
      category('diyKits', texts.shop.footer.footerGroups.making.links.diyKits),
      category('diyTools', texts.shop.footer.footerGroups.making.links.diyTools),
      category('newArrivals', texts.shop.footer.footerGroups.making.links.newArrivals),
    ],
  },
  {
    key: 'legal',
    title: texts.shop.footer.footerGroups.legal.title,
    links: [{ page: 'terms' }, { page: 'privacy' }, { page: 'imprint' }],
  },
];

export const footerNote: Words = texts.shop.footer.footerNote;

/** The short menu beside the departments. */
export const serviceMenu: readonly FooterLink[] = [
  { page: 'contact' },
  { page: 'shippingRates' },
  { page: 'returns' },
  faqLink,
  blogLink,
];
