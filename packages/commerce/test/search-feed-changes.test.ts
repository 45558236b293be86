import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from '../src/index.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const morning = new Date('2026-11-02T09:00:00Z');
let now = morning;
let commerce: TestCommerce;
let position: string;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
});
beforeEach(async () => {
  now = morning;
  position = await commerce.feed.position();
});
afterAll(() => commerce.close());

const run = (text: string) => commerce.database.pool.query(text);

async function changed() {
  const { position: next, ...changes } = await commerce.feed.changesSince(position);
  position = next;
  return changes;
}

const nothing = { everything: false, pages: false, synonyms: false, productIds: [] };
const products = (...productIds: number[]) => ({ ...nothing, productIds });

const changesOfOneProduct: readonly (readonly [what: string, statement: string])[] = [
  ['a price', 'update product set price_minor = price_minor + 1 where id = 8'],
  ['a text', "update product_text set name = 'Blade' where product_id = 8 and locale = 'en'"],
  ['a tier', 'update price_tier set percent_off = 7 where product_id = 8 and quantity = 5'],
  ['a fixed price', "insert into fixed_price values (8, 'GBP', 999)"],
  ['a reduction', "insert into price_reduction values (8, 1, '2026-11-02', null)"],
  ['a reduction that is withdrawn', 'delete from price_reduction where product_id = 8'],
  ['a category', 'insert into product_category values (8, 4, 9)'],
  ['an option', 'insert into product_option_value values (8, 1, 2)'],
  [
    'a value',
    "insert into product_attribute_value select 8, id, '1' from attribute where code = 'is_waterproof'",
  ],
  [
    'a picture',
    "insert into product_media (product_id, position, file, kind) values (8, 1, 'a.svg', 'front')",
  ],
  ['stock that ran out', "update stock_pool set quantity = 0 where key = 'knives'"],
  ['stock that came back', "update stock_pool set quantity = 3 where key = 'knives'"],
  ['visibility', "update product set visibility = 'catalog' where id = 8"],
];

describe('1: is told once', () => {
  test.each(changesOfOneProduct)('%s', async (_, statement) => {
    await run(statement);
    expect(await changed()).toEqual(products(8));
    expect(await changed()).toEqual(nothing);
  });

  test('2: a variant, as its product', async () => {
    await run("update product set price_minor = 120 where sku = 'CORD-RED-100'");
    expect(await changed()).toEqual(products(1));
  });

  test('a link, for both its ends', async () => {
    await run("insert into product_link values (8, 'crosssell', 9, 1)");
    expect(await changed()).toEqual(products(8, 9));
  });

  test('a page', async () => {
    await run("update cms_page_text set title = 'Sending back' where cms_page_id = 2 and locale = 'en'");
    expect(await changed()).toEqual({ ...nothing, pages: true });
  });

  test('a product that is deleted', async () => {
    const { rows } =
      await run(`insert into product (sku, kind, is_active, visibility, price_minor, created_at)
      values ('BRIEF', 'simple', true, 'both', 100, now()) returning id`);
    const [{ id }] = rows;
    expect(await changed()).toEqual(products(id));
    await run(`delete from product where id = ${id}`);
    expect(await changed()).toEqual(products(id));
  });
});

describe('is not told', () => {
  test('3: a sale after which the same can be bought', async () => {
    await run("update stock_pool set quantity = 2 where key = 'knives'");
    expect(await changed()).toEqual(nothing);
  });

  test('an update that changes nothing', async () => {
    await run('update product set sku = sku');
    expect(await changed()).toEqual(nothing);
  });

  test('what is rolled back', async () => {
    await run('begin; update product set weight_g = 1 where id = 8; rollback');
    expect(await changed()).toEqual(nothing);
  });
});

test('2: reference data changes everything, and an import of the catalogue is one entry', async () => {
  await run('update reference_data_version set version = version + 1');
  expect(await changed()).toMatchObject({ everything: true });
  const { rows } = await run('select max(id) as last from search_change');
  await importCatalogue(commerce.database, sampleCatalogue);
  const after = await run(`select subject from search_change where id > ${rows[0].last}`);
  expect(after.rows).toEqual([{ subject: 'everything' }]);
  expect(await changed()).toMatchObject({ everything: true });
});

describe('10: synonyms', () => {
  const leash = { input: null, words: ['leash', 'lead'] };

  test('of a language are replaced as a whole and told once, in every locale of it', async () => {
    expect(await commerce.admin.synonyms.list('en')).not.toHaveLength(0);
    expect(await commerce.admin.synonyms.replace('en', [leash])).toMatchObject({ ok: true });
    expect(await changed()).toEqual({ ...nothing, synonyms: true });
    expect(await changed()).toEqual(nothing);
    expect(await commerce.feed.synonyms('en-US')).toEqual([leash]);
    expect(await commerce.feed.synonyms('nl-NL')).not.toHaveLength(0);
  });

  test('replaced by several at once are those of one of them', async () => {
    const wishes = Array.from({ length: 8 }, (_, index) => ({
      input: null,
      words: ['leash', `lead ${index}`],
    }));
    await Promise.all(wishes.map((wish) => commerce.admin.synonyms.replace('en', [wish])));
    const kept = await commerce.admin.synonyms.list('en');
    expect(kept).toHaveLength(1);
    expect(wishes).toContainEqual(kept[0]);
    await changed();
  });

  test.each([
    [{ input: null, words: ['alone'] }],
    [{ input: 'cord', words: [] }],
    [{ input: null, words: ['twice', 'twice'] }],
    [{ input: null, words: ['', 'nothing'] }],
    [{ input: null, words: [' space', 'before'] }],
    [{ input: null, words: ['x'.repeat(61), 'long'] }],
    [{ input: null, words: Array.from({ length: 21 }, (_, index) => `word ${index}`) }],
  ])('that say nothing are refused: %j', async (synonym) => {
    const result = await commerce.admin.synonyms.replace('en', [leash, synonym]);
    expect(result).toMatchObject({ refusal: { code: 'synonyms-not-valid', details: { entry: 2 } } });
    expect(await commerce.admin.synonyms.replace('xx', [])).toMatchObject({
      refusal: { code: 'language-not-known' },
    });
  });

  test('come with the migration in every language of the shop', async () => {
    for (const language of ['nl', 'de', 'fr', 'it', 'es', 'pl', 'da', 'sv']) {
      const synonyms = await commerce.admin.synonyms.list(language);
      expect(synonyms.length).toBeGreaterThan(20);
      expect(await commerce.admin.synonyms.replace(language, synonyms)).toMatchObject({ ok: true });
    }
    await changed();
  });
});

test('4: a transaction that commits late is told late, and holds up nobody', async () => {
  const slow = await commerce.database.pool.connect();
  await slow.query('begin; update product set weight_g = 11 where id = 9');
  await run('update product set weight_g = 12 where id = 8');
  expect(await changed()).toEqual(products(8));
  await run("update product set weight_g = 13 where sku = 'COURSE'");
  expect((await changed()).productIds).toHaveLength(1);
  expect(await changed()).toEqual(nothing);
  await slow.query('commit');
  slow.release();
  expect(await changed()).toEqual(products(9));
  expect(await changed()).toEqual(nothing);
});

test('5: a reduction that begins or ends at midnight', async () => {
  await run("insert into price_reduction values (8, 1, '2026-11-03', '2026-11-04')");
  expect(await changed()).toEqual(products(8));
  now = new Date('2026-11-02T22:59:59Z');
  expect(await changed()).toEqual(nothing);
  // Midnight in Amsterdam.
  now = new Date('2026-11-02T23:00:00Z');
  expect(await changed()).toEqual(products(8));
  now = new Date('2026-11-04T12:00:00Z');
  expect(await changed()).toEqual(nothing);
  now = new Date('2026-11-05T12:00:00Z');
  expect(await changed()).toEqual(products(8));
});

describe('6: everything has changed', () => {
  const lost = { everything: true, pages: true, synonyms: true, productIds: [] };

  test('for whoever was away for longer than the log is kept', async () => {
    const old = position;
    await run('update product set weight_g = 14 where id = 8');
    const forget = async () => {
      now = new Date(Date.now() + 4 * 86_400_000);
      await commerce.feed.forgetOldChanges();
      now = morning;
      return commerce.feed.changesSince(old);
    };
    // A transaction of anybody on the same server may keep the entry for a moment.
    await expect.poll(forget).toMatchObject(lost);
    position = await commerce.feed.position();
    expect(await changed()).toEqual(nothing);
  });

  test('for a position of another database, of its future, and for what is no position', async () => {
    const elsewhere = JSON.stringify({ ...JSON.parse(position), origin: 'elsewhere' });
    const tomorrow = JSON.stringify({ ...JSON.parse(position), horizon: '999999999' });
    for (const wrong of [elsewhere, tomorrow, '', '{}', 'null', '{"horizon":"1; drop table"}']) {
      expect(await commerce.feed.changesSince(wrong)).toMatchObject(lost);
    }
  });
});

test('a listener hears of a change, also after its connection broke', async () => {
  let heard = Promise.withResolvers<void>();
  const listener = commerce.feed.listen(() => heard.resolve());
  await heard.promise;
  heard = Promise.withResolvers();
  await run('update product set weight_g = weight_g + 1 where id = 8');
  await heard.promise;
  heard = Promise.withResolvers();
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bowline notices' and datname = current_database()`);
  await heard.promise;
  heard = Promise.withResolvers();
  await run('update product set weight_g = weight_g + 1 where id = 8');
  await heard.promise;
  await listener.close();
});

describe('11: answers that a change made untrue', () => {
  const tagsOf = async (query: string) =>
    (await commerce.query(query)).headers.get('X-Magento-Tags')?.split(',') ?? [];
  const changedTags = async () =>
    (await commerce.feed.tagsOf({ ...(await changed()), position })) ?? ['everything'];
  const listed = (filter: string) => `{ products(filter: {${filter}}) { items { sku } } }`;

  test('are those that show it, list its categories, or may find it, and no others', async () => {
    const showsIt = await tagsOf(listed('sku: {eq: "KNIFE"}'));
    const listsIt = await tagsOf(listed('category_id: {eq: "5"}'));
    const listsAbove = await tagsOf(listed('category_id: {eq: "2"}'));
    const mayFindIt = await tagsOf('{ products(search: "cord") { items { sku } } }');
    const showsAnother = await tagsOf(listed('sku: {eq: "CORD-RED"}'));
    const menu = await tagsOf('{ categoryList { name children { name } } }');
    await run('update product set price_minor = price_minor + 1 where id = 8');
    const untrue = new Set(await changedTags());
    const isUntrue = (tags: readonly string[]) => tags.some((tag) => untrue.has(tag));
    expect([showsIt, listsIt, listsAbove, mayFindIt].map(isUntrue)).toEqual([true, true, true, true]);
    expect([showsAnother, menu].map(isUntrue)).toEqual([false, false]);
  });

  test('by an index that has come to know it are listings alone, of its categories or of all', async () => {
    const showsIt = await tagsOf(listed('sku: {eq: "KNIFE"}'));
    const listsIt = await tagsOf(listed('category_id: {eq: "5"}'));
    const listsOthers = await tagsOf(listed('category_id: {eq: "4"}'));
    const mayFindIt = await tagsOf('{ products(search: "cord") { items { sku } } }');
    const untrueAfter = async (productIds: readonly number[] | null) => {
      const untrue = await commerce.feed.listingTagsOf(productIds);
      return [showsIt, listsIt, listsOthers, mayFindIt].map((tags) =>
        tags.some((tag) => untrue.includes(tag)),
      );
    };
    expect(await untrueAfter([8])).toEqual([false, true, false, true]);
    expect(await untrueAfter(null)).toEqual([false, true, true, true]);
  });

  test('are none where nothing changed, and all where everything did', async () => {
    expect(await changedTags()).toEqual([]);
    await run('update reference_data_version set version = version + 1');
    expect(await changedTags()).toEqual(['everything']);
  });
});
