import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { buildSegment, completeSettings } from '../src/engine/index.ts';
import type { ProductReader } from '../src/index.ts';
import { allProducts, builtProducts } from '../src/indexer/product-batches.ts';
import type { AttributeDescription, ProductFacts } from '../src/records/index.ts';
import { productRecord } from '../src/records/product-record.ts';
import { productSettings } from '../src/records/settings/product-settings.ts';
import type { SearchRecord } from '../src/service/model.ts';
import type { TestSearch } from '../src/testing/index.ts';
import {
  aProduct,
  closeOpened,
  createShop,
  destinationOf,
  openIndexer,
  openSearch,
} from './indexer-fixture.ts';

afterEach(closeOpened);

const attributes: readonly AttributeDescription[] = [
  { code: 'color', isFilterable: true, isSortable: false, hasOptions: true },
  { code: 'diameter', isFilterable: true, isSortable: true, hasOptions: true },
  { code: 'strands', isFilterable: true, isSortable: false, hasOptions: false },
];
const words = [
  'Touw',
  'hondenriem',
  'Żyłka',
  'Schäkel "M"',
  'PC-550-BLK',
  '1,5 mm',
  'riem',
  'honden',
  '\u2028',
  '🪢',
];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const option = fc.integer({ min: 1, max: 6 }).map((id) => ({ id, label: `${words[id]} ${id}` }));
const options = fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 3 });
const price = fc.integer({ min: 1, max: 500_000 });

const productOf = (id: number) =>
  fc
    .record({
      name: text,
      shortDescription: fc.option(text),
      descriptionHtml: fc.option(text.map((content) => `<p>${content} &amp; ${content}</p>`)),
      isSalable: fc.boolean(),
      ratingScore: fc.option(fc.integer({ min: 0, max: 500 })),
      newFrom: fc.option(fc.constant('2026-10-01')),
      variantSkus: fc.array(fc.constantFrom('a-1', 'b_2', 'c3'), { maxLength: 2 }),
      minor: price,
      places: fc.uniqueArray(fc.integer({ min: 3, max: 12 }), { maxLength: 3 }),
      colours: options,
      diameters: options,
      strands: fc.option(fc.constantFrom('7', '9')),
      relatedIds: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
    })
    .map(
      ({ minor, places, colours, diameters, strands, ...facts }): ProductFacts => ({
        ...aProduct(id, facts.name),
        ...facts,
        prices: [{ currency: 'EUR', minor, otherMinor: Math.round(minor / 1.21), euroCents: minor }],
        categories: places.map((place, position) => ({ id: place, position })),
        categoryTrails: places.map((place) => ['Cord', `Cord ${place}`]),
        attributes: [
          ...(colours.length ? [{ code: 'color', isFilterable: true, options: colours, value: null }] : []),
          ...(diameters.length
            ? [{ code: 'diameter', isFilterable: true, options: diameters, value: null }]
            : []),
          ...(strands ? [{ code: 'strands', isFilterable: true, options: [], value: strands }] : []),
        ],
        sortPositions: diameters[0] ? { diameter: diameters[0].id } : {},
      }),
    );

const catalogueOf = (count: number) =>
  fc.tuple(...Array.from({ length: count }, (_, index) => productOf(index + 1)));

test('a segment built while products are read is bit for bit the one that is built of what was sent', async () => {
  const settings = productSettings('nl-NL', attributes);
  await fc.assert(
    fc.asyncProperty(catalogueOf(12), async (products) => {
      const source = {
        async *productFacts() {
          yield products.slice(0, 5);
          yield products.slice(5);
        },
      };
      const sent: SearchRecord[] = [];
      for await (const { body } of allProducts(source, 'nl-NL')) {
        const { requests } = JSON.parse(new TextDecoder().decode(body)) as {
          requests: { body: SearchRecord }[];
        };
        sent.push(...requests.map((request) => request.body));
      }
      const written = buildSegment(sent, { settings: completeSettings(settings) });
      const { image, products: count } = await builtProducts(source, 'nl-NL', settings);
      expect(count).toBe(products.length);
      expect(image.header).toEqual(written.header);
      expect(Buffer.compare(Buffer.from(image.buffer), Buffer.from(written.buffer))).toBe(0);
    }),
    { numRuns: 40 },
  );
});

/** Everything that is shown of all questions that this test knows. */
async function answersOf(search: TestSearch): Promise<unknown> {
  const replicas = ['', '_position', '_price_EUR_asc', '_name_desc', '_diameter_asc'];
  const queries = ['', 'touw', 'riem', 'hondenrem', 'zylka', 'pc550', '1.5mm'];
  const requests = replicas.flatMap((replica) =>
    queries.map((query) => ({
      indexName: `products_nl_NL${replica}`,
      query,
      facets: ['*'],
      hitsPerPage: 50,
    })),
  );
  const { status, body } = await search.call('POST', '/1/indexes/*/queries', { requests });
  expect(status).toBe(200);
  return (body.results as Record<string, unknown>[]).map(({ processingTimeMS: _, ...answer }) => answer);
}

test('indices that followed every change answer as those that were built anew, sent or adopted', async () => {
  const [products = []] = fc.sample(catalogueOf(20), { numRuns: 1, seed: 18 });
  const changes = [3, 21, 7, 3, 22, 14].map(
    (id, place) => fc.sample(productOf(id), { numRuns: 1, seed: place })[0],
  );
  const shop = createShop([]);
  shop.source.attributes = async () => attributes;
  for (const product of products) shop.put(product);
  const openProductReader = (): ProductReader => ({
    read: (locale) => allProducts(shop.source, locale),
    build: (locale, settings) => builtProducts(shop.source, locale, settings),
    close: async () => {},
  });
  const [followed, sent, adopted] = [await openSearch(), await openSearch(), await openSearch()];
  const { indexer } = openIndexer(shop, followed, ['nl-NL'], {
    destination: destinationOf(followed),
    openProductReader,
  });
  await indexer.start();
  for (const facts of changes) {
    if (!facts) continue;
    shop.put(facts);
    shop.tell(facts.id);
    await indexer.settled();
  }
  shop.change(5, null);
  await indexer.settled();
  await openIndexer(shop, sent, ['nl-NL']).indexer.buildAll();
  const building = openIndexer(shop, adopted, ['nl-NL'], {
    destination: destinationOf(adopted),
    openProductReader,
  });
  await building.indexer.buildAll();
  const expected = await answersOf(sent);
  expect(await answersOf(adopted)).toEqual(expected);
  expect(await answersOf(followed)).toEqual(expected);
});

test('records are the same however often their parts were seen before', () => {
  const [product] = fc.sample(productOf(1), { numRuns: 1, seed: 7 });
  if (!product) throw new Error('There is no product');
  expect(productRecord(product)).toEqual(productRecord(structuredClone(product)));
});
