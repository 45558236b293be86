import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { lockCustomer } from '#customers';
import type { CommerceTables } from '#tables';
import type { Opinion, ReviewStatus } from './model.ts';
import { hasBought } from './repository.ts';

/** A review that another shop kept (rule 23). */
export interface TakenOverReview extends Opinion {
  readonly productId: number;
  readonly customerId: number;
  readonly locale: LocaleName;
  readonly status: ReviewStatus;
  readonly createdAt: Date;
}

type TakingOverRefusal = Refusal<'review-exists' | 'customer-gone' | 'product-gone', Record<never, never>>;

/** Rule 23: once; the writer is told nothing of it. Answers its id. */
export async function takeOverReview(
  transaction: Transaction<CommerceTables>,
  review: TakenOverReview,
  known: number | null,
): Promise<Result<number, TakingOverRefusal>> {
  // What became of it here, its writer and the shop have decided since.
  if (known !== null) return ok(known);
  const { customerId, locale, status, stars, nickname, summary, text, createdAt } = review;
  if (!(await lockCustomer(transaction, customerId))) return refuse('customer-gone', {});
  const { rows: products } = await sql<{ sku: string }>`
    select lower(coalesce(parent.sku, p.sku)) as sku from product p left join product parent on parent.id = p.parent_id
    where p.id = ${review.productId}`.execute(transaction);
  const sku = products[0]?.sku;
  if (sku === undefined) return refuse('product-gone', {});
  const isVerified = await hasBought(transaction, customerId, sku);
  const { rows } = await sql<{ id: number }>`
    insert into product_review (sku, customer_id, locale, stars, nickname, summary, text, status, is_verified, created_at,
      changed_at, told_at)
    values (${sku}, ${customerId}, ${locale}, ${stars}, ${nickname}, ${summary}, ${text}, ${status}, ${isVerified},
      ${createdAt}, ${createdAt}, ${status === 'approved' ? createdAt : null})
    on conflict do nothing returning id`.execute(transaction);
  return rows[0] ? ok(rows[0].id) : refuse('review-exists', {});
}
