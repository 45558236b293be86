import type { AttributeFilterInput } from '#wire';
import type { CatalogContext } from '../model.ts';
import type { OptionValue, ProductRecord } from '../products/model.ts';
import { type Attribute, type AttributeBook, hasOptions } from './attribute-book.ts';

/** Magento's properties of an attribute, in terms of ours; what the shop does not have is false. */
export const attributeFlags = {
  is_comparable: (attribute: Attribute) => attribute.isVisible,
  is_filterable: (attribute: Attribute) => attribute.isFilterable,
  is_filterable_in_search: (attribute: Attribute) => attribute.isFilterable,
  is_html_allowed_on_front: () => false,
  is_searchable: () => false,
  is_used_for_price_rules: () => false,
  is_used_for_promo_rules: () => false,
  is_visible_in_advanced_search: () => false,
  is_visible_on_front: (attribute: Attribute) => attribute.isVisible,
  is_wysiwyg_enabled: () => false,
  used_in_product_listing: (attribute: Attribute) => attribute.isFilterable || attribute.isConfigurable,
} as const;

export function attributesFitting(book: AttributeBook, filter: AttributeFilterInput): readonly Attribute[] {
  const wishes = Object.entries(filter).filter(([, wanted]) => wanted !== null);
  if (wishes.length === 0) return book.attributes;
  return book.attributes.filter((attribute) =>
    wishes.every(
      ([name, wanted]) => attributeFlags[name as keyof typeof attributeFlags](attribute) === wanted,
    ),
  );
}

export type ShownAttributeValue = Pick<Attribute, 'code' | 'label'> &
  (
    | { readonly value: string }
    | { readonly selectedOptions: readonly { readonly label: string; readonly value: string }[] }
  );

/** Behaviour 33: the values of the attributes that visitors may see, in the order of the attributes. */
export async function attributeValues(
  product: ProductRecord,
  filter: AttributeFilterInput,
  context: CatalogContext,
): Promise<readonly ShownAttributeValue[]> {
  const { catalog } = context;
  const book = catalog.book();
  const [chosen, values] = await Promise.all([
    catalog.optionValuesOf(product.id),
    catalog.attributeValuesOf(product.id),
  ]);
  const optionsByAttribute = Map.groupBy(chosen, ({ attributeId }) => attributeId);
  const valueByAttribute = new Map(values.map(({ attributeId, value }) => [attributeId, value]));
  const shown: ShownAttributeValue[] = [];
  for (const attribute of attributesFitting(book, filter)) {
    if (!attribute.isVisible) continue;
    const { code, label } = attribute;
    if (hasOptions(attribute)) {
      const selectedOptions = labelled(optionsByAttribute.get(attribute.id) ?? [], book);
      if (selectedOptions.length) shown.push({ code, label, selectedOptions });
    } else {
      const value = valueByAttribute.get(attribute.id);
      if (value !== undefined) shown.push({ code, label, value });
    }
  }
  return shown;
}

function labelled(chosen: readonly OptionValue[], book: AttributeBook) {
  return chosen
    .map(({ optionId }) => book.option(optionId))
    .filter((option) => option !== undefined)
    .map(({ id, label }) => ({ label, value: String(id) }));
}

/** What an attribute that every Magento has says about a product, if this catalogue has it. */
export async function textOfAttribute(
  product: ProductRecord,
  code: string,
  { catalog }: CatalogContext,
): Promise<string | null> {
  const book = catalog.book();
  const attribute = book.byCode(code);
  if (!attribute) return null;
  if (hasOptions(attribute)) {
    const chosen = (await catalog.optionValuesOf(product.id)).filter(
      ({ attributeId }) => attributeId === attribute.id,
    );
    return labelled(chosen, book)[0]?.label ?? null;
  }
  const values = await catalog.attributeValuesOf(product.id);
  return values.find(({ attributeId }) => attributeId === attribute.id)?.value ?? null;
}
