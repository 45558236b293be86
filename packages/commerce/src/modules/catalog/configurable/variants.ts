import { isSalable } from '#stock';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from '../products/model.ts';
import type { SelectableVariant } from './selection.ts';

export interface ShownVariant extends SelectableVariant {
  readonly product: ProductRecord;
}

/** Behaviour 41: the active variants, without those that are sold out unless the shop shows them. */
export async function shownVariants(
  product: ProductRecord,
  { catalog, settings }: CatalogContext,
): Promise<readonly ShownVariant[]> {
  const [variants, attributes] = await Promise.all([
    catalog.variantsOf(product.id),
    catalog.configurableAttributesOf(product.id),
  ]);
  const configurable = new Set(attributes.map(({ attributeId }) => attributeId));
  const shown = variants.filter(({ stock }) => settings.showOutOfStock || isSalable(stock));
  return Promise.all(
    shown.map(async (variant) => {
      const values = await catalog.optionValuesOf(variant.id);
      const options = values.filter(({ attributeId }) => configurable.has(attributeId));
      return {
        id: variant.id,
        product: variant,
        isSalable: isSalable(variant.stock),
        options: new Map(options.map(({ attributeId, optionId }) => [attributeId, optionId])),
      };
    }),
  );
}
