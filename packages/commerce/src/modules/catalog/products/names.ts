import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from './model.ts';

/** A variant is named after its product and the options that make it up: `Paracord 550 red - 10 m`. */
export async function productName(product: ProductRecord, context: CatalogContext): Promise<string> {
  const options = await variantOptions(product, context);
  return [product.name, ...options.map(({ label }) => label)].join(' - ');
}

/** A variant has no page of its own; its key tells it apart from its siblings. */
export async function productUrlKey(product: ProductRecord, context: CatalogContext): Promise<string> {
  const options = await variantOptions(product, context);
  return [product.urlKey, ...options.map(({ code }) => code)].join('-');
}

/** The options of a variant in the order the customer chooses them; none for anything else. */
export async function variantOptions(product: ProductRecord, { catalog }: CatalogContext) {
  if (product.parentId === null) return [];
  const [attributes, values, book] = await Promise.all([
    catalog.configurableAttributesOf(product.parentId),
    catalog.optionValuesOf(product.id),
    catalog.book(),
  ]);
  return attributes.flatMap(({ attributeId }) => {
    const optionId = values.find((value) => value.attributeId === attributeId)?.optionId;
    const option = optionId === undefined ? undefined : book.option(optionId);
    return option ? [option] : [];
  });
}
