import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import type { Opinion } from './model.ts';

/** Rule 12: nobody's opinion, for a shop to be looked at. Nobody bought anything either. */
export interface DemoReview extends Opinion {
  readonly sku: string;
  readonly locale: LocaleName;
  readonly helpfulVotes: number;
  readonly answer: string | null;
  readonly createdAt: Date;
}

const rowsAtOnce = 500;

/** In place of all demo reviews there are; none takes them away. */
export async function keepDemoReviews(
  database: CommerceDatabase,
  reviews: readonly DemoReview[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.deleteFrom('product_review').where('is_demo', '=', true).execute();
    for (let start = 0; start < reviews.length; start += rowsAtOnce) {
      const rows = reviews.slice(start, start + rowsAtOnce).map((review) => ({
        sku: review.sku.toLowerCase(),
        customer_id: null,
        is_demo: true,
        locale: review.locale,
        stars: review.stars,
        nickname: review.nickname,
        summary: review.summary,
        text: review.text,
        status: 'approved' as const,
        helpful_votes: review.helpfulVotes,
        answer: review.answer,
        answered_at: review.answer === null ? null : review.createdAt,
        created_at: review.createdAt,
        changed_at: review.createdAt,
        told_at: null,
      }));
      await transaction.insertInto('product_review').values(rows).execute();
    }
  });
}
