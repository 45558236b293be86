import { encodeUid } from '#graphql';
import type { CustomAttribute, CustomAttributesListsEnum, ProductAttributeMetadata } from '#wire';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from '../products/model.ts';
import type { Attribute, InputType } from './attribute-book.ts';
import { attributeFlags, attributeValues } from './product-values.ts';

const inputs = {
  text: { type: 'TEXT', data: 'STRING' },
  textarea: { type: 'TEXTAREA', data: 'STRING' },
  image: { type: 'IMAGE', data: 'STRING' },
  select: { type: 'SELECT', data: 'INT' },
  multiselect: { type: 'MULTISELECT', data: 'STRING' },
  boolean: { type: 'BOOLEAN', data: 'BOOLEAN' },
} as const satisfies Readonly<Record<InputType, object>>;

/** The values that `custom_attributesV2` lists, each with everything about its attribute. */
export async function customAttributes(
  product: ProductRecord,
  context: CatalogContext,
): Promise<readonly CustomAttribute[]> {
  const values = await attributeValues(product, {}, context);
  return values.flatMap((shown) => {
    const attribute = context.catalog.book().byCode(shown.code);
    if (!attribute) return [];
    const attributeMetadata = describe(attribute, context);
    const isEntered = 'value' in shown;
    return {
      attributeMetadata,
      enteredAttributeValue: isEntered ? { attributeMetadata, value: shown.value } : null,
      selectedAttributeOptions: isEntered
        ? null
        : { attributeMetadata, attributeOption: shown.selectedOptions.map(asOption) },
    };
  });
}

/** An option as older types of the schema show it. */
export function asOption({ label, value }: { readonly label: string; readonly value: string }) {
  return { uid: encodeUid(value), label, value, isDefault: false };
}

function describe(attribute: Attribute, { catalog }: CatalogContext): ProductAttributeMetadata {
  const { type, data } = inputs[attribute.inputType];
  return {
    uid: encodeUid(`catalog_product/${attribute.code}`),
    code: attribute.code,
    label: attribute.label,
    attributeLabels: async () => (await catalog.attributeLabels()).get(attribute.id) ?? [],
    dataType: data,
    sortOrder: attribute.position,
    isSystem: false,
    entityType: 'PRODUCT',
    uiInput: { uiInputType: type, isHtmlAllowed: attributeFlags.is_html_allowed_on_front() },
    usedInComponents: placesOf(attribute),
  };
}

function placesOf(attribute: Attribute): readonly CustomAttributesListsEnum[] {
  const places = {
    PRODUCT_DETAILS_PAGE: attribute.isVisible,
    PRODUCTS_LISTING: attributeFlags.used_in_product_listing(attribute),
    PRODUCT_SORT: attribute.isSortable,
    PRODUCT_FILTER: attribute.isFilterable,
    PRODUCT_SEARCH_RESULTS_FILTER: attribute.isFilterable,
  } as const;
  return (Object.keys(places) as (keyof typeof places)[]).filter((place) => places[place]);
}
