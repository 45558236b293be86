import type { AnyContent } from '@bowline/content';
import { localeNames } from '@bowline/markets';
import { blogDocuments } from './documents/blog-documents.ts';
import { faqDocuments } from './documents/faq-documents.ts';
import { homeDocuments } from './documents/home-documents.ts';
import { pageDocuments } from './documents/page-documents.ts';
import { redirectDocuments } from './documents/redirect-documents.ts';
import { shopDocuments } from './documents/shop-documents.ts';

/** Everything a visitor reads that is neither an interface message nor catalogue: the same documents at every call. */
export function demoDocuments(): readonly AnyContent[] {
  return [
    ...localeNames.flatMap((locale) => [
      ...homeDocuments(locale),
      ...pageDocuments(locale),
      ...blogDocuments(locale),
      ...faqDocuments(locale),
      ...shopDocuments(locale),
    ]),
    ...redirectDocuments(),
  ];
}
