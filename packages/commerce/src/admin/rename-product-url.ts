import { sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { movePath } from '#routing';
import type { CommerceDatabase } from '#tables';

export type RenameRefusal =
  | { readonly code: 'product-not-found'; readonly details: { readonly sku: string } }
  | { readonly code: 'url-key-not-valid'; readonly details: { readonly urlKey: string } }
  | { readonly code: 'path-taken'; readonly details: { readonly path: string } };

const urlKeyPattern = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u;

export async function renameProductUrl(
  database: CommerceDatabase,
  { sku, locale, urlKey }: { readonly sku: string; readonly locale: LocaleName; readonly urlKey: string },
): Promise<Result<undefined, RenameRefusal>> {
  if (!urlKeyPattern.test(urlKey)) return refuse('url-key-not-valid', { urlKey });
  return database.transaction(async (transaction) => {
    const product = await transaction
      .selectFrom('product')
      .where(sql<boolean>`lower(sku) = lower(${sku})`)
      .where('parent_id', 'is', null)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (!product) return refuse('product-not-found', { sku });
    const moved = await movePath(
      transaction,
      locale,
      { entityType: 'PRODUCT', entityId: product.id },
      urlKey,
    );
    if (!moved.ok) return moved;
    await transaction
      .updateTable('product_text')
      .set({ url_key: urlKey })
      .where('product_id', '=', product.id)
      .where('locale', '=', locale)
      .execute();
    return ok();
  });
}
