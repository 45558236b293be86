import { sql } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { setProductsActive } from '#catalog';
import type { CommerceDatabase } from '#tables';

export const mostPublished = 500;

export type PublishRefusal =
  | Refusal<'product-not-found', { readonly sku: string }>
  | Refusal<'too-many-rows', { readonly most: number }>;

/** Rule 3; products and variants alike. Answers how many changed. */
export async function publishProducts(
  database: CommerceDatabase,
  skus: readonly string[],
  isActive: boolean,
): Promise<Result<number, PublishRefusal>> {
  if (skus.length > mostPublished) return refuse('too-many-rows', { most: mostPublished });
  return database.transaction(async (transaction) => {
    const { rows } = await sql<{ id: number; sku: string }>`
      select id, lower(sku) as sku from product where lower(sku) = any(${skus.map((sku) => sku.toLowerCase())})
      order by id for no key update`.execute(transaction);
    const known = new Set(rows.map(({ sku }) => sku));
    const missing = skus.find((sku) => !known.has(sku.toLowerCase()));
    if (missing !== undefined) return refuse('product-not-found', { sku: missing });
    return ok(
      await setProductsActive(
        transaction,
        rows.map(({ id }) => id),
        isActive,
      ),
    );
  });
}
