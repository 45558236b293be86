import { ok, type Result, refuse } from '@bowline/kit';
import type {
  AttributeFrontendInputEnum,
  AttributeInput,
  Attribute as BriefAttribute,
  CatalogAttributeMetadata,
  SwatchInputTypeEnum,
} from '#wire';
import type { CatalogRefusal } from '../refusals.ts';
import { type Attribute, type AttributeBook, hasOptions, type InputType } from './attribute-book.ts';
import { asOption } from './custom-attributes.ts';
import { attributeFlags } from './product-values.ts';
import { categoryAttributes, systemAttributes } from './system-attributes.ts';

export interface AskedAttribute {
  readonly code: string;
  readonly entityType: EntityType;
}

export type EntityType = 'catalog_product' | 'catalog_category' | 'customer' | 'customer_address';
const entityTypes: readonly string[] = [
  'catalog_product',
  'catalog_category',
  'customer',
  'customer_address',
];

type InputRefusal = CatalogRefusal<
  | 'attribute-code-missing'
  | 'entity-type-missing'
  | 'attribute-and-entity-type-missing'
  | 'entity-type-invalid'
>;

/** Behaviour 34. */
export function readAttributeInput(input: AttributeInput): Result<AskedAttribute, InputRefusal> {
  const { attribute_code: code, entity_type: entityType } = input;
  if (!code && !entityType) return refuse('attribute-and-entity-type-missing');
  if (!code) return refuse('attribute-code-missing', { entityType: entityType ?? '' });
  if (!entityType) return refuse('entity-type-missing', { attributeCode: code });
  if (!isEntityType(entityType)) return refuse('entity-type-invalid', { entityType });
  return ok({ code, entityType });
}

function isEntityType(text: string): text is EntityType {
  return entityTypes.includes(text);
}

/** An attribute, whether the catalogue brought it or every product or category has it. */
export function findAttribute(
  book: AttributeBook,
  { code, entityType }: AskedAttribute,
): Attribute | undefined {
  const withCode = (attribute: Attribute) => attribute.code === code;
  if (entityType === 'catalog_category') return categoryAttributes.find(withCode);
  if (entityType !== 'catalog_product') return undefined;
  return book.byCode(code) ?? systemAttributes.find(withCode);
}

const frontendInputs: Readonly<Record<InputType, AttributeFrontendInputEnum>> = {
  text: 'TEXT',
  select: 'SELECT',
  multiselect: 'MULTISELECT',
  boolean: 'BOOLEAN',
  textarea: 'TEXTAREA',
  image: 'IMAGE',
};

const isOfCategories = (attribute: Attribute) => categoryAttributes.includes(attribute);

const described = new WeakMap<AttributeBook, Map<Attribute, CatalogAttributeMetadata>>();

/** Pages ask for all attributes at once, and a book does not change. */
export function describeAttribute(attribute: Attribute, book: AttributeBook): CatalogAttributeMetadata {
  const known = described.get(book) ?? new Map();
  described.set(book, known);
  const description = known.get(attribute) ?? describe(attribute, book);
  known.set(attribute, description);
  return description;
}

function describe(attribute: Attribute, book: AttributeBook): CatalogAttributeMetadata {
  return {
    code: attribute.code,
    label: attribute.label,
    entityType: isOfCategories(attribute) ? 'CATALOG_CATEGORY' : 'CATALOG_PRODUCT',
    frontendInput: frontendInputs[attribute.inputType],
    frontendClass: null,
    isRequired: false,
    defaultValue: null,
    isUnique: attribute.code === 'sku',
    options: optionsOf(attribute, book),
    isComparable: attributeFlags.is_comparable(attribute),
    isFilterable: attributeFlags.is_filterable(attribute),
    isFilterableInSearch: attributeFlags.is_filterable_in_search(attribute),
    isHtmlAllowedOnFront: attributeFlags.is_html_allowed_on_front(),
    isSearchable: attributeFlags.is_searchable(),
    isUsedForPriceRules: attributeFlags.is_used_for_price_rules(),
    isUsedForPromoRules: attributeFlags.is_used_for_promo_rules(),
    isVisibleInAdvancedSearch: attributeFlags.is_visible_in_advanced_search(),
    isVisibleOnFront: attributeFlags.is_visible_on_front(attribute),
    isWysiwygEnabled: attributeFlags.is_wysiwyg_enabled(),
    usedInProductListing: attributeFlags.used_in_product_listing(attribute),
    // Null: of products of every kind.
    applyTo: isOfCategories(attribute) ? ['CATEGORY'] : null,
    swatchInputType: swatchInputOf(attribute, book),
    updateProductPreviewImage: attribute.isConfigurable,
    useProductImageForSwatch: false,
  };
}

function swatchInputOf(attribute: Attribute, book: AttributeBook): SwatchInputTypeEnum | null {
  if (!hasOptions(attribute)) return null;
  return book.optionsOf(attribute.id).some(({ swatch }) => swatch !== null) ? 'VISUAL' : 'DROPDOWN';
}

/** The older `Attribute`. */
export function describeAttributeBriefly(attribute: Attribute, book: AttributeBook): BriefAttribute {
  return {
    attributeCode: attribute.code,
    entityType: isOfCategories(attribute) ? 'catalog_category' : 'catalog_product',
    attributeType: attribute.inputType.startsWith('text') ? 'String' : 'Int',
    inputType: attribute.inputType,
    attributeOptions: optionsOf(attribute, book),
    storefrontProperties: {
      position: attribute.position,
      useInLayeredNavigation: attribute.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      useInProductListing: attributeFlags.used_in_product_listing(attribute),
      useInSearchResultsLayeredNavigation: attribute.isFilterable,
      visibleOnCatalogPages: attribute.isVisible,
    },
  };
}

function optionsOf(attribute: Attribute, book: AttributeBook) {
  return book.optionsOf(attribute.id).map(({ id, label }) => asOption({ label, value: String(id) }));
}
