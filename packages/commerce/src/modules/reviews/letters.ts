import type { Kysely } from '@bowline/database';
import { fill } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import { type LocaleName, markets, shop } from '@bowline/markets';
import type { Customer } from '#customers';
import type { CommerceTables } from '#tables';
import { textsOf } from '#texts';
import { findReviewPage, type ReviewPage } from './review-pages.ts';

/** Rule 16: what was typed stands in no letter. */
export async function approvedLetter(
  executor: Kysely<CommerceTables>,
  reviewId: number,
  { email }: Pick<Customer, 'email'>,
  baseUrl: string,
): Promise<Posting> {
  return writeApproved(await findReviewPage(executor, reviewId), email, baseUrl);
}

/** A product that is not sold any more is not named, and the button leads to the writer's reviews. */
export function writeApproved({ locale, name, urlKey }: ReviewPage, email: string, baseUrl: string): Posting {
  const { approved: text, whyYou } = textsOf('reviews', locale).letters;
  const product = name ?? text.aProduct;
  return {
    kind: 'review-approved',
    locale,
    to: { address: email },
    subject: fill(text.subject, { product }),
    letter: {
      preview: text.preview,
      blocks: [
        { heading: text.heading },
        { text: fill(text.text, { product }) },
        { button: { label: text.button, url: pageUrl(locale, urlKey, baseUrl) } },
        { text: text.change },
      ],
      footer: [shop.legalName, whyYou],
    },
  };
}

function pageUrl(locale: LocaleName, urlKey: string | null, baseUrl: string): string {
  const path = urlKey === null ? '/customer/account/reviews' : `/${urlKey}#reviews`;
  return `${baseUrl}${markets[locale].prefix}${path}`;
}
