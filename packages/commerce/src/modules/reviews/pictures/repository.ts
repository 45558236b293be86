import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { ReviewStatus } from '../model.ts';
import { type CleanedPicture, pictureLimits, type ReviewPicture } from './model.ts';

type Executor = Kysely<CommerceTables>;

/** The pictures of the review `r`, in their order. */
export const picturesColumn = `coalesce((
    select json_agg(json_build_object('id', x.id, 'name', x.name, 'width', x.width, 'height', x.height) order by x.place)
    from review_picture x where x.review_id = r.id), '[]') as pictures`;

/** Null when as many as may hang on no review do so already. */
export async function insertPicture(
  executor: Executor,
  customerId: number,
  { width, height, large, small }: CleanedPicture,
  now: Date,
): Promise<ReviewPicture | null> {
  const { rows } = await sql<ReviewPicture>`
    insert into review_picture (customer_id, width, height, large, small, uploaded_at)
    select ${customerId}, ${width}, ${height}, ${Buffer.from(large)}, ${Buffer.from(small)}, ${now}
    where (select count(*) from review_picture where customer_id = ${customerId} and review_id is null)
      < ${pictureLimits.ofNoReview}
    returning id, name, width, height`.execute(executor);
  return rows[0] ?? null;
}

/** Rule 21: whether all of them are the customer's, and of this review or of none. They are held until the transaction ends. */
export async function lockPictures(
  executor: Executor,
  { reviewId, customerId }: { readonly reviewId: number | null; readonly customerId: number },
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select id from review_picture
    where id = any(${ids}::integer[]) and customer_id = ${customerId} and (review_id is null or review_id = ${reviewId})
    for update`.execute(executor);
  return rows.length === ids.length;
}

/** Gives a review these pictures, which were locked, and no others. */
export async function setPictures(
  executor: Executor,
  reviewId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from review_picture where review_id = ${reviewId} and id <> all(${ids}::integer[])`.execute(
    executor,
  );
  await sql`
    update review_picture set review_id = ${reviewId}, place = array_position(${ids}::integer[], id)
    where id = any(${ids}::integer[])`.execute(executor);
}

export async function removePicture(executor: Executor, reviewId: number, id: number): Promise<void> {
  await sql`delete from review_picture where id = ${id} and review_id = ${reviewId}`.execute(executor);
}

export interface StoredPicture {
  readonly bytes: Buffer;
  /** Null while it hangs on no review. */
  readonly status: ReviewStatus | null;
}

export async function findPicture(
  executor: Executor,
  name: string,
  size: 'large' | 'small',
): Promise<StoredPicture | null> {
  const { rows } = await sql<StoredPicture>`
    select ${sql.ref(`x.${size}`)} as bytes, r.status from review_picture x left join product_review r on r.id = x.review_id
    where x.name = ${name}`.execute(executor);
  return rows[0] ?? null;
}

/** Rule 20. */
export async function forgetUnused(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - pictureLimits.unusedMs);
  await sql`delete from review_picture where review_id is null and uploaded_at < ${before}`.execute(executor);
}
