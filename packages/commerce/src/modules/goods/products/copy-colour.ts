import { type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName, localeNames } from '@bowline/markets';
import { type CopyRefusal, colourOption, copyProduct, lockProduct } from '#catalog';
import { copyPricing } from '#pricing';
import { movePaths } from '#routing';
import { createPool } from '#stock';
import { tidyLine } from '#stores';
import type { CommerceDatabase } from '#tables';
import { allOrNothing } from '../all-or-nothing.ts';

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
const longestName = 100;

/** Rule 16. */
export async function copyAsColour(
  database: CommerceDatabase,
  { sku, newSku, swatch, names: given }: ColourCopyWish,
  now: Date,
): Promise<Result<undefined, ColourCopyRefusal>> {
  if (!skuPattern.test(newSku)) return refuse('sku-not-valid', {});
  if (!swatchPattern.test(swatch)) return refuse('swatch-not-valid', {});
  const said = new Map(given.map(({ locale, name }) => [locale, tidyLine(name).slice(0, longestName)]));
  const english = said.get('en');
  if (!english || [...said.keys()].some((locale) => !isLocaleName(locale))) {
    return refuse('colour-name-missing', {});
  }
  const names = Object.fromEntries(
    localeNames.map((locale) => [locale, said.get(locale) || english]),
  ) as Record<LocaleName, string>;
  const code = english.toLowerCase().replace(/[^a-z0-9]+/g, '-');
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
