import { sql } from '@bowline/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../src/index.ts';
import { isSalable } from '../src/modules/stock/index.ts';
import {
  aCatalogue,
  aConfigurableCord,
  aProduct,
  createTestCommerce,
  sampleCatalogue,
  type TestCommerce,
} from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const rowsOf = async <Row>(text: string): Promise<Row[]> =>
  (await commerce.database.pool.query(text)).rows as Row[];

interface Product {
  id: number;
  kind: string;
  parent_id: number | null;
  is_active: boolean;
  visibility: string;
  price_minor: number | null;
  length_cm: number | null;
  stock_units: number | null;
  quantity: number | null;
}

const byNumber = (a: number, b: number) => a - b;
const smallest = (numbers: readonly number[]) => (numbers.length ? Math.min(...numbers) : null);
const largest = (numbers: readonly number[]) => (numbers.length ? Math.max(...numbers) : null);

/** The rules once more, from the tables that people write. */
async function workOutSummaries() {
  const products = await rowsOf<Product>(
    'select p.*, s.quantity from product p left join stock_pool s on s.id = p.stock_pool_id order by p.id',
  );
  const cards = await rowsOf<{ product_id: number; amounts: (number | null)[] }>(`
    select g.product_id, array[open_minimum_minor, open_maximum_minor]
      || array(select amount_minor from gift_card_amount a where a.product_id = g.product_id) as amounts
    from gift_card g`);
  const chosen = await rowsOf<{ product_id: number; option_id: number }>(
    'select * from product_option_value',
  );
  const special = await rowsOf<{ product_id: number }>(
    'select product_id from fixed_price union select product_id from price_reduction',
  );
  const marketPrices = await rowsOf<{
    product_id: number;
    locale: string;
    currency: string;
    price_minor: number;
  }>('select * from market_price');
  const pictures = await rowsOf<{
    id: number;
    product_id: number;
    position: number;
    file: string;
    kind: string;
  }>('select * from product_media order by position');
  const optionsOf = (ids: readonly number[]) =>
    [...new Set(chosen.filter((row) => ids.includes(row.product_id)).map((row) => row.option_id))].toSorted(
      byNumber,
    );
  const salable = ({ quantity, stock_units }: Product) =>
    isSalable(
      quantity === null || stock_units === null ? null : { poolQuantity: quantity, units: stock_units },
    );
  return products
    .filter(({ parent_id }) => parent_id === null)
    .map((product) => {
      const sold =
        product.kind === 'configurable'
          ? products.filter(({ parent_id, is_active }) => parent_id === product.id && is_active)
          : [product];
      const offered = sold.some(salable) ? sold.filter(salable) : sold;
      const [unit] = offered
        .filter(({ length_cm, price_minor }) => length_cm !== null && price_minor !== null)
        .toSorted((a, b) => Number(a.price_minor) - Number(b.price_minor) || a.id - b.id);
      const prices = [
        ...offered.map(({ price_minor }) => price_minor),
        ...(cards.find(({ product_id }) => product_id === product.id)?.amounts ?? []),
      ].filter((price) => price !== null);
      const isSpecial = special.some(({ product_id }) => sold.some(({ id }) => id === product_id));
      const priced = marketPrices.filter(({ product_id }) => offered.some(({ id }) => id === product_id));
      const byMarket = Map.groupBy(priced, ({ locale, currency }) => `${locale} ${currency}`);
      const isPartial = [...byMarket.values()].some((rows) => rows.length < offered.length);
      const picture = pictures.find(({ product_id }) => product_id === product.id);
      return {
        product_id: product.id,
        is_salable: sold.some(salable),
        lowest_price_minor: smallest(prices),
        highest_price_minor: largest(prices),
        unit_price_minor: unit?.price_minor ?? null,
        unit_length_cm: unit?.length_cm ?? null,
        has_special_prices: isSpecial || isPartial,
        option_ids: optionsOf([product.id, ...sold.map(({ id }) => id)]),
        salable_option_ids: optionsOf([product.id, ...sold.filter(salable).map(({ id }) => id)]),
        image_id: picture?.id ?? null,
        image_position: picture?.position ?? null,
        image_file: picture?.file ?? null,
        image_kind: picture?.kind ?? null,
        market_prices:
          isSpecial || isPartial || byMarket.size === 0
            ? null
            : Object.fromEntries([...byMarket].map(([market, rows]) => [market, rangeIn(rows, offered)])),
      };
    });
}

function rangeIn(
  rows: readonly { readonly product_id: number; readonly price_minor: number }[],
  offered: readonly Product[],
) {
  const prices = rows.map(({ price_minor }) => price_minor);
  const [cut] = rows
    .map((row) => ({ ...row, cm: offered.find(({ id }) => id === row.product_id)?.length_cm ?? null }))
    .filter(({ cm }) => cm !== null)
    .toSorted((a, b) => a.price_minor - b.price_minor || a.product_id - b.product_id);
  return [smallest(prices), largest(prices), cut?.price_minor ?? null, cut?.cm ?? null];
}

async function workOutCategories() {
  const categories = await rowsOf<{ id: number; path: number[]; is_active: boolean }>(
    'select * from category',
  );
  const listed = new Set(
    (await rowsOf<Product>('select * from product'))
      .filter((p) => p.is_active && p.parent_id === null && ['both', 'catalog'].includes(p.visibility))
      .map(({ id }) => id),
  );
  const active = new Set(categories.filter(({ is_active }) => is_active).map(({ id }) => id));
  const places = new Map<string, { category_id: number; position: number; product_id: number }>();
  for (const placed of await rowsOf<{ product_id: number; category_id: number; position: number }>(
    'select * from product_category order by position desc',
  )) {
    const path = categories.find(({ id }) => id === placed.category_id)?.path ?? [];
    if (!listed.has(placed.product_id) || !path.every((id) => active.has(id))) continue;
    for (const category_id of path) {
      const { product_id, position } = placed;
      places.set(`${category_id} ${product_id}`, { category_id, position, product_id });
    }
  }
  const rows = [...places.values()].toSorted(
    (a, b) => a.category_id - b.category_id || a.position - b.position || a.product_id - b.product_id,
  );
  const counts = [...Map.groupBy(rows, ({ category_id }) => category_id)].map(([category_id, found]) => ({
    category_id,
    products: found.length,
  }));
  return { rows, counts };
}

async function expectDerivedDataToBeRight() {
  expect(await rowsOf('select * from product_summary order by product_id')).toEqual(await workOutSummaries());
  const { rows, counts } = await workOutCategories();
  const salable = new Set(
    (await workOutSummaries()).filter(({ is_salable }) => is_salable).map(({ product_id }) => product_id),
  );
  const listed = rows.map((row) => ({ ...row, is_salable: salable.has(row.product_id) }));
  expect(await rowsOf('select * from category_product order by category_id, position, product_id')).toEqual(
    listed,
  );
  expect(
    await rowsOf('select * from category_product_count where products > 0 order by category_id'),
  ).toEqual(counts);
  expect(await rowsOf('select * from product_search order by product_id')).toEqual(
    await rowsOf('select * from product_search_as_it_should_be order by product_id'),
  );
}

test('after an import everything derived is there', async () => {
  await expectDerivedDataToBeRight();
  expect(await rowsOf('select from product_summary')).toHaveLength(8);
  expect(await rowsOf('select from product_search')).toHaveLength(8);
});

/** Every way in which somebody may change what listings are derived from; `?` stands for any number. */
const changes = [
  'update stock_pool set quantity = ? % 1200 where id <= 1 + ? % 4',
  'update product set price_minor = ? % 5000 where price_minor is not null and id % 3 = ? % 3',
  'update product set is_active = ? % 2 = 0 where id = 1 + ? % 16',
  "update product set visibility = (array['both', 'catalog', 'search', 'none'])[1 + ? % 4] where parent_id is null and id = 1 + ? % 16",
  'update product set length_cm = nullif(? % 500, 0) where id = 1 + ? % 16',
  'update product set stock_pool_id = 1 + ? % 4, stock_units = 1 + ? % 300 where price_minor is not null',
  'update product set stock_pool_id = null, stock_units = null where id = 1 + ? % 16',
  'update product set parent_id = 1 + 4 * (? % 2) where parent_id is not null and id = 1 + ? % 16',
  `update product set parent_id = 1, visibility = 'none' where sku = 'BEAD-1' and ? % 2 = ? % 2`,
  "update product set parent_id = null where sku = 'BEAD-1' and ? + ? >= 0",
  'delete from product where id = 2 + ? % 40 and ? % 4 = 0',
  `insert into product (sku, kind, parent_id, is_active, visibility, price_minor, length_cm, created_at)
   select 'NEW-' || gen_random_uuid(), 'simple', p.id, true, 'none', ? % 900, 1 + ? % 900, now()
   from product p where p.kind = 'configurable'`,
  `insert into product (sku, kind, is_active, visibility, price_minor, created_at)
   values ('NEW-' || gen_random_uuid(), 'virtual', ? % 2 = 0, 'both', ? % 900, now())`,
  'delete from product_option_value where (product_id + option_id) % 7 = ? % 7 and product_id % 2 = ? % 2',
  `insert into product_option_value select p.id, o.attribute_id, o.id from product p, attribute_option o
   where p.id % 5 = ? % 5 and o.id % 3 = ? % 3 on conflict do nothing`,
  `insert into product_media (product_id, position, file, kind)
   select id, ? % 3, 'new.svg', 'coil' from product where id % 3 = ? % 3 on conflict do nothing`,
  // By hundreds, so that no two pictures of a product ever share a position.
  'update product_media set position = position + 100 * (1 + ? % 3) where id % 2 = ? % 2',
  'delete from product_media where position % 3 = ? % 3 and product_id % 2 = ? % 2',
  'update product_category set position = ? % 9 where product_id % 3 = ? % 3',
  'delete from product_category where category_id = 3 + ? % 5 and product_id % 2 = ? % 2',
  `insert into product_category select p.id, c.id, ? % 9 from product p, category c
   where p.parent_id is null and (p.id + c.id) % 3 = ? % 3 on conflict do nothing`,
  'update category set is_active = ? % 3 > 0 where id = 2 + ? % 6',
  `update category set path = array[2, 3, 5], parent_id = 3, level = 3 where id = 5 and ? + ? >= 0`,
  `update category set path = array[2, 5], parent_id = 2, level = 2 where id = 5 and ? + ? >= 0`,
  'update gift_card_amount set amount_minor = amount_minor + 1 + ? % 99 where id = 1 + ? % 2',
  'delete from gift_card_amount where amount_minor % 2 = ? % 2 and ? % 3 = 0',
  'update gift_card set open_minimum_minor = 1 + ? % 9999, open_maximum_minor = 20000 + ? % 9999',
  `insert into fixed_price select id, 'GBP', 1 + ? % 900 from product where price_minor > 0 and id % 4 = ? % 4
   on conflict do nothing`,
  'delete from fixed_price where product_id % 2 = ? % 2 and ? >= 0',
  `insert into price_reduction select id, ? % 100, '2026-11-01', null from product
   where price_minor > 100 and id % 4 = ? % 4 on conflict do nothing`,
  'delete from price_reduction where product_id % 2 = ? % 2 and ? >= 0',
  `insert into market_price select id, 'nl-NL', 'EUR', 1 + (id * ?) % 900 from product where price_minor > 0 and ? >= 0
   on conflict do nothing`,
  `update market_price set price_minor = 1 + ? % 900 where product_id % 3 = ? % 3`,
  "update product_text set name = 'Rope ' || ? || ' ' || locale where product_id % 3 = ? % 3 and locale < 'fr'",
  'delete from market_price where product_id % 4 = ? % 4 and ? % 2 = 0',
] as const;

const aChange = fc
  .tuple(fc.nat(changes.length - 1), fc.nat(10_000), fc.nat(10_000))
  .map(([index, first, second]) =>
    (changes[index] ?? '').replace('?', String(first)).replace('?', String(second)),
  );

test('after any changes, by whomever, everything derived equals what the rules work out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aChange, { minLength: 1, maxLength: 8 }), async (statements) => {
      await importCatalogue(commerce.database, sampleCatalogue);
      for (const statement of statements) await commerce.database.pool.query(statement);
      await expectDerivedDataToBeRight();
    }),
    { numRuns: 25 },
  );
});

/** Until the connection waits for a lock that another one holds. */
async function untilBlocked(pid: number): Promise<void> {
  const isBlocked = 'select cardinality(pg_blocking_pids($1)) > 0 as blocked';
  while (!(await commerce.database.pool.query(isBlocked, [pid])).rows[0]?.blocked) {}
}

test.each([
  [
    'names in two languages',
    "update product_text set name = 'Unlike' where product_id = 1 and locale = 'en'",
    "update product_text set name = 'Anders' where product_id = 1 and locale = 'nl-NL'",
  ],
  [
    'prices of two variants',
    'update product set price_minor = 1 where id = 2',
    'update product set price_minor = 9999 where id = 3',
  ],
  [
    'a price and the stock',
    'update product set price_minor = 1 where id = 3',
    'update stock_pool set quantity = 150 where id = 1',
  ],
  [
    'the stock and a price',
    'update stock_pool set quantity = 150 where id = 1',
    'update product set price_minor = 1 where id = 3',
  ],
  [
    'an assignment and its category',
    'insert into product_category values (8, 4, 1)',
    'update category set is_active = false where id = 4',
  ],
  [
    'a category and an assignment',
    'update category set is_active = false where id = 4',
    'insert into product_category values (8, 4, 1)',
  ],
  [
    'a product and its category',
    'update product set is_active = false where id = 1',
    'update category set is_active = false where id = 3',
  ],
  [
    'two assignments',
    'insert into product_category values (8, 4, 1)',
    'insert into product_category values (9, 4, 1)',
  ],
])('changes at the same time do not hide from one another: %s', async (_, first, second) => {
  await importCatalogue(commerce.database, sampleCatalogue);
  const [one, other] = [await commerce.database.pool.connect(), await commerce.database.pool.connect()];
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  await one.query('begin');
  await one.query(first);
  const changed = other.query(second);
  await Promise.race([changed, untilBlocked(rows[0]?.pid ?? 0)]);
  await one.query('commit');
  await changed;
  one.release();
  other.release();
  await expectDerivedDataToBeRight();
});

test('a transaction that would not see the change of another is refused', async () => {
  const change = commerce.database.transaction(
    (transaction) => sql`update product set price_minor = 1 where id = 2`.execute(transaction),
    { isolation: 'repeatable read' },
  );
  await expect(change).rejects.toThrow('need read committed or serializable');
});

test('an import that fails leaves the derived data of the former catalogue', async () => {
  const broken = aCatalogue({ products: [aProduct('A'), aConfigurableCord('B', [100], { pool: 'none' })] });
  await expect(importCatalogue(commerce.database, broken)).rejects.toThrow();
  await expectDerivedDataToBeRight();
});
