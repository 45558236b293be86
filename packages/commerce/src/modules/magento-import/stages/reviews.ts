import { localeNames } from '@bowline/markets';
import { takeOverReview } from '#reviews';
import { misfit } from '../model.ts';
import { textIn, wholeIn } from '../source/raw-values.ts';
import { byColumn, byRows } from './by-rows.ts';
import { momentIn } from './customers.ts';
import { plainWords } from './plain-html.ts';
import type { Planned, Stage } from './stage.ts';

interface ReviewWish {
  readonly product: string;
  readonly customer: string;
  readonly locale: (typeof localeNames)[number];
  readonly status: 'approved' | 'pending' | 'rejected';
  readonly stars: number;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly createdAt: string;
}

const statuses: Readonly<Record<string, ReviewWish['status']>> = {
  1: 'approved',
  2: 'pending',
  3: 'rejected',
};

/** Rule 22. */
export const reviewsStage: Stage<ReviewWish> = {
  kind: 'reviews',
  open(_, tables) {
    const details = byColumn(tables('review_detail'), 'review_id');
    const votes = Map.groupBy(tables('rating_option_vote'), (vote) => vote.review_id ?? '');
    return byRows(
      tables('review').map((review) => {
        const id = review.review_id ?? '';
        const values = (votes.get(id) ?? []).map((vote) => Number(vote.value)).filter((value) => value >= 1);
        const sum = values.reduce((all, value) => all + value, 0);
        return { ...details.get(id), ...review, stars: values.length ? Math.round(sum / values.length) : '' };
      }),
    );
  },
  plan({ base }, { source }): Planned<ReviewWish> {
    const id = textIn(base, 'review_id');
    const summary = plainWords(textIn(base, 'title')).slice(0, 150);
    const name = summary.slice(0, 100);
    const leftOut = (code: string, value: unknown = '') => ({ id, name, leftOut: misfit(code, value) });
    const stars = wholeIn(base, 'stars');
    const status = statuses[textIn(base, 'status_id')];
    const customer = textIn(base, 'customer_id');
    const text = plainWords(textIn(base, 'detail')).slice(0, 5_000);
    const nickname = textIn(base, 'nickname').trim().slice(0, 60);
    if (customer === '' || customer === '0') return leftOut('review-of-a-guest');
    if (stars === null || stars < 1 || stars > 5) return leftOut('rating-missing');
    if (!status) return leftOut('status-not-known', textIn(base, 'status_id'));
    if ([summary, text, nickname].includes('')) return leftOut('words-not-valid');
    const product = textIn(base, 'entity_pk_value');
    const locale = localeNames.find((each) => source.viewIds[each] === textIn(base, 'store_id')) ?? 'en';
    const createdAt = textIn(base, 'created_at');
    return {
      id,
      name,
      wish: { product, customer, locale, status, stars, nickname, summary, text, createdAt },
      misfits: [],
      needs: [
        { kind: 'products', id: product, code: 'product-left-out', isNeeded: true },
        { kind: 'customers', id: customer, code: 'customer-left-out', isNeeded: true },
      ],
      brings: [],
    };
  },
  async write({ transaction, ownIdOf, now }, { product, customer, createdAt, ...opinion }, ownId) {
    const productId = ownIdOf('products', product) ?? 0;
    const customerId = ownIdOf('customers', customer) ?? 0;
    const review = { ...opinion, productId, customerId, createdAt: momentIn(createdAt, now) };
    const kept = await takeOverReview(transaction, review, ownId);
    return kept.ok ? kept : { ok: false, refusal: misfit(kept.refusal.code) };
  },
};
