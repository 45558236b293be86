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

const list = async (args: string, options = {}) => {
  const answer = await commerce.query(`{ products(${args}) { total_count items { sku } } }`, options);
  const products = answer.data?.products as { items: { sku: string }[] } | null;
  return products?.items.map(({ sku }) => sku) ?? refusalOf(answer);
};
const input = (message: string) => ({ message, category: 'graphql-input', status: 200 });

describe('what is asked for', () => {
  test('1: search or filter is required', async () => {
    const answer = await commerce.query('{ products { total_count } }');
    expect(refusalOf(answer)).toEqual(input("'search' or 'filter' input argument is required."));
    expect(answer.data).toEqual({ products: null });
  });

  test('2 and 3: page and page size start at one', async () => {
    expect(await list('search: "cord", currentPage: 0')).toEqual(
      input('currentPage value must be greater than 0.'),
    );
    expect(await list('search: "cord", pageSize: 0')).toEqual(
      input('pageSize value must be greater than 0.'),
    );
  });

  test('4: a page beyond the last is an error, except when nothing was found', async () => {
    expect(await list('search: "cord", currentPage: 2')).toEqual(
      input('currentPage value 2 specified is greater than the 1 page(s) available.'),
    );
    expect(await list('search: "zzz", currentPage: 2')).toEqual([]);
  });

  test('pages are cut from one order', async () => {
    const page = async (currentPage: number) =>
      (
        await commerce.query(
          `{ products(filter: {}, pageSize: 2, currentPage: ${currentPage}, sort: {name: ASC}) {
            items { sku } total_count page_info { page_size current_page total_pages } } }`,
        )
      ).data?.products;
    expect(await page(1)).toEqual({
      items: [{ sku: 'BEAD-1' }, { sku: 'CORD-BLUE' }],
      total_count: 5,
      page_info: { page_size: 2, current_page: 1, total_pages: 3 },
    });
    expect(await page(3)).toMatchObject({ items: [{ sku: 'KNIFE' }] });
  });
});

describe('filters', () => {
  test('6: sku finds exactly that product, whatever the case; an unknown one finds nothing', async () => {
    expect(await list('filter: {sku: {eq: "knife"}}')).toEqual(['KNIFE']);
    expect(await list('filter: {sku: {in: ["KNIFE", "BEAD-1"]}}')).toEqual(['BEAD-1', 'KNIFE']);
    expect(await list('filter: {sku: {eq: "nope"}}')).toEqual([]);
  });

  test('7, 8 and 9: categories are named in one way, and a path must exist', async () => {
    expect(await list('filter: {category_id: {eq: "3"}, category_uid: {eq: "Mw=="}}')).toEqual(
      input("`category_id` and `category_uid` can't be used at the same time"),
    );
    expect(await list('filter: {category_uid: {eq: "Mw=="}, category_url_path: {eq: "cord"}}')).toEqual(
      input("`category_uid` and `category_url_path` can't be used at the same time"),
    );
    expect(await list('filter: {category_url_path: {eq: "no/where"}}')).toEqual(
      input('No category with the provided `category_url_path` was found'),
    );
  });

  test('10: a category contains what lies below it, and several are united', async () => {
    expect(await list('filter: {category_id: {eq: "3"}}')).toEqual(['CORD-RED', 'CORD-BLUE', 'KNIFE']);
    expect(await list('filter: {category_url_path: {eq: "cord/climbing"}}')).toEqual(['CORD-RED']);
    expect(await list('filter: {category_uid: {in: ["NA==", "NQ=="]}}, sort: {name: ASC}')).toEqual([
      'BEAD-1',
      'CORD-RED',
      'GIFT-CARD',
      'KNIFE',
    ]);
  });

  test('11: a category that does not exist has no products; a uid that is none is refused', async () => {
    expect(await list('filter: {category_id: {eq: "999"}}')).toEqual([]);
    expect(await list('filter: {category_uid: {eq: "Mw"}}')).toEqual(
      input('Value of uid "Mw" is incorrect.'),
    );
  });

  test('12: price bounds are displayed prices, both included', async () => {
    expect(await list('filter: {price: {from: "12.10", to: "30.25"}}, sort: {price: DESC}')).toEqual([
      'KNIFE',
    ]);
    expect(await list('filter: {price: {to: "1.21"}}, sort: {price: ASC}')).toEqual([
      'BEAD-1',
      'CORD-RED',
      'CORD-BLUE',
    ]);
    expect(await list('filter: {price: {from: "250", to: "277.50"}}', { store: 'sv_SE' })).toEqual(['KNIFE']);
    expect(await list('filter: {price: {from: "30.26"}}')).toEqual([]);
  });

  test('15: a name matches by whole words, or by their beginnings', async () => {
    expect(await list('filter: {name: {match: "cord"}}')).toEqual(['CORD-BLUE', 'CORD-RED']);
    expect(await list('filter: {name: {match: "cor"}}')).toEqual([]);
    expect(await list('filter: {name: {match: "cor", match_type: PARTIAL}}')).toEqual([
      'CORD-BLUE',
      'CORD-RED',
    ]);
    expect(await list('filter: {name: {match: "ord", match_type: PARTIAL}}')).toEqual([]);
    expect(
      await list('filter: {name: {match: "artikel kni", match_type: PARTIAL}}', { store: 'nl_NL' }),
    ).toEqual(['KNIFE']);
    expect(await list('filter: {name: {match: ".* ($"}}')).toEqual([]);
  });

  test('16: url keys of the store are found', async () => {
    expect(await list('filter: {url_key: {eq: "knife"}}')).toEqual(['KNIFE']);
    expect(await list('filter: {url_key: {in: ["nl-knife", "nl-cord-red"]}}', { store: 'nl_NL' })).toEqual([
      'KNIFE',
      'CORD-RED',
    ]);
    expect(await list('filter: {url_key: {eq: "knife"}}', { store: 'nl_NL' })).toEqual([]);
  });

  test('an attribute of the catalogue is a filter; values of variants count for their product', async () => {
    expect(await list('filter: {color: {eq: "1"}}')).toEqual(['CORD-RED']);
    expect(await list('filter: {color: {in: ["1", "2"]}, length: {eq: "5"}}')).toEqual(['CORD-RED']);
    expect(await list('filter: {is_waterproof: {eq: "0"}}')).toEqual(['CORD-BLUE']);
    expect(await list('filter: {color: {eq: "red"}}')).toEqual([]);
  });
});

describe('order', () => {
  test('13: several keys apply as written, also from variables', async () => {
    expect(await list('filter: {category_id: {eq: "3"}}, sort: {price: ASC, name: DESC}')).toEqual([
      'CORD-RED',
      'CORD-BLUE',
      'KNIFE',
    ]);
    const query =
      'query ($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { items { sku } } }';
    const sorted = async (sort: object) => {
      const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(query, {
        variables: { sort },
      });
      return products.items.map(({ sku }) => sku);
    };
    expect(await sorted({ name: 'DESC', price: 'ASC' })).toEqual([
      'KNIFE',
      'GIFT-CARD',
      'CORD-RED',
      'CORD-BLUE',
      'BEAD-1',
    ]);
    expect(await sorted({ price: 'ASC', name: 'DESC' })).toEqual([
      'BEAD-1',
      'CORD-RED',
      'CORD-BLUE',
      'GIFT-CARD',
      'KNIFE',
    ]);
  });

  test('14: by position in one category, by relevance in a search, the newest first otherwise', async () => {
    const { data } = await commerce.query(
      '{ products(filter: {category_uid: {eq: "Mw=="}}) { sort_fields { default options { value } } items { sku } } }',
    );
    expect(data?.products).toMatchObject({ sort_fields: { default: 'position' } });
    expect(await list('search: "product cord-blue"')).toEqual(['CORD-BLUE']);
    expect(await list('search: "knife"')).toEqual(['KNIFE']);
    expect(await list('filter: {}')).toEqual(['GIFT-CARD', 'BEAD-1', 'KNIFE', 'CORD-BLUE', 'CORD-RED']);
  });

  test('an attribute can be sorted by the order of its options', async () => {
    expect(await list('filter: {category_id: {eq: "3"}}, sort: {rope_diameter: ASC}')).toEqual([
      'CORD-BLUE',
      'CORD-RED',
      'KNIFE',
    ]);
  });
});

describe('search and visibility', () => {
  test('17: parts of names and of skus are found, also of variants', async () => {
    expect(await list('search: "produ kni"')).toEqual(['KNIFE']);
    expect(await list('search: "rd-re"')).toEqual(['CORD-RED']);
    expect(await list('search: "CORD-RED-500"')).toEqual(['CORD-RED']);
    expect(await list('search: "100%"')).toEqual([]);
  });

  test('18 and 42: search and listing show what is meant for them, and never a variant', async () => {
    expect(await list('search: "course"')).toEqual(['COURSE']);
    expect(await list('filter: {sku: {eq: "COURSE"}}')).toEqual([]);
    expect(await list('filter: {sku: {in: ["HIDDEN", "SWITCHED-OFF", "CORD-RED-100"]}}')).toEqual([]);
    expect(await list('search: "hidden"')).toEqual([]);
  });

  test('19: what is sold out is shown or left out as the shop decides', async () => {
    expect(await list('filter: {category_id: {eq: "5"}}')).toContain('BEAD-1');
    const strict = await createTestCommerce({
      catalogue: sampleCatalogue,
      settings: { showOutOfStock: false },
    });
    const { data } = await strict.query(
      '{ products(filter: {}, sort: {name: ASC}) { items { sku } } categories(filters: {ids: {eq: "5"}}) { items { product_count } } }',
    );
    expect(data).toEqual({
      products: { items: [{ sku: 'CORD-RED' }, { sku: 'GIFT-CARD' }, { sku: 'KNIFE' }] },
      categories: { items: [{ product_count: 2 }] },
    });
    await strict.close();
  });

  test('26: suggestions stay empty when something was found', async () => {
    const { data } = await commerce.query('{ products(search: "knife") { suggestions { search } } }');
    expect(data).toEqual({ products: { suggestions: [] } });
  });
});

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
      image: { url: 'https://shop.test/media/products/cord-red/coil.svg', label: 'Product CORD-RED' },
      media_gallery: [
        { position: 1, types: ['image', 'small_image', 'thumbnail'] },
        { position: 2, types: ['swatch_image'] },
      ],
      swatch_image: 'products/cord-red/close-up.svg',
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
