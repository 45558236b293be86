import type { AttributeOption } from '../attributes/attribute-book.ts';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from './model.ts';

/** A variant is named after its product and the options that make it up: `Paracord 550 red - 10 m`. */
export function productName(product: ProductRecord, context: CatalogContext): string {
  if (!product.chosenOptionIds) return product.name;
  return [product.name, ...variantOptions(product, context).map(({ label }) => label)].join(' - ');
}

/** A variant has no page of its own; its key tells it apart from its siblings. */
export function productUrlKey(product: ProductRecord, context: CatalogContext): string {
  if (!product.chosenOptionIds) return product.urlKey;
  return [product.urlKey, ...variantOptions(product, context).map(({ code }) => code)].join('-');
}

/** The options of a variant in the order the customer chooses them; none for anything else. */
export function variantOptions(
  { chosenOptionIds }: ProductRecord,
  { catalog }: CatalogContext,
): readonly AttributeOption[] {
  return (chosenOptionIds ?? [])
    .map((optionId) => catalog.book().option(optionId))
    .filter((option) => option !== undefined);
}
