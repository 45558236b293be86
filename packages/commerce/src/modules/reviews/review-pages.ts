import { type Kysely, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';

/** Where a review stands, in the language it was written in; nulls for what is not sold any more. */
export interface ReviewPage {
  readonly locale: LocaleName;
  readonly name: string | null;
  readonly urlKey: string | null;
}

export async function findReviewPage(
  executor: Kysely<CommerceTables>,
  reviewId: number,
): Promise<ReviewPage> {
  const { rows } = await sql<ReviewPage>`
    select r.locale, t.name, t.url_key as "urlKey" from product_review r
    left join product p on lower(p.sku) = r.sku and p.is_active
    left join product_text t on t.product_id = p.id and t.locale = r.locale
    where r.id = ${reviewId}`.execute(executor);
  const [page] = rows;
  if (!page) throw new Error(`There is no review ${reviewId} to write about`);
  return page;
}
