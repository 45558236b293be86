import { allMarkets, markets } from '@bowline/markets';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { CommerceAnswer } from '../data/commerce-client.ts';
import { loader as answerUrlPath } from '../routes/api-url-path.ts';
import { loader as switchStore } from '../routes/store-switch.tsx';
import { type ShopRequest, shopContext } from '../shop-context.ts';

type Answer = (operation: { readonly name: string }) => Promise<CommerceAnswer<unknown>>;

/** A Dutch shop whose API answers as it is told. */
function askedOf(answer: Answer, address: string) {
  const url = new URL(address, 'http://localhost');
  const context = new RouterContextProvider();
  const shop = {
    market: markets['nl-NL'],
    host: url.host,
    strategy: 'prefix_except_default',
    basename: '/nl',
  };
  context.set(shopContext, {
    ...shop,
    url,
    commerce: { query: answer, mutate: answer },
  } as unknown as ShopRequest);
  return { context, url, request: new Request(url), params: {}, pattern: '' } as never;
}

const failures: readonly (readonly [string, Answer])[] = [
  ['does not answer', () => Promise.reject(new Error('GraphQL query failed after 3 retries'))],
  ['answers with errors', async () => ({ data: null, errors: [{ message: 'Internal server error' }] })],
];

describe.each(failures)('with a commerce that %s', (_, answer) => {
  test('a failed look-up of a product’s addresses gives an empty result', async () => {
    const asked = askedOf(answer, '/nl/api/product/RED/urlPath');
    const response = await answerUrlPath({
      ...(asked as object),
      params: { kind: 'product', key: 'RED' },
    } as never);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(allMarkets)('the store switch leads to the home page of $name', async ({ code, prefix }) => {
    const asked = askedOf(answer, `/nl/stores/store/switch?___store=${code}&from=/rood-paracord`);
    const response = (await switchStore(asked)) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `http://localhost${prefix || '/'}`,
    ]);
  });
});

describe('the addresses of a product', () => {
  const rows =
    (...keys: readonly (readonly [string, string])[]): Answer =>
    async () => ({
      data: { product_url_keys: keys.map(([locale, url_key]) => ({ locale, url_key })) },
      errors: [],
    });
  const keysOf = async (answer: Answer) => {
    const asked = askedOf(answer, '/nl/api/product/RED/urlPath');
    const response = await answerUrlPath({
      ...(asked as object),
      params: { kind: 'product', key: 'RED' },
    } as never);
    return response.json();
  };

  test('come by locale, with that of the asked shop as the fallback', async () => {
    expect(await keysOf(rows(['en', 'red'], ['nl-NL', 'rood']))).toEqual({
      url_key_en: 'red',
      url_key_nl_NL: 'rood',
      url_key: 'rood',
    });
  });

  test('fall back to the default locale, else to any', async () => {
    expect(await keysOf(rows(['de-DE', 'rot'], ['en', 'red']))).toMatchObject({ url_key: 'red' });
    expect(await keysOf(rows(['de-DE', 'rot']))).toEqual({ url_key_de_DE: 'rot', url_key: 'rot' });
  });
});
