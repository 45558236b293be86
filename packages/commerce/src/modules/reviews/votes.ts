import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

type Executor = Transaction<CommerceTables>;

/** How many votes that adds: none when it was known. */
export async function insertVote(
  executor: Executor,
  reviewId: number,
  digest: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into review_vote (review_id, voter_digest, voted_at) values (${reviewId}, ${digest}, ${now})
    on conflict do nothing returning review_id`.execute(executor);
  await count(executor, reviewId, rows.length);
  return rows.length;
}

/** How many votes that takes away. */
export async function removeVote(executor: Executor, reviewId: number, digest: string): Promise<number> {
  const { rows } = await sql`
    delete from review_vote where review_id = ${reviewId} and voter_digest = ${digest} returning review_id`.execute(
    executor,
  );
  await count(executor, reviewId, -rows.length);
  return rows.length;
}

async function count(executor: Executor, reviewId: number, change: number): Promise<void> {
  if (change === 0) return;
  await sql`
    update product_review set helpful_votes = helpful_votes + ${change} where id = ${reviewId}`.execute(
    executor,
  );
}

export async function insertReport(
  executor: Executor,
  reviewId: number,
  { digest, reason, now }: { readonly digest: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await executor
    .insertInto('review_report')
    .values({ review_id: reviewId, reporter_digest: digest, reason, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
