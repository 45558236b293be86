import type { Kysely } from '@bowline/database';
import { fill } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import { type LocaleName, markets, shop } from '@bowline/markets';
import type { Customer } from '#customers';
import type { Advertisement } from '#newsletter';
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

export interface InvitedProduct {
  readonly sku: string;
  readonly name: string;
}

/** Rule 18: every star is a link to the form with that many filled in. */
export function invitationLetter(
  locale: LocaleName,
  email: string,
  products: readonly InvitedProduct[],
  baseUrl: string,
): Advertisement {
  const { invitation: text } = textsOf('reviews', locale).letters;
  const form = `${baseUrl}${markets[locale].prefix}/customer/account/reviews/write`;
  return {
    kind: 'review-invitation',
    locale,
    to: { address: email },
    subject: text.subject,
    letter: {
      preview: text.preview,
      blocks: [
        { heading: text.heading },
        { text: text.text },
        ...products.map(({ sku, name }) => ({
          stars: {
            label: name,
            links: [1, 2, 3, 4, 5].map((stars) => ({
              label: fill(text.stars, { stars: String(stars) }),
              url: `${form}?${new URLSearchParams({ sku, stars: String(stars) })}`,
            })),
          },
        })),
        { text: text.checked },
      ],
      footer: [shop.legalName, text.whyYou],
    },
  };
}
