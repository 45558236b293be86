import { configurableOptionUid, configurableValueUid, encodeUid } from '#graphql';
import type { Resolvers } from '#wire';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from '../products/model.ts';
import { resolveSelection } from './selection-resolver.ts';
import { swatchOf } from './swatch.ts';
import { shownVariants } from './variants.ts';

type NoArguments = Record<string, never>;

export const configurableResolvers = {
  ConfigurableProduct: {
    variants: (product, _, context) => shownVariants(product, context),
    configurable_options: configurableOptions,
    configurable_product_options_selection: resolveSelection,
  },
  ConfigurableVariant: {
    attributes: ({ options }, _, { catalog }) => {
      const book = catalog.book();
      return [...options].map(([attributeId, optionId]) => ({
        code: book.byId(attributeId)?.code,
        label: book.option(optionId)?.label,
        uid: configurableValueUid(attributeId, optionId),
        valueIndex: optionId,
      }));
    },
  },
  SwatchDataInterface: {
    __resolveType: ({ typeName }) => typeName,
  },
} satisfies Resolvers<CatalogContext>;

async function configurableOptions(product: ProductRecord, _: NoArguments, context: CatalogContext) {
  const { catalog, mediaUrl } = context;
  const book = catalog.book();
  const [attributes, variants] = await Promise.all([
    catalog.configurableAttributesOf(product.id),
    shownVariants(product, context),
  ]);
  return attributes.map(({ rowId, attributeId, position }) => {
    const attribute = book.byId(attributeId);
    const used = new Set(variants.map(({ options }) => options.get(attributeId)));
    return {
      id: rowId,
      uid: configurableOptionUid(product.id, attributeId),
      attributeId: String(attributeId),
      attributeIdV2: attributeId,
      attributeUid: encodeUid(attributeId),
      attributeCode: attribute?.code,
      label: attribute?.label,
      position,
      useDefault: false,
      productId: product.id,
      values: book
        .optionsOf(attributeId)
        .filter(({ id }) => used.has(id))
        .map((option) => ({
          uid: configurableValueUid(attributeId, option.id),
          valueIndex: option.id,
          label: option.label,
          defaultLabel: option.label,
          storeLabel: option.label,
          useDefaultValue: true,
          swatchData: swatchOf(option, mediaUrl),
        })),
    };
  });
}
