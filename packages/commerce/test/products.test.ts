import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCatalogue,
  aProduct,
  createTestCommerce,
  refusalOf,
  sampleCatalogue,
  type TestCommerce,
} from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

describe('a product', () => {
  const one = async (sku: string, fields: string, options = {}) => {
    const { products } = await commerce.read<{ products: { items: unknown[] } }>(
      `{ products(filter: {sku: {eq: "${sku}"}}) { items { ${fields} } } }`,
      options,
    );
    return products.items[0];
  };

  test('speaks the language of the store, and English where a translation is missing', async () => {
    const fields = 'name url_key description { html } meta_title';
    expect(await one('KNIFE', fields, { store: 'nl_NL' })).toEqual({
      name: 'Artikel KNIFE',
      url_key: 'nl-knife',
      description: { html: '<p>Over KNIFE</p>' },
      meta_title: null,
    });
    expect(await one('KNIFE', fields, { store: 'it_IT' })).toMatchObject({ name: 'Product KNIFE' });
  });

  test('28: has its pictures, or a placeholder with its name', async () => {
    const fields =
      'image { url label } small_image { url } thumbnail { url } media_gallery { url label position types } swatch_image';
    expect(await one('CORD-RED', fields)).toMatchObject({
      image: { url: 'https://shop.test/media/catalog/product/cord-red/coil.svg', label: 'Product CORD-RED' },
      media_gallery: [
        { position: 1, types: ['image', 'small_image', 'thumbnail'] },
        { position: 2, types: ['swatch_image'] },
      ],
      swatch_image: '/cord-red/close-up.svg',
    });
    const placeholder = { url: 'https://shop.test/media/placeholder.svg', label: 'Product KNIFE' };
    expect(await one('KNIFE', fields)).toMatchObject({ image: placeholder, media_gallery: [placeholder] });
  });

  test('33: lists the values of visible attributes, narrowed by a filter', async () => {
    const fields = (filters = '') =>
      `custom_attributesV2${filters} { items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }`;
    expect(await one('CORD-RED', fields(), { store: 'nl_NL' })).toEqual({
      custom_attributesV2: {
        items: [
          { code: 'color', selected_options: [{ label: 'Red NL', value: '1' }] },
          { code: 'rope_diameter', selected_options: [{ label: '4 mm NL', value: '7' }] },
          { code: 'is_waterproof', value: '1' },
          { code: 'hs_tariff_number', value: '5609.00' },
        ],
      },
    });
    expect(await one('CORD-RED', fields('(filters: {is_filterable: true})'))).toEqual({
      custom_attributesV2: {
        items: [
          { code: 'color', selected_options: [{ label: 'Red', value: '1' }] },
          { code: 'is_waterproof', value: '1' },
        ],
      },
    });
    const unknown = await commerce.query(
      '{ products(search: "x") { items { custom_attributesV2(filters: {not_existing_filter: true}) { items { code } } } } }',
    );
    expect(refusalOf(unknown)?.message).toContain(
      'Field "not_existing_filter" is not defined by type "AttributeFilterInput"',
    );
  });

  test('has its attributes as fields too, unless the schema has that field already', async () => {
    expect(
      await one(
        'CORD-RED',
        'color is_waterproof hs_tariff_number rope_diameter ... on ConfigurableProduct { weight }',
      ),
    ).toEqual({ color: 1, is_waterproof: 1, hs_tariff_number: '5609.00', rope_diameter: 7, weight: 0.25 });
    expect(await one('KNIFE', 'color is_waterproof')).toEqual({ color: null, is_waterproof: null });
  });

  test('knows its categories and their breadcrumbs', async () => {
    expect(await one('CORD-RED', 'categories { uid name level breadcrumbs { category_name } }')).toEqual({
      categories: [
        { uid: 'Mw==', name: 'Category cord', level: 2, breadcrumbs: null },
        {
          uid: 'NA==',
          name: 'Category climbing',
          level: 3,
          breadcrumbs: [{ category_name: 'Category cord' }],
        },
      ],
    });
  });

  test('is linked to products a visitor may see', async () => {
    expect(
      await one(
        'CORD-RED',
        'related_products { sku } upsell_products { sku } crosssell_products { sku } most_viewed_products { sku } product_links { link_type linked_product_sku linked_product_type }',
      ),
    ).toEqual({
      related_products: [{ sku: 'KNIFE' }],
      upsell_products: [{ sku: 'CORD-BLUE' }],
      crosssell_products: [{ sku: 'BEAD-1' }],
      most_viewed_products: [{ sku: 'COURSE' }],
      product_links: [
        { link_type: 'related', linked_product_sku: 'KNIFE', linked_product_type: 'simple' },
        { link_type: 'upsell', linked_product_sku: 'CORD-BLUE', linked_product_type: 'configurable' },
        { link_type: 'crosssell', linked_product_sku: 'BEAD-1', linked_product_type: 'simple' },
        { link_type: 'most_viewed', linked_product_sku: 'COURSE', linked_product_type: 'virtual' },
      ],
    });
  });

  test('files of pictures lie below catalog/product, where clients look for them', async () => {
    expect(
      await one('CORD-RED', 'media_gallery_entries { file content { name } video_content { video_url } }'),
    ).toEqual({
      media_gallery_entries: ['coil', 'close-up'].map((name) => ({
        file: `/cord-red/${name}.svg`,
        content: null,
        video_content: null,
      })),
    });
  });

  test('older clients find attributes, tiers, limits and the website', async () => {
    const metadata =
      'attribute_metadata { code label data_type attribute_labels { store_code label } ui_input { ui_input_type } ... on ProductAttributeMetadata { used_in_components } }';
    const product = await one(
      'CORD-RED',
      `custom_attributes { ${metadata} entered_attribute_value { value } selected_attribute_options { attribute_option { uid label } } }`,
      { store: 'nl_NL' },
    );
    expect(product).toMatchObject({
      custom_attributes: [
        {
          attribute_metadata: {
            code: 'color',
            label: 'color NL',
            data_type: 'INT',
            attribute_labels: expect.arrayContaining([
              { store_code: 'en', label: 'color' },
              { store_code: 'nl_NL', label: 'color NL' },
            ]),
            ui_input: { ui_input_type: 'SELECT' },
            used_in_components: [
              'PRODUCT_DETAILS_PAGE',
              'PRODUCTS_LISTING',
              'PRODUCT_FILTER',
              'PRODUCT_SEARCH_RESULTS_FILTER',
            ],
          },
          entered_attribute_value: null,
          selected_attribute_options: { attribute_option: [{ uid: 'MQ==', label: 'Red NL' }] },
        },
        { attribute_metadata: { code: 'rope_diameter' } },
        { attribute_metadata: { code: 'is_waterproof' }, entered_attribute_value: { value: '1' } },
        { attribute_metadata: { code: 'hs_tariff_number' }, entered_attribute_value: { value: '5609.00' } },
      ],
    });
    expect(
      await one(
        'KNIFE',
        'attribute_set_id country_of_manufacture tier_price min_sale_qty max_sale_qty url_path websites { code is_default } tier_prices { qty value percentage_value }',
      ),
    ).toEqual({
      attribute_set_id: 4,
      country_of_manufacture: null,
      tier_price: 24.2,
      min_sale_qty: 1,
      max_sale_qty: 10_000,
      url_path: 'knife',
      websites: [{ code: 'base', is_default: true }],
      tier_prices: [
        { qty: 5, value: 24.2, percentage_value: 20 },
        { qty: 10, value: 18.15, percentage_value: 40 },
      ],
    });
  });

  test('is as old as its last change, or else as the import', async () => {
    const ask = async (text: string) => (await commerce.database.pool.query(text)).rows;
    const updatedAt = () => one('KNIFE', 'updated_at');
    const [imported] = await ask(
      "select to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as updated_at from catalogue_origin",
    );
    expect(await updatedAt()).toEqual(imported);
    const changed = () =>
      ask('select sku from product_change join product on product.id = product_id order by sku');
    expect(await changed()).toEqual([]);
    await ask("update product set price_minor = price_minor + 1 where sku = 'CORD-RED-100'");
    await ask("update product_text set name = 'Knife' where url_key = 'knife'");
    await ask("update product set price_minor = price_minor where sku = 'BEAD-1'");
    expect(await changed()).toEqual([{ sku: 'CORD-RED' }, { sku: 'KNIFE' }]);
    await ask("update product_change set changed_at = '2027-03-01T09:00:00Z'");
    expect(await updatedAt()).toEqual({ updated_at: '2027-03-01 09:00:00' });
    await ask("update product set price_minor = price_minor - 1 where sku = 'CORD-RED-100'");
    await ask("update product_text set name = 'Product KNIFE' where url_key = 'knife' and locale like 'en%'");
  });

  test('answers every field of the older interface truthfully', async () => {
    expect(
      await one(
        'KNIFE',
        'id uid type_id created_at new_from_date gift_message_available rating_summary review_count reviews { items { nickname } page_info { current_page } } media_gallery_entries { file }',
      ),
    ).toEqual({
      id: 8,
      uid: 'OA==',
      type_id: 'simple',
      created_at: '2026-01-01 00:00:00',
      new_from_date: null,
      gift_message_available: false,
      rating_summary: 0,
      review_count: 0,
      reviews: { items: [], page_info: { current_page: 1 } },
      media_gallery_entries: [],
    });
  });
});

test('an attribute that is added later becomes a field without a restart', async () => {
  const growing = await createTestCommerce({ catalogue: aCatalogue({ products: [aProduct('A')] }) });
  const query = '{ products(search: "A") { items { fresh } } }';
  expect(refusalOf(await growing.query(query))?.message).toContain('Cannot query field "fresh"');
  await growing.database.pool.query(`
    insert into attribute (code, input_type, is_filterable, is_configurable, is_visible, is_sortable, position)
      values ('fresh', 'text', false, false, true, false, 1);
    insert into attribute_label select 1, 'en', 'Fresh';
    update reference_data_version set version = version + 1`);
  expect((await growing.query(query)).data).toEqual({ products: { items: [{ fresh: null }] } });
  await growing.close();
});
