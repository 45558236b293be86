import type { AnyContent } from '@bowline/content';
import { localeNames } from '@bowline/markets';
import { blogDocuments } from './documents/blog-documents.ts';
import { cartDocuments, messageDocuments } from './documents/cart-documents.ts';
import { faqDocuments } from './documents/faq-documents.ts';
import { homeDocuments } from './documents/home-documents.ts';
import { pageDocuments } from './documents/page-documents.ts';
import { redirectDocuments } from './documents/redirect-documents.ts';
import { shopDocuments } from './documents/shop-documents.ts';

/** Everything a visitor reads that is neither catalogue nor part of the storefront: the same documents at every call. */
export function demoDocuments(): readonly AnyContent[] {
  return [
    ...localeNames.flatMap((locale) => [
      ...homeDocuments(locale),
      ...pageDocuments(locale),
      ...blogDocuments(locale),
      ...faqDocuments(locale),
      ...shopDocuments(locale),
      ...cartDocuments(locale),
    ]),
    ...messageDocuments(),
    ...redirectDocuments(),
  ];
}
