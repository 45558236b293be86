import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { lockProduct, setProductTaxClass } from '#catalog';
import type { CommerceDatabase } from '#tables';
import { isTaxClass } from '#tax';

export interface TaxClassWish {
  readonly sku: string;
  readonly taxClass: string;
}

export type TaxClassRefusal =
  | Refusal<'product-not-found', { readonly sku: string }>
  | Refusal<'tax-class-not-valid', { readonly taxClass: string }>;

/** Rule 27. */
export async function setTaxClass(
  database: CommerceDatabase,
  { sku, taxClass }: TaxClassWish,
): Promise<Result<undefined, TaxClassRefusal>> {
  if (!isTaxClass(taxClass)) return refuse('tax-class-not-valid', { taxClass });
  return database.transaction(async (transaction) => {
    const product = await lockProduct(transaction, sku);
    if (!product || product.parentId !== null) return refuse('product-not-found', { sku });
    if ((product.kind === 'gift_card') !== (taxClass === 'none'))
      return refuse('tax-class-not-valid', { taxClass });
    await setProductTaxClass(transaction, product.id, taxClass);
    return ok();
  });
}
