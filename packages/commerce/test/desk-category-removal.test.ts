import { sql } from '@bowline/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let editor: TestStaff;

beforeEach(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterEach(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  expect(await derivedDataThatDiffers()).toBe(0);
  await commerce.close();
});

async function derivedDataThatDiffers(): Promise<number | undefined> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from (
      (table category_product except table category_product_as_it_should_be) union all
      (table category_product_as_it_should_be except table category_product)) different`.execute(
    commerce.database.kysely,
  );
  return rows[0]?.wrong;
}

async function tree() {
  const { categories } = await editor.read<{
    categories: { id: number; level: number; name: string }[];
  }>('{ categories { id level name } }');
  return categories;
}

const namesOfTree = async () => (await tree()).map(({ level, name }) => `${level} ${name}`);
const idOf = async (name: string) => (await tree()).find((row) => row.name === name)?.id ?? 0;

async function change(operation: string): Promise<string | null> {
  return (await editor.ask(`mutation { ${operation} }`)).code;
}

interface Removal {
  readonly products: number;
  readonly productsOnlyHere: number;
  readonly children: readonly string[];
  readonly addresses: number;
}

async function removalOf(id: number): Promise<Removal | null> {
  const { categoryRemoval } = await editor.read<{ categoryRemoval: Removal | null }>(
    `{ categoryRemoval(id: ${id}) { products productsOnlyHere children addresses } }`,
  );
  return categoryRemoval;
}

/** As somebody does who was told what it comes to. */
async function remove(id: number, wish = ''): Promise<string | null> {
  const { products = 0, children = [] } = (await removalOf(id)) ?? {};
  return change(
    `removeCategory(id: ${id}, seenProducts: ${products}, seenChildren: ${children.length} ${wish})`,
  );
}

async function route(url: string, store = 'en') {
  const { data } = await commerce.query(
    'query ($url: String!) { route(url: $url) { relative_url redirect_code } }',
    { variables: { url }, store },
  );
  return data?.route;
}

async function skusIn(id: number): Promise<readonly string[]> {
  const { categoryProducts } = await editor.read<{ categoryProducts: { products: { sku: string }[] } }>(
    `{ categoryProducts(id: ${id}) { products { sku } } }`,
  );
  return categoryProducts.products.map(({ sku }) => sku);
}

test('goods rules 28 to 30: what is below moves up, addresses and products go to the follower', async () => {
  const [cord, tools] = [await idOf('Category cord'), await idOf('Category tools')];
  await change(`renameCategory(id: ${cord}, locale: "en", urlKey: "cords")`);
  expect(await removalOf(cord)).toEqual({
    products: 3,
    productsOnlyHere: 1,
    children: ['Category climbing'],
    // One in each of eleven locales, the one before, and one that came with the catalogue.
    addresses: 13,
  });
  const before = await skusIn(tools);
  expect(await remove(cord, `followerId: ${tools}, movesProducts: true`)).toBeNull();
  expect(await namesOfTree()).toEqual([
    '1 Category climbing',
    '1 Category tools',
    '1 Category closed',
    '2 Category below-closed',
  ]);
  for (const former of ['cord', 'cords', 'old-cord']) {
    expect(await route(former)).toEqual({ relative_url: 'tools', redirect_code: 301 });
  }
  expect(await route('nl-cord', 'nl_NL')).toEqual({ relative_url: 'nl-tools', redirect_code: 301 });
  expect(await route('cords/climbing')).toEqual({ relative_url: 'climbing', redirect_code: 301 });
  expect(await route('climbing')).toEqual({ relative_url: 'climbing', redirect_code: 0 });
  expect(await skusIn(tools)).toEqual([
    ...before,
    ...['CORD-BLUE', 'CORD-RED', 'KNIFE'].filter((sku) => !before.includes(sku)),
  ]);
  expect(await remove(cord)).toBe('category-not-found');

  const { rows } = await sql<{ before: { words: unknown[]; products: unknown }; after: unknown }>`
    select before, after from staff_audit where operation = 'removeCategory' and outcome = 'done'`.execute(
    commerce.database.kysely,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.before.products).toMatchObject({ total: 3 });
  expect(rows[0]?.before.words).toHaveLength(11);
  expect(rows[0]?.after).toBeNull();
});

test('goods rule 30: without a follower nobody knows the addresses any more, nor redirects that ended there', async () => {
  const climbing = await idOf('Category climbing');
  await sql`
    insert into url_rewrite (locale, request_path, target_path, redirect_code, is_canonical) values
      ('en', 'old-rope', 'cord/climbing', 301, false), ('en', 'older-rope', 'old-rope', 301, false),
      ('en', 'still-good', 'cord', 301, false)`.execute(commerce.database.kysely);
  expect(await route('older-rope')).toMatchObject({ relative_url: 'cord/climbing' });
  expect(await remove(climbing)).toBeNull();
  for (const gone of ['cord/climbing', 'old-rope', 'older-rope']) expect(await route(gone)).toBeNull();
  expect(await route('still-good')).toMatchObject({ relative_url: 'cord' });
});

test('goods rule 29: one that moves up takes over the very address; where another has it, nothing is removed', async () => {
  const [cord, climbing] = [await idOf('Category cord'), await idOf('Category climbing')];
  await change(`addCategory(parentId: ${climbing}, name: "Climbing")`);
  expect(await route('cord/climbing')).toMatchObject({ redirect_code: 0 });
  expect(await remove(climbing, `followerId: ${cord}`)).toBeNull();
  const child = await idOf('Climbing');
  await change(`showCategory(id: ${child}, isActive: true, isInMenu: true)`);
  expect(await route('cord/climbing')).toEqual({ relative_url: 'cord/climbing', redirect_code: 0 });
  expect(await route('cord/climbing/climbing')).toEqual({
    relative_url: 'cord/climbing',
    redirect_code: 301,
  });

  await change(`addCategory(parentId: ${child}, name: "Tools")`);
  await change(`moveCategory(id: ${child})`);
  // Its child would come to /tools, where another category is.
  expect(await remove(child)).toBe('path-taken');
  expect(await route('climbing')).toEqual({ relative_url: 'climbing', redirect_code: 0 });
});

test('goods rule 28: whoever was told other numbers, or names a follower that is not there, removes nothing', async () => {
  const cord = await idOf('Category cord');
  const told = `seenProducts: 3, seenChildren: 1`;
  expect(await change(`removeCategory(id: ${cord}, seenProducts: 2, seenChildren: 1)`)).toBe(
    'category-changed-meanwhile',
  );
  expect(await change(`removeCategory(id: ${cord}, seenProducts: 3, seenChildren: 0)`)).toBe(
    'category-changed-meanwhile',
  );
  for (const follower of [cord, 999_999, 1]) {
    expect(await change(`removeCategory(id: ${cord}, ${told}, followerId: ${follower})`)).toBe(
      'category-follower-not-found',
    );
  }
  expect(await change(`removeCategory(id: 1, seenProducts: 0, seenChildren: 3)`)).not.toBeNull();
  expect((await tree()).length).toBe(5);
});

test('goods rules 19 and 28: of two who remove at once one is told that it is gone, and nothing is placed in it', async () => {
  const [cord, tools] = [await idOf('Category cord'), await idOf('Category tools')];
  const wish = `removeCategory(id: ${cord}, seenProducts: 3, seenChildren: 1, followerId: ${tools})`;
  const outcomes = await Promise.all([change(wish), change(wish)]);
  expect(outcomes.toSorted()).toEqual(['category-not-found', null]);
  const [one, other] = await Promise.all([
    change(
      `removeCategory(id: ${tools}, seenProducts: ${(await removalOf(tools))?.products}, seenChildren: 0)`,
    ),
    change(`placeInCategory(id: ${tools}, skus: ["COURSE"])`),
  ]);
  // Whoever comes second sees what the first one did.
  expect([
    [null, 'category-not-found'],
    ['category-changed-meanwhile', null],
  ]).toContainEqual([one, other]);
});
