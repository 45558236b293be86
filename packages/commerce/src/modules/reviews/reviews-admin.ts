import { type Kysely, sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { Mail } from '@bowline/mail';
import { findCustomer } from '#customers';
import { tidyLines } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { approvedLetter } from './letters.ts';
import { longestAnswer, type Opinion, type ReviewStatus } from './model.ts';
import { picturePath, type ReviewPicture } from './pictures/model.ts';
import { picturesColumn, removePicture } from './pictures/repository.ts';
import { hasBought, type LockedReview, lockReview } from './repository.ts';

/** A review as the merchant looks at it. */
export interface ModeratedReview extends Opinion {
  readonly id: number;
  readonly sku: string;
  readonly locale: string;
  readonly status: ReviewStatus;
  readonly isVerified: boolean;
  readonly isDemo: boolean;
  readonly answer: string | null;
  readonly createdAt: Date;
  /** Rule 22: with the addresses where the shop sees them. */
  readonly pictures: readonly (ReviewPicture & { readonly url: string })[];
  /** Rule 14: how often for which reason. */
  readonly reports: Readonly<Record<string, number>>;
}

export interface ReviewQuestion {
  /** Those that somebody reported, whatever their status; else those of a status. */
  readonly which: ReviewStatus | 'reported';
  /** Those after this number, the oldest first. */
  readonly after?: number;
  readonly limit?: number;
}

export type ReviewAdminRefusal =
  | { readonly code: 'review-not-found'; readonly details: { readonly id: number } }
  | { readonly code: 'answer-not-valid'; readonly details: { readonly most: number } };

type Decision = Promise<Result<undefined, ReviewAdminRefusal>>;

/** What the merchant does with reviews (rule 15). */
export interface ReviewsAdmin {
  list(question: ReviewQuestion): Promise<readonly ModeratedReview[]>;
  approve(id: number): Decision;
  reject(id: number): Decision;
  /** Null takes an answer back. */
  answer(id: number, text: string | null): Decision;
  /** Takes one picture away; the review stays as it is. */
  removePicture(id: number, pictureId: number): Decision;
}

interface AdminDependencies {
  readonly database: CommerceDatabase;
  readonly mail: Pick<Mail, 'post'> | null;
  readonly clock: () => Date;
  readonly baseUrl: string;
}

const mostListed = 100;
const clamp = (limit: number) => Math.min(Math.max(limit, 1), mostListed);

export function createReviewsAdmin({ database, mail, clock, baseUrl }: AdminDependencies): ReviewsAdmin {
  type Work = (transaction: Transaction<CommerceTables>, review: LockedReview) => Promise<void>;
  const decide = (id: number, work: Work): Decision =>
    database.transaction(async (transaction): Decision => {
      const review = await lockReview(transaction, id);
      if (!review) return refuse('review-not-found', { id });
      await work(transaction, review);
      return ok();
    });

  return {
    list: ({ which, after = 0, limit = mostListed }) =>
      listReviews(database.kysely, { which, after, limit: clamp(limit) }, baseUrl),
    approve: (id) =>
      decide(id, async (transaction, { customerId, sku, isTold }) => {
        const writer = customerId === null ? null : await findCustomer(transaction, { id: customerId });
        const isVerified = writer !== null && (await hasBought(transaction, writer.id, sku));
        const isToBeTold = writer !== null && mail !== null && !isTold;
        await sql`
          update product_review set status = 'approved', is_verified = ${isVerified},
            told_at = case when ${isToBeTold} then ${clock()}::timestamptz else told_at end
          where id = ${id}`.execute(transaction);
        // Rule 16.
        if (isToBeTold) await mail.post(transaction, await approvedLetter(transaction, id, writer, baseUrl));
      }),
    reject: (id) => decide(id, (transaction) => setStatus(transaction, id, 'rejected')),
    async answer(id, typed) {
      const text = typed === null ? null : tidyLines(typed);
      if (text === '' || (text?.length ?? 0) > longestAnswer) {
        return refuse('answer-not-valid', { most: longestAnswer });
      }
      return decide(id, async (transaction) => {
        await transaction
          .updateTable('product_review')
          .set({ answer: text, answered_at: text === null ? null : clock() })
          .where('id', '=', id)
          .execute();
      });
    },
    removePicture: (id, pictureId) =>
      decide(id, async (transaction) => {
        await removePicture(transaction, id, pictureId);
      }),
  };
}

async function setStatus(executor: Kysely<CommerceTables>, id: number, status: ReviewStatus): Promise<void> {
  await executor.updateTable('product_review').set({ status }).where('id', '=', id).execute();
}

async function listReviews(
  executor: Kysely<CommerceTables>,
  { which, after, limit }: Required<ReviewQuestion>,
  baseUrl: string,
): Promise<readonly ModeratedReview[]> {
  const { rows } = await sql<ModeratedReview>`
    select r.id, r.sku, r.locale, r.status, r.is_verified as "isVerified", r.is_demo as "isDemo", r.stars, r.nickname,
      r.summary, r.text, r.answer, r.created_at as "createdAt", coalesce(reported.reasons, '{}') as reports,
      ${sql.raw(picturesColumn)}
    from product_review r
    left join lateral (
      select jsonb_object_agg(reason, times) as reasons
      from (select reason, count(*) as times from review_report where review_id = r.id group by reason) counted
    ) reported on true
    where r.id > ${after} and ${which === 'reported' ? sql`reported.reasons is not null` : sql`r.status = ${which}`}
    order by r.id limit ${limit}`.execute(executor);
  return rows.map((row) => ({
    ...row,
    pictures: row.pictures.map((each) => ({ ...each, url: baseUrl + picturePath(each, 'large') })),
  }));
}
