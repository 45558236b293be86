import type { AddedField } from '#graphql';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from '../products/model.ts';
import { type Attribute, type AttributeBook, hasOptions, type InputType } from './attribute-book.ts';

/** As Magento types the deprecated scalar field of an attribute. */
const fieldTypes: Readonly<Record<InputType, string>> = {
  select: 'Int',
  multiselect: 'String',
  boolean: 'Int',
  text: 'String',
  textarea: 'String',
  image: 'String',
};

/** What the attributes of a catalogue add to the schema: fields of products, filters and sort orders. */
export function createAddedFields(
  readAttributes: () => Promise<AttributeBook>,
): () => Promise<readonly AddedField[]> {
  let latest: { readonly book: AttributeBook; readonly fields: readonly AddedField[] } | undefined;
  return async () => {
    const book = await readAttributes();
    // The same book means that nothing changed, which is the case for all but a few requests.
    if (latest?.book !== book) latest = { book, fields: attributeFields(book.attributes) };
    return latest.fields;
  };
}

function attributeFields(attributes: readonly Attribute[]): AddedField[] {
  return attributes.flatMap((attribute) => {
    const { id, code, label, inputType } = attribute;
    const madeFrom = `${id} ${inputType}`;
    const field = (on: string, type: string) => ({ on, name: code, type, description: label, madeFrom });
    return [
      ...(attribute.isVisible || attribute.isConfigurable
        ? [{ ...field('ProductInterface', fieldTypes[attribute.inputType]), resolve: scalarOf(attribute) }]
        : []),
      ...(attribute.isFilterable ? [field('ProductAttributeFilterInput', 'FilterEqualTypeInput')] : []),
      ...(attribute.isSortable ? [field('ProductAttributeSortInput', 'SortEnum')] : []),
    ];
  });
}

function scalarOf(attribute: Attribute) {
  return async (product: ProductRecord, _: unknown, { catalog }: CatalogContext) => {
    if (!hasOptions(attribute)) {
      const values = await catalog.attributeValuesOf(product.id);
      const value = values.find(({ attributeId }) => attributeId === attribute.id)?.value ?? null;
      return attribute.inputType === 'boolean' && value !== null ? Number(value) : value;
    }
    const chosen = await catalog.optionValuesOf(product.id);
    const ids = chosen
      .filter(({ attributeId }) => attributeId === attribute.id)
      .map(({ optionId }) => optionId);
    if (ids.length === 0) return null;
    return attribute.inputType === 'multiselect' ? ids.join(',') : ids[0];
  };
}
