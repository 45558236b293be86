import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommerce } from '../src/index.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => shop.close());

type Answer = (asked: Asked) => Response | Promise<Response>;
type Asked = { readonly indexName: string; readonly [name: string]: unknown };

/** The same shop with a search service that answers as told; what it was asked and what was logged. */
function openWith(answer: Answer) {
  const asked: Asked[] = [];
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const commerce = createCommerce({
    database: shop.database,
    log: { debug: () => {}, info: note, warn: note, error: note },
    baseUrl: 'https://shop.test',
    search: {
      applicationId: 'APP',
      key: 'key',
      async fetch(request) {
        const { requests } = (await request.json()) as { requests: Asked[] };
        asked.push(...requests);
        return answer(requests[0] as Asked);
      },
    },
  });
  async function read<Products>(args: string, fields: string): Promise<Products> {
    const query = encodeURIComponent(`{ products(${args}) { ${fields} } }`);
    const response = await commerce.fetch(new Request(`https://shop.test/graphql?query=${query}`));
    const { data } = (await response.json()) as { data: { products: Products } };
    return data.products;
  }
  async function skus(args: string): Promise<readonly string[]> {
    const { items } = await read<{ items: { sku: string }[] }>(args, 'items { sku }');
    return items.map(({ sku }) => sku);
  }
  return { asked, logged, skus, read };
}

const found = (...ids: number[]) =>
  Response.json({ results: [{ hits: ids.map((id) => ({ objectID: String(id) })), nbHits: ids.length }] });

test('the order of the search service is kept, and what was switched off meanwhile is left out', async () => {
  const { skus, asked } = openWith(() => found(8, 1, 12));
  expect(await skus('search: "anything"')).toEqual(['KNIFE', 'CORD-RED']);
  expect(asked).toMatchObject([{ indexName: 'products_en', query: 'anything', page: 0, hitsPerPage: 20 }]);
});

test.each<[string, Answer]>([
  ['fails', () => new Response('broken', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['has no index yet', () => Response.json({ message: 'Index does not exist' }, { status: 404 })],
  ['refuses the question', () => Response.json({ message: 'Too many filters' }, { status: 400 })],
])('PostgreSQL answers when the search service %s', async (_, answer) => {
  const { skus } = openWith(answer);
  expect(await skus('search: "knife"')).toEqual(['KNIFE']);
  expect(await skus('filter: {color: {eq: "1"}}')).toEqual(['CORD-RED']);
});

test.each([
  [25_000, [{ attribute_code: 'color' }], [{ request_var: 'color' }]],
  [25_001, null, null],
])('of %i goods that the search service does not count, this is told', async (nbHits, counted, filters) => {
  const { read } = openWith((asked) =>
    'facets' in asked
      ? Response.json({ message: 'Index does not exist' }, { status: 404 })
      : Response.json({ results: [{ hits: [{ objectID: '1' }], nbHits }] }),
  );
  const listing = await read(
    'filter: {color: {eq: "1"}}',
    'total_count aggregations { attribute_code } filters { request_var } items { sku }',
  );
  expect(listing).toEqual({
    total_count: nbHits,
    aggregations: counted && expect.arrayContaining(counted),
    filters: filters && expect.arrayContaining(filters),
    items: [{ sku: 'CORD-RED' }],
  });
});

test('after a failure visitors do not wait for the next one', async () => {
  const { skus, asked, logged } = openWith(() => new Response('broken', { status: 503 }));
  await skus('search: "knife"');
  await skus('search: "knife"');
  expect(asked).toHaveLength(1);
  expect(logged).toEqual(['The search service does not answer; PostgreSQL does']);
});

test('17: where the search service finds nothing, PostgreSQL looks for a part of a sku, and for no name', async () => {
  const { read } = openWith(() => found());
  const look = (word: string) =>
    read<{ items: object[]; aggregations: { attribute_code: string; options: object[] }[] }>(
      `search: "${word}"`,
      'total_count items { sku } aggregations { attribute_code options { value count } }',
    );
  expect(await look('NIF')).toMatchObject({ total_count: 1, items: [{ sku: 'KNIFE' }] });
  const { items, aggregations } = await look('ord-r');
  expect(items).toEqual([{ sku: 'CORD-RED' }]);
  const colours = aggregations.find(({ attribute_code }) => attribute_code === 'color');
  expect(colours?.options).toEqual([{ value: '1', count: 1 }]);
  for (const word of ['climbing', '%', 'qqqq']) expect(await look(word)).toMatchObject({ items: [] });
});

test('an order that only PostgreSQL knows is its own, over what the search found', async () => {
  const { skus } = openWith(() => found(8, 1, 5));
  expect(await skus('search: "x y", sort: {price: ASC, name: DESC}')).toEqual([
    'CORD-RED',
    'CORD-BLUE',
    'KNIFE',
  ]);
});

test('skus, url keys and words of one text are never asked of the search service', async () => {
  const { skus, asked } = openWith(() => found());
  expect(await skus('filter: {sku: {eq: "KNIFE"}, color: {in: []}}')).toEqual([]);
  expect(await skus('filter: {url_key: {eq: "knife"}}, sort: {name: ASC}')).toEqual(['KNIFE']);
  expect(await skus('filter: {name: {match: "cord"}}')).toEqual(['CORD-BLUE', 'CORD-RED']);
  expect(asked).toEqual([]);
});

test('what is asked is what the protocol understands', async () => {
  const { skus, asked } = openWith(() => found(1));
  await skus(
    'filter: {category_id: {eq: "3"}, color: {in: ["1", "2"]}, is_waterproof: {eq: "1"}, price: {from: "1", to: "2.50"}}, sort: {price: DESC}, pageSize: 5',
  );
  expect(asked).toEqual([
    {
      indexName: 'products_en_price_EUR_desc',
      query: '',
      queryType: 'prefixAll',
      facetFilters: [
        ['visibility:both', 'visibility:catalog'],
        ['category_ids:3'],
        ['color:1', 'color:2'],
        ['is_waterproof:1'],
      ],
      numericFilters: ['price_minor.EUR>=100', 'price_minor.EUR<=250'],
      attributesToRetrieve: [],
      attributesToHighlight: [],
      attributesToSnippet: [],
      page: 0,
      hitsPerPage: 5,
    },
  ]);
});

test('26: a misspelt search that finds nothing is told what might have been meant', async () => {
  const suggestions = async (search: string) => {
    const { products } = await shop.read<{ products: { suggestions: { search: string }[] } }>(
      `{ products(search: "${search}") { suggestions { search } } }`,
    );
    return products.suggestions.map(({ search: words }) => words);
  };
  expect(await suggestions('climbign')).toEqual(['climbing']);
  expect(await suggestions('blu climbign zzz')).toEqual(['blu climbing zzz']);
  expect(await suggestions('toolz')).toEqual(['tools']);
  expect(await suggestions('knife')).toEqual([]);
  expect(await suggestions('qqqqqqqq')).toEqual([]);
});

test('older clients read facets as filters', async () => {
  const { products } = await shop.read<{
    products: { filters: { request_var: string; filter_items: object[] }[] };
  }>(
    `{ products(filter: {category_uid: {eq: "Mg=="}}) { filters { name request_var filter_items_count
      filter_items { __typename label value_string items_count
        ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } } } }`,
  );
  const { filters } = products;
  expect(filters.map(({ request_var }) => request_var).slice(0, 3)).toEqual(['price', 'cat', 'color']);
  expect(filters[1]?.filter_items[0]).toMatchObject({ __typename: 'LayerFilterItem', value_string: '3' });
  expect(filters[2]).toMatchObject({
    name: 'color',
    filter_items_count: 2,
    filter_items: [
      {
        __typename: 'SwatchLayerFilterItem',
        label: 'Red',
        value_string: '1',
        items_count: 1,
        swatch_data: { type: '1', value: '#cc2222' },
      },
      { swatch_data: { type: '2', value: 'swatches/blue.svg' } },
    ],
  });
});
