import { sql } from '@bowline/database';
import { expect, test } from 'vitest';
import { createReferences } from '../src/catalogue-import/references.ts';
import { type CommerceDatabase, importCatalogue, type ProductImport } from '../src/index.ts';
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
  const before = await references(commerce.database);
  await importCatalogue(commerce.database, aCatalogue({ products: products() }), {
    onProgress: (count) => progress.push(count),
  });
  expect(progress.length).toBeGreaterThan(1);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1500);
  expect(await references(commerce.database)).toEqual(before);
  expect(await commerce.admin.catalogueCounts()).toMatchObject({ products: 1500, variants: 0 });
  await commerce.close();
});

/** Which rows have to name others that exist, as far as PostgreSQL has looked at all of them. */
async function references({ pool }: CommerceDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select conrelid::regclass as "table", conname as name, pg_get_constraintdef(oid) as rule, convalidated as holds
    from pg_constraint where contype = 'f' order by 1, 2`);
  return rows;
}

test('a mistake far down in the data leaves the old catalogue and all rules in place', async () => {
  const commerce = await createTestCommerce({ catalogue: aCatalogue({ products: [aProduct('OLD')] }) });
  const before = await references(commerce.database);
  /** Enough that those before it are written, and some after it are made meanwhile. */
  function* productsWith(wrong: ProductImport): Generator<ProductImport> {
    for (let index = 0; index < 3000; index += 1) yield index === 900 ? wrong : aProduct(`P-${index}`);
  }
  const mistakes: [ProductImport, string][] = [
    [aProduct('A', { categories: [{ key: 'gone' }] }), 'refers to the category "gone"'],
    [aProduct('A', { texts: aProduct('P-1').texts }), 'duplicate key'],
    [aProduct('A', { priceMinor: -1 }), 'product_price_minor_check'],
  ];
  for (const [wrong, message] of mistakes) {
    const products = productsWith(wrong);
    await expect(importCatalogue(commerce.database, aCatalogue({ products }))).rejects.toThrow(message);
  }
  expect((await commerce.query(skus)).data).toEqual({ products: { items: [{ id: 1, sku: 'OLD' }] } });
  expect(await references(commerce.database)).toEqual(before);
  await commerce.close();
});

test('what was written while nobody looked has to name rows that exist all the same', async () => {
  const commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  const writing = commerce.database.kysely.transaction().execute(async (transaction) => {
    const aside = createReferences(transaction);
    await aside.setAside();
    await sql`insert into product_category (product_id, category_id, position) values (1, 987654, 1)`.execute(
      transaction,
    );
    await aside.putBack();
  });
  await expect(writing).rejects.toThrow('violates foreign key constraint');
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
