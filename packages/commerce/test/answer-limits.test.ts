import {
  aCatalogue,
  aProduct,
  createTestCommerce,
  refusalOf,
  sampleCatalogue,
  type TestCommerce,
} from '@bowline/commerce/testing';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

const post = (query: string, variables = {}) => commerce.query(query, { method: 'POST', variables });
const message = async (query: string, variables = {}) => refusalOf(await post(query, variables))?.message;
const nest = (field: string, levels: number, leaf: string) =>
  `${`${field} { `.repeat(levels)}${leaf}${' }'.repeat(levels)}`;

const noSwitches = { declared: 'query', selected: '' };
const letters = ['a', 'b', 'c', 'd', 'e'];
const switches = {
  declared: `query (${letters.map((letter) => `$${letter}: Boolean = true`).join(' ')})`,
  selected: letters.map((letter) => `__typename @skip(if: $${letter})`).join(' '),
};

describe('164: what an answer may hold', () => {
  test('nesting counts by rows: products whose links lead to one another are not followed for ever', async () => {
    const skus = Array.from({ length: 8 }, (_, index) => `ROPE-${index}`);
    const products = skus.map((sku) =>
      aProduct(sku, {
        links: skus.filter((other) => other !== sku).map((other) => ({ sku: other, kind: 'related' })),
      }),
    );
    const linked = await createTestCommerce({ catalogue: aCatalogue({ products }) });
    const filter = `filter: { sku: { in: ${JSON.stringify(skus)} } }`;
    const ask = async (levels: number, { declared, selected } = noSwitches) => {
      const links = nest('related_products', levels, 'sku name url_key');
      return linked.query(`${declared} { products(${filter}) { items { ${links} } } ${selected} }`, {
        method: 'POST',
      });
    };
    const answered = await ask(3);
    expect(answered.errors).toBeUndefined();
    expect(JSON.stringify(answered.data).match(/"sku"/g)).toHaveLength(8 * 7 * 7 * 7);
    // What has more switches than are planned is executed by the library, which lets nobody in meanwhile.
    const refusals = [
      [noSwitches, /^Max query complexity should be 50000 but got 5\d{4}$/],
      [switches, /^Max query complexity should be 10000 but got 1\d{4}$/],
    ] as const;
    for (const [added, words] of refusals) {
      const refused = await ask(12, added);
      expect(refusalOf(refused)?.message).toMatch(words);
      expect(refused.data).toBeUndefined();
    }
    expect(linked.loggedErrors).toEqual([]);
    await linked.close();
  });

  test('one thousand rows of long texts are refused before they are put together', async () => {
    const small = await createTestCommerce({
      catalogue: sampleCatalogue,
      limits: { answerCharacters: 5000 },
    });
    const query = '{ products(search: "cord") { items { description { html } url_key } } }';
    expect((await small.query('{ products(search: "cord") { items { sku } } }')).errors).toBeUndefined();
    const alias = 'a'.repeat(2000);
    const longNames = `{ products(search: "cord") { items { ${alias}: sku } } }`;
    expect(refusalOf(await small.query(longNames))?.message).toBe(
      'The answer is too large. Ask for fewer items or fields.',
    );
    expect((await small.query(query)).status).toBe(200);
    await small.close();
  });

  test('the schema may be read as a whole, but not once for every field of every type', async () => {
    expect((await post(getIntrospectionQuery())).errors).toBeUndefined();
    const wide = `{ __schema { types { fields { name args { name type { name } } type { name fields { name
      type { name possibleTypes { name } ofType { name fields { name description } } } } } } } } }`;
    expect(await message(wide)).toMatch(/^Max (query complexity|introspection depth)|^Maximum introspection/);
  });

  test('a page has at most 300 items', async () => {
    expect(await message('{ products(search: "cord", pageSize: 300) { total_count } }')).toBeUndefined();
    expect(await message('{ products(search: "cord", pageSize: 301) { total_count } }')).toBe(
      'Maximum pageSize is 300',
    );
  });
});

describe('164: what a question may hold', () => {
  const tooLarge = { message: 'Request body is too large.', status: 413 };

  test('a document of a megabyte is refused before it is parsed', async () => {
    // No GraphQL at all: the parser would say so.
    expect(refusalOf(await post(`{ storeConfig { ${')'.repeat(1_000_000)} } }`))).toMatchObject(tooLarge);
  });

  test('a document of many tokens is given up in the middle', async () => {
    const answer = await post(`{ storeConfig { code } } ${'fragment F on A { a } '.repeat(2500)}`);
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)?.message).toContain('Document contains more that 15000 tokens');
  });

  test('fields of fragments that nobody spreads count', async () => {
    const unused = `fragment Unused on StoreConfig { ${'code '.repeat(1000)} }`;
    expect(await message(`{ storeConfig { code } } ${unused}`)).toBe(
      'Max query complexity should be 1000 but got 1002',
    );
  });

  test('lists and texts in variables are bounded, however deep they lie', async () => {
    const query = 'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }';
    const skus = (count: number) => ({ skus: Array.from({ length: count }, (_, index) => `sku-${index}`) });
    expect((await post(query, skus(4000))).errors).toBeUndefined();
    expect(refusalOf(await post(query, skus(5001)))).toMatchObject(tooLarge);
    const hidden = { unused: { deep: [skus(5001)] } };
    expect(refusalOf(await post('{ storeConfig { code } }', hidden))).toMatchObject(tooLarge);
    expect(refusalOf(await post(query, { skus: ['x'.repeat(70_000)] }))).toMatchObject(tooLarge);
  });

  test('a body of very many parts is refused before it is parsed', async () => {
    const send = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return commerce.fetch(new Request('https://shop.test/graphql', { method: 'POST', headers, body }));
    };
    // No JSON at all: the parser would say so.
    expect((await send(`{${','.repeat(40_001)}`)).status).toBe(413);
    expect((await send(`{${','.repeat(40_000)}`)).status).toBe(400);
    const query = `{ storeConfig { code } } #${','.repeat(30_000)}`;
    expect((await send(JSON.stringify({ query }))).status).toBe(200);
  });

  test('several questions in one body are no question', async () => {
    const response = await commerce.fetch(
      new Request('https://shop.test/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ storeConfig { code } }' }))),
      }),
    );
    expect(response.status).toBe(400);
  });

  test('a text to match by is read as far as a search is', async () => {
    const match = 'cord '.repeat(10_000);
    const query = 'query ($match: String) { products(filter: { name: { match: $match } }) { total_count } }';
    expect((await post(query, { match })).errors).toBeUndefined();
  });
});
