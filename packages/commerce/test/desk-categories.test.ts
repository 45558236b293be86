import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let editor: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

interface Row {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
  readonly name: string;
  readonly isActive: boolean;
}

async function tree(): Promise<readonly Row[]> {
  const { categories } = await editor.read<{ categories: Row[] }>(
    '{ categories { id parentId level name isActive } }',
  );
  return categories;
}

async function idOf(name: string): Promise<number> {
  return (await tree()).find((row) => row.name === name)?.id ?? 0;
}

async function change(operation: string): Promise<string | null> {
  return (await editor.ask(`mutation { ${operation} }`)).code;
}

async function route(url: string, store = 'en') {
  const { data } = await commerce.query(
    'query ($url: String!) { route(url: $url) { relative_url redirect_code ... on CategoryTree { name } } }',
    { variables: { url }, store },
  );
  return data?.route;
}

async function skusOf(id: number): Promise<readonly string[]> {
  const { categoryProducts } = await editor.read<{ categoryProducts: { products: { sku: string }[] } }>(
    `{ categoryProducts(id: ${id}) { products { sku } } }`,
  );
  return categoryProducts.products.map(({ sku }) => sku);
}

test('goods rules 18 and 21: the tree, and a new category that nobody sees until it is shown', async () => {
  const names = (await tree()).map(({ name, level }) => `${level} ${name}`);
  expect(names).toEqual([
    '1 Category cord',
    '2 Category climbing',
    '1 Category tools',
    '1 Category closed',
    '2 Category below-closed',
  ]);
  const parentId = await idOf('Category cord');
  expect(await change(`addCategory(parentId: ${parentId}, name: "Slim & light")`)).toBeNull();
  const id = await idOf('Slim & light');
  const { category } = await editor.read<{
    category: { words: { locale: string; state: string; urlPath: string }[] };
  }>(`{ category(id: ${id}) { words { locale state urlPath } } }`);
  const of = (locale: string) => category.words.find((words) => words.locale === locale);
  expect(of('en')).toMatchObject({ state: 'source', urlPath: 'cord/slim-light' });
  expect(of('nl-NL')).toMatchObject({ state: 'missing', urlPath: 'nl-cord/slim-light' });
  expect(of('en-GB')).toMatchObject({ state: 'shared' });
  expect(await route('cord/slim-light')).toBeNull();
  expect(await change(`showCategory(id: ${id}, isActive: true, isInMenu: true)`)).toBeNull();
  expect(await route('cord/slim-light')).toMatchObject({ name: 'Slim & light', redirect_code: 0 });

  expect(await change(`addCategory(parentId: ${parentId}, name: "slim light")`)).toBe('path-taken');
  for (const own of ['Checkout', 'Contact', 'Blog']) {
    expect(await change(`addCategory(name: "${own}")`)).toBe('path-taken');
  }
  expect(await change('addCategory(name: " & ")')).toBe('words-not-valid');
  expect(await change('addCategory(parentId: 999, name: "x")')).toBe('category-not-found');
  expect((await tree()).length).toBe(6);
});

test('goods rules 19 and 20: what is moved takes what is below it along, and every former address leads on', async () => {
  const [cord, climbing, tools] = await Promise.all(
    ['Category cord', 'Category climbing', 'Category tools'].map(idOf),
  );
  expect(await change(`moveCategory(id: ${cord}, parentId: ${climbing})`)).toBe('category-in-itself');
  expect(await change(`moveCategory(id: ${cord}, parentId: ${tools})`)).toBeNull();
  expect(await route('cord/climbing')).toMatchObject({
    relative_url: 'tools/cord/climbing',
    redirect_code: 301,
    name: 'Category climbing',
  });
  expect(await route('nl-cord', 'nl_NL')).toMatchObject({
    relative_url: 'nl-tools/nl-cord',
    redirect_code: 301,
  });
  // Derived data follows: the products of what was moved are those of the one above as well.
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from (
      (table category_product except table category_product_as_it_should_be) union all
      (table category_product_as_it_should_be except table category_product)) different`.execute(
    commerce.database.kysely,
  );
  expect(rows[0]?.wrong).toBe(0);
  const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(
    `{ products(filter: {category_id: {eq: "${tools}"}}) { items { sku } } }`,
  );
  expect(products.items.map(({ sku }) => sku)).toContain('CORD-RED');

  // Back again, in front of all: the own former address is taken back.
  expect(await change(`moveCategory(id: ${cord}, before: ${tools})`)).toBeNull();
  expect(await route('cord/climbing')).toMatchObject({ relative_url: 'cord/climbing', redirect_code: 0 });
  expect(await route('tools/cord')).toMatchObject({ relative_url: 'cord', redirect_code: 301 });
  expect((await tree())[0]?.id).toBe(cord);
});

test('goods rule 20: a key by hand, for one locale; a clash changes nothing', async () => {
  const cord = await idOf('Category cord');
  const renamed = (urlKey: string, locale = 'en') =>
    change(`renameCategory(id: ${cord}, locale: "${locale}", urlKey: "${urlKey}")`);
  expect(await renamed('cords')).toBeNull();
  expect(await route('cord/climbing')).toMatchObject({
    relative_url: 'cords/climbing',
    redirect_code: 301,
  });
  expect(await route('nl-cord', 'nl_NL')).toMatchObject({ redirect_code: 0 });
  expect(await renamed('tools')).toBe('path-taken');
  expect(await renamed('knife')).toBe('path-taken');
  expect(await renamed('a/b')).toBe('url-key-not-valid');
  expect(await renamed('x', 'xx')).toBe('locale-not-known');
  expect(await route('cords')).toMatchObject({ redirect_code: 0 });
  expect(await renamed('cord')).toBeNull();
});

test('goods rule 21: words of one locale; nobody is overwritten, what stands in follows', async () => {
  const id = await idOf('Slim & light');
  const save = (locale: string, name: string, seenAt: string | null) =>
    change(
      `changeCategoryWords(id: ${id}, locale: "${locale}", seenAt: ${JSON.stringify(seenAt)}, words: {name: "${name}"})`,
    );
  const seenAt = now.toISOString();
  now = new Date('2026-11-02T10:00:00Z');
  expect(await save('nl-NL', 'Dun en licht', seenAt)).toBeNull();
  expect(await save('en', 'Slim', seenAt)).toBeNull();
  expect(await save('en', 'Slimmer', seenAt)).toBe('words-changed-meanwhile');
  expect(await save('en', '', null)).toBe('words-not-valid');
  const { category } = await editor.read<{
    category: { words: { locale: string; state: string; name: string }[] };
  }>(`{ category(id: ${id}) { words { locale state name } } }`);
  const of = (locale: string) => category.words.find((words) => words.locale === locale);
  expect(of('de-DE')).toMatchObject({ state: 'missing', name: 'Slim' });
  expect(of('nl-NL')).toMatchObject({ state: 'outdated', name: 'Dun en licht' });
  expect(await route('nl-cord/slim-light', 'nl_NL')).toMatchObject({ name: 'Dun en licht' });
});

test('goods rule 23: products come in behind the others, go to a place, and out again', async () => {
  const id = await idOf('Category cord');
  expect(await skusOf(id)).toEqual(['CORD-BLUE', 'CORD-RED', 'KNIFE']);
  expect(await change(`placeInCategory(id: ${id}, skus: ["bead-1", "CORD-RED-100"])`)).toBeNull();
  expect(await skusOf(id)).toEqual(['CORD-BLUE', 'CORD-RED', 'KNIFE', 'BEAD-1']);
  expect(await change(`placeInCategory(id: ${id}, skus: ["COURSE", "NOTHING"])`)).toBe('product-not-found');
  expect(await change(`moveInCategory(id: ${id}, sku: "KNIFE", place: 1)`)).toBeNull();
  expect(await skusOf(id)).toEqual(['KNIFE', 'CORD-BLUE', 'CORD-RED', 'BEAD-1']);
  expect(await change(`moveInCategory(id: ${id}, sku: "CORD-BLUE", place: 3)`)).toBeNull();
  expect(await skusOf(id)).toEqual(['KNIFE', 'CORD-RED', 'CORD-BLUE', 'BEAD-1']);
  expect(await change(`moveInCategory(id: ${id}, sku: "CORD-BLUE", place: 900)`)).toBeNull();
  expect(await skusOf(id)).toEqual(['KNIFE', 'CORD-RED', 'BEAD-1', 'CORD-BLUE']);
  expect(await change(`moveInCategory(id: ${id}, sku: "COURSE", place: 1)`)).toBe('product-not-found');
  expect(await change(`takeFromCategory(id: ${id}, skus: ["BEAD-1"])`)).toBeNull();
  expect(await skusOf(id)).toEqual(['KNIFE', 'CORD-RED', 'CORD-BLUE']);
  const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(
    `{ products(filter: {category_id: {eq: "${id}"}}, sort: {position: ASC}) { items { sku } } }`,
  );
  expect(products.items.map(({ sku }) => sku).slice(0, 3)).toEqual(['KNIFE', 'CORD-RED', 'CORD-BLUE']);
});

test('goods rule 19: two who move at the same time never tie a knot', async () => {
  const [cord, tools] = await Promise.all(['Category cord', 'Category tools'].map(idOf));
  const outcomes = await Promise.all([
    change(`moveCategory(id: ${cord}, parentId: ${tools})`),
    change(`moveCategory(id: ${tools}, parentId: ${cord})`),
  ]);
  expect(outcomes.toSorted()).toEqual(['category-in-itself', null]);
  expect((await tree()).length).toBe(6);
});
