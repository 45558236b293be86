import { expect, test } from 'vitest';
import { importCatalogue, type ProductImport } from '../src/index.ts';
import {
  aCatalogue,
  aCategory,
  aProduct,
  createTestCommerce,
  sampleCatalogue,
} from '../src/testing/index.ts';

const skus = '{ products(filter: {}, sort: {name: ASC}) { items { id sku } } }';

test('the same data gives the same rows, and the first import leaves no trace', async () => {
  const commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  const rows = async () =>
    (
      await commerce.database.pool.query(`
        select (select json_agg(p order by id) from product p) as products,
          (select json_agg(r order by id) from url_rewrite r) as rewrites,
          (select json_agg(m order by id) from product_media m) as media,
          (select json_agg(o order by id) from attribute_option o) as options`)
    ).rows;
  const first = await rows();
  await importCatalogue(commerce.database, aCatalogue({ products: [aProduct('ONLY')] }));
  expect((await commerce.query(skus)).data).toEqual({ products: { items: [{ id: 1, sku: 'ONLY' }] } });
  await importCatalogue(commerce.database, sampleCatalogue);
  expect(await rows()).toEqual(first);
  await commerce.close();
});

test('sequences move on, so that later rows do not collide', async () => {
  const commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  const { rows } = await commerce.database.pool.query(
    `insert into stock_pool (key, quantity) values ('new', 1) returning id`,
  );
  expect(rows).toEqual([{ id: 5 }]);
  await commerce.close();
});

test('a generator is read once, and progress is reported', async () => {
  const commerce = await createTestCommerce();
  function* products(): Generator<ProductImport> {
    for (let index = 0; index < 1500; index += 1) yield aProduct(`P-${index}`);
  }
  const progress: number[] = [];
  await importCatalogue(commerce.database, aCatalogue({ products: products() }), {
    onProgress: (count) => progress.push(count),
  });
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.at(-1)).toBe(1500);
  expect(await commerce.admin.catalogueCounts()).toMatchObject({ products: 1500, variants: 0 });
  await commerce.close();
});

test('a mistake in the data names it and leaves the old catalogue in place', async () => {
  const commerce = await createTestCommerce({ catalogue: aCatalogue({ products: [aProduct('OLD')] }) });
  const { priceMinor: _, ...cord } = aProduct('CORD');
  const mistakes: [Parameters<typeof aCatalogue>[0], string][] = [
    [
      { products: [aProduct('A', { categories: [{ key: 'gone' }] })] },
      'The product "A" refers to the category "gone", which does not exist',
    ],
    [{ categories: [aCategory('x'), aCategory('x')] }, 'There are two of the category "x"'],
    [{ products: [aProduct('A', { attributes: { color: 'red' } })] }, 'the attribute "color"'],
    [{ products: [aProduct('A', { links: [{ sku: 'B', kind: 'upsell' }] })] }, 'the product "B"'],
    [{ products: [{ ...cord, kind: 'configurable' }] }, 'must have configurable attributes exactly if'],
    [{ products: [aProduct('A'), aProduct('B', { texts: aProduct('A').texts })] }, 'duplicate key'],
    [{ products: [aProduct('A', { priceMinor: -1 })] }, 'product_price_minor_check'],
    [
      { products: [aProduct('A', { reduction: { priceMinor: 10_00 } })] },
      'The reduction of the product "A" is not below its price',
    ],
    [{ products: [aProduct('A', { reduction: { priceMinor: 1, from: '2026-02-30' } })] }, '"2026-02-30"'],
    [
      { products: [aProduct('A', { reduction: { priceMinor: 1, from: '2026-02-02', to: '2026-02-01' } })] },
      'price_reduction_check',
    ],
    [
      { products: [aProduct('A', { priceHistory: [{ validFrom: '2026-01-01', priceMinor: 9_00 }] })] },
      'The price history of the product "A" does not end with its price',
    ],
    [
      { products: [aProduct('A', { priceHistory: [{ validFrom: 'then', priceMinor: 10_00 }] })] },
      'names no moment: "then"',
    ],
    [
      { products: [aProduct('A', { priceMinor: 0, fixedPrices: { GBP: 1 } })] },
      'The product "A" cannot have a fixed price in GBP',
    ],
    [{ products: [aProduct('A', { sample: true })] }, 'The sample of "A" has no single stock pool'],
    [
      {
        stockPools: [{ key: 'pool', quantity: 1 }],
        products: [aProduct('A', { stock: { pool: 'pool', units: 1 }, sample: { sku: 'b' } }), aProduct('B')],
      },
      'A sample and a product share the sku "b"',
    ],
  ];
  for (const [data, message] of mistakes) {
    await expect(importCatalogue(commerce.database, aCatalogue(data))).rejects.toThrow(message);
  }
  expect((await commerce.query(skus)).data).toEqual({ products: { items: [{ id: 1, sku: 'OLD' }] } });
  await commerce.close();
});

test('visitors never see a half-imported catalogue', async () => {
  const commerce = await createTestCommerce({ catalogue: aCatalogue({ products: [aProduct('OLD')] }) });
  const importing = importCatalogue(
    commerce.database,
    aCatalogue({ products: Array.from({ length: 2000 }, (_, index) => aProduct(`N-${index}`)) }),
  );
  const counts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { products } = await commerce.read<{ products: { total_count: number } }>(
        '{ products(filter: {}) { total_count } }',
      );
      return products.total_count;
    }),
  );
  await importing;
  expect(counts.filter((count) => count !== 1 && count !== 2000)).toEqual([]);
  await commerce.close();
});
