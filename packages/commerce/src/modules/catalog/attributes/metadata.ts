import { ok, type Result, refuse } from '@bowline/kit';
import type {
  AttributeFrontendInputEnum,
  AttributeInput,
  Attribute as BriefAttribute,
  CatalogAttributeMetadata,
} from '#wire';
import type { CatalogRefusal } from '../refusals.ts';
import type { Attribute, AttributeBook, InputType } from './attribute-book.ts';
import { attributeFlags } from './product-values.ts';
import { systemAttributes } from './system-attributes.ts';

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

/** An attribute of products, whether the catalogue brought it or every product has it. */
export function findAttribute(
  book: AttributeBook,
  { code, entityType }: AskedAttribute,
): Attribute | undefined {
  if (entityType !== 'catalog_product') return undefined;
  return book.byCode(code) ?? systemAttributes.find((attribute) => attribute.code === code);
}

const frontendInputs: Readonly<Record<InputType, AttributeFrontendInputEnum>> = {
  text: 'TEXT',
  select: 'SELECT',
  multiselect: 'MULTISELECT',
  boolean: 'BOOLEAN',
};

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
    entityType: 'CATALOG_PRODUCT',
    frontendInput: frontendInputs[attribute.inputType],
    frontendClass: null,
    isRequired: false,
    defaultValue: null,
    isUnique: attribute.code === 'sku',
    options: optionsOf(attribute, book).map((option) => ({ ...option, isDefault: false })),
    isComparable: attributeFlags.is_comparable(),
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
  };
}

/** The older `Attribute`. */
export function describeAttributeBriefly(attribute: Attribute, book: AttributeBook): BriefAttribute {
  return {
    attributeCode: attribute.code,
    entityType: 'catalog_product',
    attributeType: attribute.inputType === 'text' ? 'String' : 'Int',
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
  return book.optionsOf(attribute.id).map(({ id, label }) => ({ label, value: String(id) }));
}
