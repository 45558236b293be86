import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { lockProduct, setProductUrlKey } from '#catalog';
import { movePath } from '#routing';
import type { CommerceDatabase } from '#tables';
import { isUrlKey } from '../url-key.ts';

export type RenameRefusal =
  | { readonly code: 'product-not-found'; readonly details: { readonly sku: string } }
  | { readonly code: 'url-key-not-valid'; readonly details: { readonly urlKey: string } }
  | { readonly code: 'path-taken'; readonly details: { readonly path: string } };

export async function renameProductUrl(
  database: CommerceDatabase,
  { sku, locale, urlKey }: { readonly sku: string; readonly locale: LocaleName; readonly urlKey: string },
): Promise<Result<undefined, RenameRefusal>> {
  if (!isUrlKey(urlKey)) return refuse('url-key-not-valid', { urlKey });
  return database.transaction(async (transaction) => {
    const product = await lockProduct(transaction, sku);
    if (!product || product.parentId !== null) return refuse('product-not-found', { sku });
    const moved = await movePath(
      transaction,
      locale,
      { entityType: 'PRODUCT', entityId: product.id },
      urlKey,
    );
    if (!moved.ok) return moved;
    await setProductUrlKey(transaction, product.id, locale, urlKey);
    return ok();
  });
}
