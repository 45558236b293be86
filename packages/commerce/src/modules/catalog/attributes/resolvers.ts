import { formAttributes } from '#customers';
import { valueOrRefusal } from '#graphql';
import type { QueryCustomAttributeMetadataV2Arguments, Resolvers } from '#wire';
import type { CatalogContext } from '../model.ts';
import {
  type AskedAttribute,
  describeAttribute,
  describeAttributeBriefly,
  findAttribute,
  readAttributeInput,
} from './metadata.ts';
import { attributeFlags, attributesFitting } from './product-values.ts';
import { categoryAttributes } from './system-attributes.ts';

/** What the forms of accounts ask for; null where it is not about customers. */
function attributesOfCustomers(entityType: string, context: CatalogContext) {
  if (entityType === 'CUSTOMER') return formAttributes('customer_account_edit', context);
  return entityType === 'CUSTOMER_ADDRESS' ? formAttributes('customer_address_edit', context) : null;
}

const asked = ({ attributes }: QueryCustomAttributeMetadataV2Arguments) =>
  (attributes ?? []).map((input) => valueOrRefusal(readAttributeInput(input ?? {})));

export const attributeResolvers = {
  Query: {
    customAttributeMetadata: async (_, args, { catalog }) => {
      const wanted = asked(args);
      const book = await catalog.book();
      const found = wanted.map((input) => findAttribute(book, input));
      return {
        items: found
          .filter((attribute) => attribute !== undefined)
          .map((attribute) => describeAttributeBriefly(attribute, book)),
      };
    },
    customAttributeMetadataV2: async (_, args, context) => {
      const wanted = asked(args);
      const book = await context.catalog.book();
      const describe = (input: AskedAttribute) => {
        const { code, entityType } = input;
        const ofCustomers = attributesOfCustomers(entityType.toUpperCase(), context);
        if (ofCustomers) return ofCustomers.find((attribute) => attribute.code === code);
        const attribute = findAttribute(book, input);
        return attribute && describeAttribute(attribute, book);
      };
      const missing = wanted.filter((input) => !describe(input));
      return {
        items: wanted.map(describe).filter((attribute) => attribute !== undefined),
        errors: missing.map(({ code }) => ({
          type: 'ATTRIBUTE_NOT_FOUND',
          message: `Attribute code "${code}" could not be found.`,
        })),
      };
    },
    attributesList: async (_, { entityType, filters }, context) => {
      const book = await context.catalog.book();
      if (entityType === 'CATALOG_PRODUCT') {
        const fitting = attributesFitting(book, filters ?? {});
        return { items: fitting.map((attribute) => describeAttribute(attribute, book)), errors: [] };
      }
      // Behaviour 35: only products have the properties that can be filtered by.
      const unfitting = Object.keys(filters ?? {}).filter((name) => name in attributeFlags);
      return {
        items:
          entityType === 'CATALOG_CATEGORY'
            ? categoryAttributes.map((each) => describeAttribute(each, book))
            : (unfitting.length === 0 && attributesOfCustomers(entityType, context)) || [],
        errors: unfitting.map((name) => ({
          type: 'FILTER_NOT_FOUND',
          message: `Cannot filter by "${name}" as that field does not belong to "${entityType.toLowerCase()}".`,
        })),
      };
    },
  },
  CustomAttributeMetadataInterface: {
    __resolveType: ({ entityType }) =>
      entityType === 'CUSTOMER' || entityType === 'CUSTOMER_ADDRESS'
        ? 'CustomerAttributeMetadata'
        : 'CatalogAttributeMetadata',
  },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  AttributeValueInterface: {
    __resolveType: (value) => ('value' in value ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
  AttributeOptionInterface: { __resolveType: () => 'AttributeOption' },
  AttributeMetadataInterface: { __resolveType: () => 'ProductAttributeMetadata' },
  UiInputTypeInterface: { __resolveType: () => 'UiAttributeTypeInput' },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
} satisfies Resolvers<CatalogContext>;
