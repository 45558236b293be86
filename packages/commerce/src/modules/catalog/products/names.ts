import { configurableValueUid } from '#graphql';
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

/** Where the page of a product is, without a leading slash; of a variant that of its product, with its options chosen. */
export function productPagePath(product: ProductRecord, context: CatalogContext): string {
  const choices = variantOptions(product, context).map((option) => choiceOf(option, context));
  const path = product.urlKey + context.settings.productUrlSuffix;
  return choices.length > 0 ? `${path}?${choices.join('&')}` : path;
}

const choices = new WeakMap<AttributeOption, string>();

/** Written once for each option of a book: there are few, and many products have them. */
function choiceOf(option: AttributeOption, { catalog }: CatalogContext): string {
  const known = choices.get(option);
  if (known !== undefined) return known;
  const { id, attributeId } = option;
  const code = catalog.book().byId(attributeId)?.code ?? '';
  const choice = String(new URLSearchParams([[code, configurableValueUid(attributeId, id)]]));
  choices.set(option, choice);
  return choice;
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
