import { expect, test } from 'vitest';
import { type Operation, PageByUrlQuery, RouteByUrlQuery } from '../generated/operations.ts';
import { createCommerceClient } from './commerce-client.ts';
import { testTime } from './test-time.ts';

const currencyData: Operation<{ currency: { base_currency_code: string } }, { a: number }> = {
  name: 'CurrencyData',
  text: 'query CurrencyData {\n  currency {\n    base_currency_code\n  }\n}\n',
};

function clientAnswering(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const { waiting, pauses } = testTime();
  const client = createCommerceClient({
    url: 'http://commerce.internal/graphql',
    headers: { store: 'nl_NL', 'Content-Currency': 'EUR' },
    waiting,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('no answer');
      return answer();
    },
  });
  return { client, requests, pauses };
}

const good = () => Response.json({ data: { currency: { base_currency_code: 'EUR' } } });
const unavailable = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
const cutOff = () => {
  throw new TypeError('fetch failed');
};

test('a query is a GET with normalised whitespace, its name in X-Query and the commerce headers, without credentials or cache', async () => {
  const { client, requests } = clientAnswering(good);
  await client.query(currencyData, { a: 1 });
  const [request] = requests;
  const url = new URL(request?.url ?? '');
  expect(request?.method).toBe('GET');
  expect(request?.credentials).toBe('omit');
  expect(request?.cache).toBe('no-store');
  expect(request?.headers.get('x-query')).toBe('CurrencyData');
  expect(request?.headers.get('store')).toBe('nl_NL');
  expect(request?.headers.get('content-currency')).toBe('EUR');
  expect(url.searchParams.get('query')).toBe('query CurrencyData { currency { base_currency_code } }');
  expect(url.searchParams.get('variables')).toBe('{"a":1}');
});

test('errors are returned alongside the data', async () => {
  const { client } = clientAnswering(() =>
    Response.json({ data: { currency: null }, errors: [{ message: 'no rate' }] }),
  );
  expect(await client.query(currencyData, { a: 1 })).toEqual({
    data: { currency: null },
    errors: [{ message: 'no rate' }],
  });
});

test('an answer of 4xx with errors in it is an answer', async () => {
  const { client, requests } = clientAnswering(() =>
    Response.json({ errors: [{ message: 'not authorized' }] }, { status: 403 }),
  );
  expect((await client.query(currencyData, { a: 1 })).errors).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test('a failing API is asked again and may still answer the third retry', async () => {
  const { client, requests } = clientAnswering(unavailable, cutOff, unavailable, good);
  expect((await client.query(currencyData, { a: 1 })).data).toEqual({
    currency: { base_currency_code: 'EUR' },
  });
  expect(requests).toHaveLength(4);
});

test('after one try and three retries the query has failed', async () => {
  const { client, requests } = clientAnswering(unavailable);
  await expect(client.query(currencyData, { a: 1 })).rejects.toThrow('GraphQL query failed after 3 retries');
  expect(requests).toHaveLength(4);
});

test.each([408, 425, 429, 500, 502, 503, 504])(
  'a read that is answered %d is asked again',
  async (status) => {
    const { client, requests } = clientAnswering(() => new Response('', { status }), good);
    expect((await client.query(currencyData, { a: 1 })).data).not.toBeNull();
    expect(requests).toHaveLength(2);
  },
);

const leaveAlone = (seconds: string) => () =>
  new Response('', { status: 503, headers: { 'retry-after': seconds } });

test('nothing of a page is sent before the Retry-After has passed: no retry, no other read, no write', async () => {
  const { client, requests } = clientAnswering(leaveAlone('60'), good);
  await expect(client.query(currencyData, { a: 1 })).rejects.toThrow('GraphQL query failed after 0 retries');
  await expect(client.query(currencyData, { a: 2 })).rejects.toThrow('GraphQL query failed after 0 retries');
  await expect(client.mutate(currencyData, { a: 3 })).rejects.toThrow('wants to be left alone');
  expect(requests).toHaveLength(1);
});

test('a pause that a visitor can bear is waited for by the next read too', async () => {
  const { client, requests, pauses } = clientAnswering(leaveAlone('2'), good);
  await expect(client.mutate(currencyData, { a: 1 })).rejects.toThrow('503');
  await client.query(currencyData, { a: 2 });
  expect([requests.length, pauses]).toEqual([2, [2_000]]);
});

test('a write is sent once, whatever happens', async () => {
  for (const answer of [unavailable, cutOff]) {
    const { client, requests } = clientAnswering(answer);
    await expect(client.mutate(currencyData, { a: 1 })).rejects.toThrow();
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  }
});

test('a refused token is an answer, never asked again without it', async () => {
  const { client, requests } = clientAnswering(() =>
    Response.json(
      { errors: [{ message: 'no', extensions: { category: 'graphql-authentication' } }] },
      { status: 401 },
    ),
  );
  const { errors } = await client.query(currencyData, { a: 1 });
  expect(errors[0]?.extensions?.category).toBe('graphql-authentication');
  expect(requests).toHaveLength(1);
});

test('one operation goes without the names of types, and those that read them have them', () => {
  expect(RouteByUrlQuery.text).not.toContain('__typename');
  expect(PageByUrlQuery.text).toContain('__typename');
});
