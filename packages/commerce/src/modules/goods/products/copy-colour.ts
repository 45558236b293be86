import { type Refusal, type Result, refuse } from '@bowline/kit';
import { type CopyRefusal, colourOption, copyProduct, lockProduct } from '#catalog';
import { copyPricing } from '#pricing';
import { movePaths } from '#routing';
import { createPool } from '#stock';
import { allOrNothing } from '#stores';
import type { CommerceDatabase } from '#tables';
import { namesInAll } from '../attributes/attributes-admin.ts';

export interface ColourCopyWish {
  readonly sku: string;
  readonly newSku: string;
  readonly swatch: string;
  /** A locale that is left out has the English name. */
  readonly names: readonly { readonly locale: string; readonly name: string }[];
}

export type ColourCopyRefusal =
  | CopyRefusal
  | Refusal<'product-not-found', { readonly sku: string }>
  | Refusal<'sku-not-valid' | 'swatch-not-valid' | 'colour-name-missing' | 'no-colours', Record<never, never>>
  | Refusal<'path-taken', { readonly path: string }>;

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/;
const swatchPattern = /^#[0-9a-f]{6}$/i;

/** Rule 16. */
export async function copyAsColour(
  database: CommerceDatabase,
  { sku, newSku, swatch, names: given }: ColourCopyWish,
  now: Date,
): Promise<Result<undefined, ColourCopyRefusal>> {
  if (!skuPattern.test(newSku)) return refuse('sku-not-valid', {});
  if (!swatchPattern.test(swatch)) return refuse('swatch-not-valid', {});
  const names = namesInAll(given);
  if (!names) return refuse('colour-name-missing', {});
  const code = names.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return allOrNothing(database, async (transaction): Promise<Result<undefined, ColourCopyRefusal>> => {
    const source = await lockProduct(transaction, sku);
    if (!source || source.parentId !== null) return refuse('product-not-found', { sku });
    const optionId = await colourOption(transaction, { code, swatch, names });
    if (optionId === null) return refuse('no-colours', {});
    const poolId = await createPool(transaction, newSku.toLowerCase());
    if (poolId === null) return refuse('sku-taken', { sku: newSku });
    const wish = { sourceId: source.id, sku: newSku, poolId, colour: { optionId, names }, now };
    const copied = await copyProduct(transaction, wish);
    if (!copied.ok) return copied;
    const { productId, pairs, urlKeys } = copied.value;
    await copyPricing(transaction, pairs, now);
    const paths = urlKeys.map(({ locale, urlKey }) => ({ locale, entityId: productId, path: urlKey }));
    return movePaths(transaction, 'PRODUCT', paths);
  });
}
