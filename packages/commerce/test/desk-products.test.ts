import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let editor: TestStaff;
let support: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
  support = await hireStaff(commerce, { role: 'support', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

interface Found {
  readonly products: {
    readonly hasMore: boolean;
    readonly products: readonly { readonly id: number; readonly sku: string; readonly missing: string[] }[];
  };
}

async function skusFor(variables: object): Promise<readonly string[]> {
  const { products } = await support.read<Found>(
    `query ($text: String, $kind: String, $filter: String, $before: Int) {
      products(text: $text, kind: $kind, filter: $filter, before: $before) { hasMore products { id sku missing } } }`,
    variables,
  );
  return products.products.map(({ sku }) => sku);
}

interface Words {
  readonly locale: string;
  readonly state: string;
  readonly name: string;
  readonly changedAt: string;
  readonly formerPaths: readonly string[];
}

async function wordsOf(sku: string): Promise<ReadonlyMap<string, Words>> {
  const { product } = await support.read<{ product: { words: Words[] } }>(
    'query ($sku: String!) { product(sku: $sku) { words { locale state name changedAt formerPaths } } }',
    { sku },
  );
  return new Map(product.words.map((words) => [words.locale, words]));
}

const save = `mutation ($sku: String!, $locale: String!, $seenAt: String, $words: ProductWordsInput!) {
  changeProductWords(sku: $sku, locale: $locale, seenAt: $seenAt, words: $words) }`;

test('goods rule 1: products are found by beginnings of skus and of words of their names', async () => {
  expect(await skusFor({ text: 'cord-red' })).toEqual(['CORD-RED']);
  expect(await skusFor({ text: 'CORD-RED-10' })).toEqual(['CORD-RED']);
  expect(await skusFor({ text: 'prod knif' })).toEqual(['KNIFE']);
  expect(await skusFor({ text: 'nothing of this kind' })).toEqual([]);
  expect(await skusFor({ text: 'artik knif' })).toEqual(['KNIFE']);
  for (const text of ["'", '%', '\\', 'a:* & b', '-', '_____']) {
    expect(Array.isArray(await skusFor({ text }))).toBe(true);
  }
});

test('goods rule 2: the list is narrowed by kind, stock and translations', async () => {
  expect(await skusFor({ kind: 'gift_card' })).not.toContain('KNIFE');
  const inStock = await skusFor({ filter: 'in-stock' });
  const outOfStock = await skusFor({ filter: 'out-of-stock' });
  expect(inStock).toContain('CORD-RED');
  expect(outOfStock.filter((sku) => inStock.includes(sku))).toEqual([]);
  expect(await skusFor({ filter: 'low' })).toContain('CORD-RED');
  expect(await skusFor({ filter: 'missing' })).toContain('KNIFE');
  expect(await skusFor({ filter: 'outdated' })).toEqual([]);
  expect(await skusFor({ filter: 'nothing' })).toContain('KNIFE');
});

test('goods rule 1: pages go on from the last one seen', async () => {
  const { products } = await support.read<Found>('{ products { products { id sku } } }');
  const [first, second] = products.products;
  expect((await skusFor({ before: first?.id }))[0]).toBe(second?.sku);
});

test('translations rules 2 to 4: stand-ins follow the source, translations become outdated, nobody is overwritten', async () => {
  const before = await wordsOf('KNIFE');
  expect([before.get('en')?.state, before.get('nl-NL')?.state]).toEqual(['source', 'translated']);
  expect([before.get('en-GB')?.state, before.get('de-DE')?.state]).toEqual(['shared', 'missing']);

  now = new Date('2026-11-02T10:00:00Z');
  const words = { name: 'A sharp knife', descriptionHtml: '<p>Sharp.</p>' };
  const seenAt = before.get('en')?.changedAt;
  expect((await support.ask(save, { sku: 'KNIFE', locale: 'en', seenAt, words })).code).toBe('not-allowed');
  expect((await editor.ask(save, { sku: 'KNIFE', locale: 'en', seenAt, words })).code).toBeNull();
  expect((await editor.ask(save, { sku: 'KNIFE', locale: 'en', seenAt, words })).code).toBe(
    'words-changed-meanwhile',
  );
  const after = await wordsOf('KNIFE');
  expect(after.get('de-DE')).toMatchObject({ state: 'missing', name: 'A sharp knife' });
  expect(after.get('nl-NL')).toMatchObject({ state: 'outdated', name: 'Artikel KNIFE' });
  expect(await skusFor({ filter: 'outdated' })).toEqual(['KNIFE']);

  const dutch = { name: 'Een scherp mes' };
  const given = { sku: 'KNIFE', locale: 'nl-NL', seenAt: after.get('nl-NL')?.changedAt, words: dutch };
  expect((await editor.ask(save, given)).code).toBeNull();
  expect((await wordsOf('KNIFE')).get('nl-NL')).toMatchObject({
    state: 'translated',
    name: 'Een scherp mes',
  });
  const { products } = await commerce.read<{ products: { items: { name: string }[] } }>(
    '{ products(filter: {sku: {eq: "KNIFE"}}) { items { name } } }',
    { store: 'nl_NL' },
  );
  expect(products.items[0]?.name).toBe('Een scherp mes');
});

test('translations rule 5: what runs or is too long is refused', async () => {
  const refusalOf = async (words: object, locale = 'en') =>
    (await editor.ask(save, { sku: 'KNIFE', locale, words })).code;
  expect(await refusalOf({ name: '' })).toBe('words-not-valid');
  expect(await refusalOf({ name: 'x'.repeat(256) })).toBe('words-not-valid');
  expect(await refusalOf({ name: 'x', descriptionHtml: '<script>x</script>' })).toBe('html-not-plain');
  expect(await refusalOf({ name: 'x' }, 'xx-XX')).toBe('locale-not-known');
  const asked = { sku: 'KNIFE', locale: 'en', seenAt: 'yesterday', words: { name: 'x' } };
  expect((await editor.ask(save, asked)).code).toBe('moment-not-valid');
});

test('goods rules 3 and 4: what is unpublished is gone from the shop; a former address leads on; the log tells both', async () => {
  const shown = async () => {
    const { products } = await commerce.read<{ products: { items: unknown[] } }>(
      '{ products(filter: {sku: {eq: "KNIFE"}}) { items { sku } } }',
    );
    return products.items.length;
  };
  const publish =
    'mutation ($skus: [String!]!, $is: Boolean!) { publishProducts(skus: $skus, isActive: $is) }';
  expect((await editor.ask(publish, { skus: ['KNIFE', 'NONE'], is: false })).code).toBe('product-not-found');
  expect(await shown()).toBe(1);
  expect((await editor.ask(publish, { skus: ['knife'], is: false })).data).toEqual({ publishProducts: 1 });
  expect(await shown()).toBe(0);
  expect(await skusFor({ filter: 'unpublished' })).toContain('KNIFE');
  expect((await editor.ask(publish, { skus: ['knife'], is: true })).data).toEqual({ publishProducts: 1 });
  expect(await shown()).toBe(1);

  const rename = 'mutation ($key: String!) { renameProduct(sku: "KNIFE", locale: "en", urlKey: $key) }';
  expect((await editor.ask(rename, { key: 'cord-red' })).code).toBe('path-taken');
  expect((await editor.ask(rename, { key: 'no good key' })).code).toBe('url-key-not-valid');
  expect((await editor.ask(rename, { key: 'sharp-knife' })).code).toBeNull();
  expect((await wordsOf('KNIFE')).get('en')?.formerPaths).toEqual(['knife']);

  const owner = await hireStaff(commerce, { role: 'owner', now });
  const { auditLog } = await owner.read<{ auditLog: { entries: Record<string, string>[] } }>(
    '{ auditLog(subject: "product KNIFE") { entries { operation outcome before after } } }',
  );
  const renamed = auditLog.entries.find(
    ({ operation, outcome }) => operation === 'renameProduct' && outcome === 'done',
  );
  expect(JSON.parse(renamed?.before ?? '')).toMatchObject({ urlKey: 'knife' });
  expect(JSON.parse(renamed?.after ?? '')).toMatchObject({ urlKey: 'sharp-knife', formerPaths: ['knife'] });
  const saved = auditLog.entries.find(
    ({ operation, before }) => operation === 'changeProductWords' && before,
  );
  expect(JSON.parse(saved?.before ?? '')).toMatchObject({ locale: expect.any(String) });
});

test('goods rule 27: a tax class is set for a product and its variants, and prices with VAT follow', async () => {
  const shown = async () => {
    const { products } = await commerce.read<{
      products: { items: { variants: { product: { price_range: Price } }[] }[] };
    }>(
      `{ products(filter: {sku: {eq: "CORD-RED"}}) { items { ... on ConfigurableProduct { variants { product {
        price_range { minimum_price { regular_price { value } } } } } } } } }`,
      { store: 'de_DE' },
    );
    const [product] = products.items;
    return (
      product?.variants.map((variant) => variant.product.price_range.minimum_price.regular_price.value) ?? []
    );
  };
  const classify = (sku: string, taxClass: string) =>
    editor.ask('mutation ($sku: String!, $class: String!) { setTaxClass(sku: $sku, taxClass: $class) }', {
      sku,
      class: taxClass,
    });
  expect((await classify('CORD-RED', 'luxury')).code).toBe('tax-class-not-valid');
  expect((await classify('CORD-RED', 'none')).code).toBe('tax-class-not-valid');
  expect((await classify('NOTHING', 'books')).code).toBe('product-not-found');
  expect((await classify('CORD-RED-10', 'books')).code).toBe('product-not-found');

  const withStandard = await shown();
  expect(withStandard.length).toBeGreaterThan(1);
  expect((await classify('CORD-RED', 'books')).code).toBeNull();
  // 19 per cent become 7, each rounded to cents.
  for (const [at, price] of (await shown()).entries())
    expect(Math.abs(price - ((withStandard[at] ?? 0) / 1.19) * 1.07)).toBeLessThan(0.011);
  expect((await classify('CORD-RED', 'standard')).code).toBeNull();
  expect(await shown()).toEqual(withStandard);
});

interface Price {
  readonly minimum_price: { readonly regular_price: { readonly value: number } };
}
