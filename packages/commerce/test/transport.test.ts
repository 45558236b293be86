import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const endpoint = 'https://shop.test/graphql';

async function send(init: RequestInit, url = endpoint) {
  const response = await commerce.fetch(new Request(url, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  send({ method: 'POST', headers, body });

describe('requests', () => {
  test('160: a query by GET with variables works', async () => {
    const answer = await commerce.query(
      'query ($sku: String) { products(filter: {sku: {eq: $sku}}) { total_count } }',
      {
        variables: { sku: 'KNIFE' },
      },
    );
    expect(answer).toMatchObject({ status: 200, data: { products: { total_count: 1 } } });
  });

  test('160: a query by POST works, with a character set in the media type too', async () => {
    const answer = await post(JSON.stringify({ query: '{ storeConfig { code } }' }), {
      'Content-Type': 'application/json; charset=utf-8',
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { storeConfig: { code: 'en' } } } });
  });

  test('160: a POST that is not JSON is refused', async () => {
    const answer = await post('{"query": "{ storeConfig { code } }"}', { 'Content-Type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ errors: [{ message: 'Request content type must be application/json' }] });
  });

  test('161: a mutation by GET is refused', async () => {
    const answer = await commerce.query('mutation { anything }');
    expect(refusalOf(answer)).toEqual({
      message: 'Mutation requests allowed only for POST requests',
      category: undefined,
      status: 405,
    });
  });

  test('an empty list of variables is none', async () => {
    const query = '{ storeConfig { code } }';
    const url = `${endpoint}?query=${encodeURIComponent(query)}&variables=[]`;
    const body = JSON.stringify({ query, variables: [] });
    const headers = { 'content-type': 'application/json' };
    for (const request of [new Request(url), new Request(endpoint, { method: 'POST', headers, body })]) {
      expect(await (await commerce.fetch(request)).json()).toEqual({ data: { storeConfig: { code: 'en' } } });
    }
  });

  test('162: a broken body, broken variables and a missing query are syntax errors', async () => {
    const brokenBody = { errors: [{ message: 'Syntax Error: Unable to parse the request.' }] };
    for (const body of ['{"query": ', '', '[]', '"{ storeConfig { code } }"', 'null']) {
      expect(await post(body)).toMatchObject({ status: 400, body: brokenBody });
    }
    const brokenVariables = { errors: [{ message: 'Syntax Error: Unable to parse the variables.' }] };
    for (const variables of ['{', '[1]', '"x"']) {
      const url = `${endpoint}?query=${encodeURIComponent('{ storeConfig { code } }')}&variables=${variables}`;
      expect(await send({}, url)).toMatchObject({ status: 400, body: brokenVariables });
    }
    for (const answer of [await post('{}'), await send({})]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].message).toMatch(/^Syntax Error: /);
    }
  });

  test('a NUL character is refused before it reaches the database', async () => {
    const query = 'query ($sku: String) { products(filter: {sku: {eq: $sku}}) { total_count } }';
    for (const method of ['GET', 'POST'] as const) {
      expect((await commerce.query(query, { method, variables: { sku: 'a\0b' } })).status).toBe(400);
      const literal = '{ route(url: "a\\u0000") { type } }';
      expect((await commerce.query(literal, { method })).status).toBe(400);
    }
  });

  test('166: OPTIONS answers 204 without a body; other methods are not allowed', async () => {
    expect(await send({ method: 'OPTIONS' })).toMatchObject({ status: 204, body: null });
    expect((await send({ method: 'DELETE' })).status).toBe(405);
  });

  test('operationName is ignored, so several operations cannot be chosen from', async () => {
    const query = 'query A { storeConfig { code } } query B { storeConfig { code } }';
    const answer = await post(JSON.stringify({ query, operationName: 'A' }));
    expect(answer.body.errors[0].message).toBe(
      'Must provide operation name if query contains multiple operations.',
    );
  });

  test.each([
    ['a good one', JSON.stringify({ query: '{ storeConfig { code } }' })],
    ['one that is refused', JSON.stringify({ query: '{ cart(cart_id: "x") { id } }' })],
    ['one that is no question', '[]'],
  ])(
    'whoever sends it by other means has the same answer before it is one of the web: %s',
    async (_, body) => {
      const asked = () =>
        new Request(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      const plain = await commerce.answerGraphql(asked());
      const answer = await commerce.fetch(asked());
      expect(plain.status).toBe(answer.status);
      expect(Object.fromEntries(new Headers(plain.headers))).toEqual(Object.fromEntries(answer.headers));
      expect(new TextDecoder().decode(plain.body ?? undefined)).toBe(await answer.text());
    },
  );

  test('another path is not found', async () => {
    expect((await send({}, 'https://shop.test/rest')).status).toBe(404);
  });
});

describe('types', () => {
  test("163: wrong values keep the library's wording", async () => {
    const answer = await commerce.query(
      'query ($currentPage: Int) { products(search: "cord", currentPage: $currentPage) { total_count } }',
      { variables: { currentPage: 1.1 } },
    );
    expect(refusalOf(answer)).toEqual({
      message: 'Variable "$currentPage" got invalid value 1.1; Int cannot represent non-integer value: 1.1',
      category: undefined,
      status: 200,
    });
  });

  test('163: numeric strings are accepted for Int variables', async () => {
    const answer = await commerce.query(
      'query ($size: Int!) { products(search: "cord", pageSize: $size) { page_info { page_size } } }',
      { variables: { size: '7' } },
    );
    expect(answer.data).toEqual({ products: { page_info: { page_size: 7 } } });
  });

  test('a variable may be declared with or without the inner non-null of a list', async () => {
    for (const type of ['[AttributeInput]!', '[AttributeInput!]!']) {
      const answer = await commerce.query(
        `query ($attributes: ${type}) { customAttributeMetadata(attributes: $attributes) { items { attribute_code } } }`,
        { variables: { attributes: [{ attribute_code: 'color', entity_type: 'catalog_product' }] } },
      );
      expect(answer.data).toEqual({ customAttributeMetadata: { items: [{ attribute_code: 'color' }] } });
    }
  });

  test('27: weight asked of a virtual product is a validation error', async () => {
    const answer = await commerce.query(
      '{ products(search: "course") { items { ... on VirtualProduct { weight } } } }',
    );
    expect(refusalOf(answer)?.message).toContain('Cannot query field "weight" on type "VirtualProduct"');
    expect(answer.status).toBe(200);
  });

  test('introspection is allowed', async () => {
    const answer = await commerce.query('{ __schema { queryType { name } } }');
    expect(answer.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('164: limits', () => {
  const nested = (levels: number) =>
    `{ categories { items { ${'children { '.repeat(levels)} uid ${'} '.repeat(levels)} } } }`;
  const message = async (query: string) =>
    refusalOf(await commerce.query(query, { method: 'POST' }))?.message;

  test('depth', async () => {
    expect(await message(nested(19))).toBeUndefined();
    expect(await message(nested(20))).toBe('Max query depth should be 20 but got 21');
  });

  test('complexity, also of fragments that are spread often', async () => {
    const fields = Array.from({ length: 1000 }, () => 'code ').join('');
    expect(await message(`{ storeConfig { ${fields} } }`)).toBe(
      'Max query complexity should be 1000 but got 1001',
    );
    const doubled = Array.from(
      { length: 30 },
      (_, index) => `fragment F${index} on StoreConfig { ...F${index + 1} ...F${index + 1} }`,
    ).join(' ');
    expect(await message(`{ storeConfig { ...F0 } } ${doubled} fragment F30 on StoreConfig { code }`)).toBe(
      `Max query complexity should be 1000 but got ${2 ** 30 + 1}`,
    );
  });

  test('aliases, those of fragments included', async () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: code`).join(' ');
    expect(await message(`{ storeConfig { ${aliases(10)} } }`)).toBeUndefined();
    const answer = await commerce.query(
      `{ storeConfig { ${aliases(9)} ...F } } fragment F on StoreConfig { b: code c: code }`,
    );
    expect(refusalOf(answer)).toEqual({
      message: 'Max Aliases in query should be 10 but got 11.',
      category: 'graphql-input',
      status: 200,
    });
  });

  test('nesting that would exhaust the parser', async () => {
    expect(await message('{a'.repeat(600))).toBe(
      'Query is too deep. Reduce the nesting level of your query.',
    );
  });

  test('body size, without reading more than allowed', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    // A stream as a body must say that nobody waits for its end; the types of browsers do not know that yet.
    const streaming = { body: endless, duplex: 'half' };
    const answer = await send({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...streaming,
    });
    expect(answer.body).toEqual({ errors: [{ message: 'Request body is too large.' }] });
    expect(sent).toBeLessThan(2 * 1_048_576);
  });

  test('page size, when the shop has set one', async () => {
    const strict = await createTestCommerce({ limits: { pageSize: 50 } });
    const answer = await strict.query('{ products(search: "cord", pageSize: 51) { total_count } }');
    expect(refusalOf(answer)).toMatchObject({ message: 'Maximum pageSize is 50', category: 'graphql-input' });
    await strict.close();
  });

  test('developer mode lifts the limits and reports every error', async () => {
    const open = await createTestCommerce({ developerMode: true });
    const fields = Array.from({ length: 1001 }, (_, index) => `a${index}: code`).join(' ');
    const answer = await open.query(`{ storeConfig { ${fields} } }`, { method: 'POST' });
    expect(answer.errors).toBeUndefined();
    const wrong = await open.query('{ storeConfig { nothing nowhere } }');
    expect(wrong.errors).toHaveLength(2);
    await open.close();
  });
});

test('four hundred questions of strangers are under way, more are asked to come back; the shop itself is always answered', async () => {
  const ask = () => new Request(`${endpoint}?query={storeConfig{code}}`);
  const strangers = Promise.all(Array.from({ length: 405 }, () => commerce.fetch(ask())));
  expect((await commerce.ownFetch(ask())).status).toBe(200);
  const answers = await strangers;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(400);
});

describe('headers of a request', () => {
  test('Store selects the store view, and `default` is always accepted', async () => {
    const code = async (store?: string) =>
      (await commerce.query('{ storeConfig { store_code } }', store ? { store } : {})).data;
    expect(await code('nl_NL')).toEqual({ storeConfig: { store_code: 'nl_NL' } });
    expect(await code('default')).toEqual({ storeConfig: { store_code: 'en' } });
    expect(await code()).toEqual({ storeConfig: { store_code: 'en' } });
  });

  test('a store cookie or parameter is a wish', async () => {
    const query = encodeURIComponent('{ storeConfig { code } }');
    const byCookie = await send({ headers: { Cookie: 'a=b; store=de_DE' } }, `${endpoint}?query=${query}`);
    expect(byCookie.body.data.storeConfig.code).toBe('de_DE');
    const byParameter = await send({}, `${endpoint}?query=${query}&___store=fr_FR`);
    expect(byParameter.body.data.storeConfig.code).toBe('fr_FR');
    const stale = await send({ headers: { Cookie: 'store=gone' } }, `${endpoint}?query=${query}`);
    expect(stale.body.data.storeConfig.code).toBe('en');
  });

  test('156: an unknown store fails every operation', async () => {
    const answer = await commerce.query('{ countries { id } }', { store: 'xx_XX' });
    expect(refusalOf(answer)).toEqual({
      message: 'Requested store is not found (xx_XX)',
      category: 'graphql-input',
      status: 200,
    });
    expect(answer.data).toBeUndefined();
  });

  test('157: a currency the store does not offer is refused, small letters are fine', async () => {
    const answer = await commerce.query('{ currency { base_currency_code } }', {
      store: 'nl_NL',
      currency: 'USD',
    });
    expect(refusalOf(answer)).toEqual({
      message: 'Please correct the target currency',
      category: 'graphql-input',
      status: 200,
    });
    const fine = await commerce.query('{ currency { base_currency_code } }', {
      store: 'en',
      currency: 'gbp',
    });
    expect(fine.errors).toBeUndefined();
  });

  test('an unknown bearer token fails even a public query; other schemes are ignored', async () => {
    const authorised = (value: string) =>
      commerce.query('{ storeConfig { code } }', { headers: { Authorization: value } });
    expect(refusalOf(await authorised('Bearer abc'))).toMatchObject({
      category: 'graphql-authentication',
      status: 401,
    });
    expect((await authorised('Basic abc')).status).toBe(200);
  });
});

describe('headers of an answer', () => {
  const products = '{ products(filter: {sku: {eq: "KNIFE"}}) { items { sku } } }';

  test('a cacheable query by GET is public and tagged', async () => {
    const { headers } = await commerce.query(products);
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400, s-maxage=86400');
    expect(headers.get('X-Magento-Tags')?.split(',')).toEqual(expect.arrayContaining(['cat_p', 'cat_p_8']));
    expect(headers.get('X-Magento-Cache-Id')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('by POST, with an error, or with one uncacheable field it is not', async () => {
    for (const answer of [
      await commerce.query(products, { method: 'POST' }),
      await commerce.query('{ products { total_count } }'),
      await commerce.query(`{ ${products.slice(2, -2)} __schema { queryType { name } } }`),
      await commerce.query('query mutation { storeConfig { code } }'),
      await commerce.query(products, { headers: { 'X-Magento-Cache-Id': 'somebody-else' } }),
    ]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store, no-cache, must-revalidate, max-age=0');
      expect(answer.headers.get('Pragma')).toBe('no-cache');
    }
  });

  test('the cache id depends on store and currency, not on the query', async () => {
    const id = async (query: string, store: string, currency?: string) =>
      (await commerce.query(query, currency ? { store, currency } : { store })).headers.get(
        'X-Magento-Cache-Id',
      );
    const first = await id('{ storeConfig { code } }', 'en');
    expect(await id('{ countries { id } }', 'en')).toBe(first);
    expect(await id('{ storeConfig { code } }', 'en', 'GBP')).not.toBe(first);
    expect(await id('{ storeConfig { code } }', 'nl_NL')).not.toBe(first);
  });
});

describe('errors', () => {
  test('only the first one is reported outside developer mode', async () => {
    const answer = await commerce.query('{ storeConfig { nothing nowhere } }');
    expect(answer.errors).toHaveLength(1);
  });

  test('165: a surprise is masked, logged once with the request id, and leaves the rest of the answer', async () => {
    const broken = await createTestCommerce({ catalogue: sampleCatalogue });
    await broken.database.pool.query('drop table price_tier');
    const answer = await broken.query(
      '{ products(search: "knife") { items { sku price_tiers { quantity } } } }',
      {
        headers: { 'X-Request-Id': 'request-7' },
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'Internal server error',
        path: ['products', 'items', 0, 'price_tiers'],
      }),
    ]);
    expect(answer.errors?.[0]).not.toHaveProperty('extensions');
    expect(answer.data).toEqual({ products: { items: [{ sku: 'KNIFE', price_tiers: null }] } });
    expect(broken.loggedErrors).toHaveLength(1);
    expect(broken.loggedErrors[0]?.details).toMatchObject({ requestId: 'request-7' });
    await broken.close();
  });

  test('165: a failure before execution is a masked 500', async () => {
    const broken = await createTestCommerce();
    await broken.database.pool.query('drop table attribute_label');
    const answer = await broken.query('{ storeConfig { code } }');
    expect(refusalOf(answer)).toEqual({ message: 'Internal server error', category: undefined, status: 500 });
    expect(broken.loggedErrors).toHaveLength(1);
    await broken.close();
  });
});
