import type { Transaction } from '@bowline/database';
import type { Mail, Posting } from '@bowline/mail';
import { markets } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { textsOf } from '#texts';
import { wayOutOf } from './repository.ts';

/**
 * Rule 7: the letters of the shop that advertise, and whom each may reach. A letter that is not named here advertises nothing:
 * it answers what somebody asked for, such as an order or a reminder.
 */
const audiences = {
  newsletter: 'subscribers',
  'review-invitation': 'whoever-has-not-left',
} as const;

export type Audience = (typeof audiences)[keyof typeof audiences];
export type Advertisement = Omit<Posting, 'kind' | 'wayOut'> & { readonly kind: keyof typeof audiences };

/** The id of the letter; null when its reader may not get it. */
export async function postAdvertisement(
  transaction: Transaction<CommerceTables>,
  advertisement: Advertisement,
  { mail, baseUrl, now }: { readonly mail: Pick<Mail, 'post'>; readonly baseUrl: string; readonly now: Date },
): Promise<number | null> {
  const { kind, locale, to } = advertisement;
  const wayOut = await wayOutOf(transaction, { email: to.address, locale, now }, audiences[kind]);
  if (wayOut === null) return null;
  return mail.post(transaction, {
    ...advertisement,
    wayOut: {
      label: textsOf('newsletter', locale).letter.wayOut,
      pageUrl: `${baseUrl}${markets[locale].prefix}/newsletter/unsubscribe?way_out=${wayOut}`,
      oneClickUrl: `${baseUrl}/newsletter/one-click/${wayOut}`,
    },
  });
}
