import { isSalable } from '#stock';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from '../products/model.ts';
import { variantOptions } from '../products/names.ts';
import type { SelectableVariant } from './selection.ts';

export interface ShownVariant extends SelectableVariant {
  readonly product: ProductRecord;
}

/** Behaviour 41: the active variants, without those that are sold out unless the shop shows them. */
export async function shownVariants(
  product: ProductRecord,
  context: CatalogContext,
): Promise<readonly ShownVariant[]> {
  const { catalog, settings } = context;
  const variants = await catalog.variantsOf(product.id);
  return variants
    .filter(({ stock }) => settings.showOutOfStock || isSalable(stock))
    .map((variant) => ({
      id: variant.id,
      product: variant,
      isSalable: isSalable(variant.stock),
      options: new Map(variantOptions(variant, context).map(({ attributeId, id }) => [attributeId, id])),
    }));
}
