import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const metadata = (attributes: string) =>
  commerce.query(`{ customAttributeMetadata(attributes: ${attributes}) {
    items { attribute_code entity_type input_type attribute_options { label value } } } }`);

test('34: metadata comes in the order it was asked for, with options', async () => {
  const answer = await metadata(
    '[{attribute_code: "sku", entity_type: "catalog_product"}, {attribute_code: "color", entity_type: "catalog_product"}]',
  );
  expect(answer.data).toEqual({
    customAttributeMetadata: {
      items: [
        { attribute_code: 'sku', entity_type: 'catalog_product', input_type: 'text', attribute_options: [] },
        {
          attribute_code: 'color',
          entity_type: 'catalog_product',
          input_type: 'select',
          attribute_options: [
            { label: 'Red', value: '1' },
            { label: 'Blue', value: '2' },
          ],
        },
      ],
    },
  });
});

test('34: half an input is refused', async () => {
  const message = async (input: string) => refusalOf(await metadata(`[${input}]`))?.message;
  expect(await message('{entity_type: "catalog_category"}')).toBe(
    'Missing attribute_code for the input entity_type: catalog_category.',
  );
  expect(await message('{attribute_code: "sku"}')).toBe(
    'Missing entity_type for the input attribute_code: sku.',
  );
  expect(await message('{attribute_code: "sku", entity_type: "invalid"}')).toBe(
    'Invalid entity_type specified: invalid',
  );
});

test('the newer metadata has labels, properties and an error for what does not exist', async () => {
  const { data } = await commerce.query(
    `{ customAttributeMetadataV2(attributes: [{attribute_code: "color", entity_type: "catalog_product"}, {attribute_code: "nope", entity_type: "catalog_product"}]) {
      items { code label frontend_input options { label value is_default } ... on CatalogAttributeMetadata { is_filterable is_visible_on_front } }
      errors { type message } } }`,
    { store: 'nl_NL' },
  );
  expect(data).toEqual({
    customAttributeMetadataV2: {
      items: [
        {
          code: 'color',
          label: 'color NL',
          frontend_input: 'SELECT',
          options: [
            { label: 'Red NL', value: '1', is_default: false },
            { label: 'Blue NL', value: '2', is_default: false },
          ],
          is_filterable: true,
          is_visible_on_front: true,
        },
      ],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "nope" could not be found.' }],
    },
  });
});

test('35: attributesList filters product attributes and reports filters that do not fit', async () => {
  const list = (args: string) =>
    commerce.query(`{ attributesList(${args}) { items { code } errors { type } } }`);
  expect((await list('entityType: CATALOG_PRODUCT, filters: {is_filterable: true}')).data).toEqual({
    attributesList: { items: [{ code: 'color' }, { code: 'length' }, { code: 'is_waterproof' }], errors: [] },
  });
  expect((await list('entityType: CATALOG_CATEGORY')).data).toMatchObject({
    attributesList: {
      items: expect.arrayContaining([{ code: 'name' }, { code: 'include_in_menu' }]),
      errors: [],
    },
  });
  expect((await list('entityType: CUSTOMER, filters: {is_filterable: true}')).data).toEqual({
    attributesList: { items: [], errors: [{ type: 'FILTER_NOT_FOUND' }] },
  });
  for (const [entityType, code] of [
    ['CUSTOMER', 'taxvat'],
    ['CUSTOMER_ADDRESS', 'postcode'],
  ] as const) {
    expect((await list(`entityType: ${entityType}`)).data).toMatchObject({
      attributesList: { items: expect.arrayContaining([{ code }]), errors: [] },
    });
    const asked = `[{attribute_code: "${code}", entity_type: "${entityType.toLowerCase()}"}, {attribute_code: "knot", entity_type: "customer"}]`;
    const { data } = await commerce.query(
      `{ customAttributeMetadataV2(attributes: ${asked}) { items { code entity_type } errors { type } } }`,
    );
    expect(data).toEqual({
      customAttributeMetadataV2: {
        items: [{ code, entity_type: entityType }],
        errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }],
      },
    });
  }
});

test('categories have metadata too', async () => {
  const asked = '[{attribute_code: "description", entity_type: "catalog_category"}]';
  const { data } = await commerce.query(
    `{ customAttributeMetadataV2(attributes: ${asked}) { items { code entity_type frontend_input
      ... on CatalogAttributeMetadata { apply_to } } errors { message } } }`,
  );
  expect(data?.customAttributeMetadataV2).toEqual({
    items: [
      {
        code: 'description',
        entity_type: 'CATALOG_CATEGORY',
        frontend_input: 'TEXTAREA',
        apply_to: ['CATEGORY'],
      },
    ],
    errors: [],
  });
  expect((await metadata(asked)).data).toMatchObject({
    customAttributeMetadata: { items: [{ attribute_code: 'description', entity_type: 'catalog_category' }] },
  });
});

test('customers rule 27: a form of accounts or addresses says what it asks for', async () => {
  const form = async (code: string, store?: string) => {
    const { data } = await commerce.query(
      `{ attributesForm(formCode: "${code}") { errors { type message }
        items { __typename code label frontend_input is_required default_value options { value label is_default }
          ... on CustomerAttributeMetadata { multiline_count sort_order validate_rules { name value } } } } }`,
      { ...(store && { store }) },
    );
    return data?.attributesForm as { items: readonly { code: string }[]; errors: readonly object[] };
  };
  const account = await form('customer_account_create');
  expect(account.items).toContainEqual({
    __typename: 'CustomerAttributeMetadata',
    ...{ code: 'firstname', label: 'First Name', frontend_input: 'TEXT', is_required: true },
    ...{ default_value: null, options: [], multiline_count: 1, sort_order: 20 },
    validate_rules: [
      { name: 'MIN_TEXT_LENGTH', value: '1' },
      { name: 'MAX_TEXT_LENGTH', value: '64' },
    ],
  });
  const address = await form('customer_address_edit', 'de_DE');
  expect(address.items).toContainEqual(
    expect.objectContaining({ code: 'street', label: 'Straße und Hausnummer', multiline_count: 2 }),
  );
  expect(address.items.find(({ code }) => code === 'country_id')).toMatchObject({
    default_value: 'DE',
    options: expect.arrayContaining([{ value: 'DE', label: 'Deutschland', is_default: true }]),
  });
  expect(await form('customer_dreams')).toEqual({
    items: [],
    errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "customer_dreams" could not be found.' }],
  });
});
