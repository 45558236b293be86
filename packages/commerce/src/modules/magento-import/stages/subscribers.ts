import { ok } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import { takeOverSubscription } from '#newsletter';
import { readEmailAddress } from '#stores';
import { misfit } from '../model.ts';
import { textIn } from '../source/raw-values.ts';
import { byRows } from './by-rows.ts';
import { momentIn } from './customers.ts';
import type { Planned, PlanningFacts, Stage } from './stage.ts';

interface SubscriberWish {
  readonly email: string;
  readonly isSubscribed: boolean;
  readonly locale: LocaleName;
  readonly changedAt: string;
}

const subscribed = '1';
const left = '3';

const localeOf = (storeId: string, { source }: PlanningFacts): LocaleName =>
  localeNames.find((locale) => source.viewIds[locale] === storeId) ?? 'en';

/** Rule 20. */
export const subscribersStage: Stage<SubscriberWish> = {
  kind: 'subscribers',
  open: (_, tables) => byRows(tables('newsletter_subscriber')),
  plan({ base }, facts): Planned<SubscriberWish> {
    const id = textIn(base, 'subscriber_id');
    const status = textIn(base, 'subscriber_status');
    const email = readEmailAddress(textIn(base, 'subscriber_email'));
    if (email === null) return { id, name: null, leftOut: misfit('email-not-valid') };
    if (status !== subscribed && status !== left) {
      return { id, name: null, leftOut: misfit('subscription-not-confirmed', status) };
    }
    const locale = localeOf(textIn(base, 'store_id'), facts);
    const changedAt = textIn(base, 'change_status_at');
    const wish = { email, isSubscribed: status === subscribed, locale, changedAt };
    return { id, name: null, wish, misfits: [], needs: [], brings: [] };
  },
  async write({ transaction, now }, { email, isSubscribed, locale, changedAt }, ownId) {
    const at = momentIn(changedAt, now);
    return ok((await takeOverSubscription(transaction, { email, isSubscribed, locale, at })) ?? ownId ?? 0);
  },
};
