import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedSchema } from '../src/index.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';
import { fieldsThatClientsUse } from './data/fields-that-clients-use.ts';

const schema = buildSchema(readPublishedSchema());

function fieldOf(typeName: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

const used = (typeName: string) => fieldsThatClientsUse[typeName]?.split(' ') ?? [];

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

describe('fields that clients use', () => {
  test('each of them is in the schema', () => {
    const names = Object.keys(fieldsThatClientsUse).flatMap((type) =>
      used(type).map((field) => [type, field] as const),
    );
    expect(names.length).toBeGreaterThan(250);
    expect(names.filter(([type, field]) => !fieldOf(type, field)).map((name) => name.join('.'))).toEqual([]);
  });

  test.each([
    ['ProductInterface', 'products(filter: {}) { items {', '} }'],
    ['CategoryTree', 'categories(filters: {url_key: {eq: "cord"}}) { items {', '} }'],
    ['StoreConfig', 'storeConfig {', '}'],
    ['CmsPage', 'cmsPage(identifier: "home") {', '}'],
    ['Currency', 'currency {', '}'],
    ['Country', 'countries {', '}'],
  ])('every value of %s can be asked for', async (type, before, after) => {
    const leaves = used(type).filter((name) => {
      const field = fieldOf(type, name);
      return field && isLeafType(getNamedType(field.type));
    });
    const answer = await commerce.query(`{ ${before} ${leaves.join(' ')} ${after} }`);
    expect(answer.errors).toBeUndefined();
    expect(commerce.loggedErrors).toEqual([]);
  });

  test('a document that asks about kinds of goods the shop does not sell is answered', async () => {
    const answer = await commerce.query(`{ products(filter: {sku: {eq: "KNIFE"}}) { items { sku
      ... on BundleProduct { items { uid options { label product { sku } } } }
      ... on GroupedProduct { items { qty product { sku } } }
      ... on DownloadableProduct { downloadable_product_links { title price } }
      ... on CustomizableProductInterface { options { uid title
        ... on CustomizableFieldOption { value { max_characters } }
        ... on CustomizableRadioOption { choices: value { title price_type } } } } } } }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ products: { items: [{ sku: 'KNIFE', options: null }] } });
  });
});
