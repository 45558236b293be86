import { expect, test } from 'vitest';
import { createRouteCache } from './route-cache.ts';
import { routeEntryName } from './route-entry.ts';

const product = { type: 'PRODUCT', sku: 'PC550-RED', uid: 'MQ==', redirect_code: 0, path: '/red' } as const;

const english = { locale: 'en', build: 'b1' };

function storage(kept: Map<string, string> = new Map()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a found route is remembered for a day, per store, and by the build that found it', () => {
  let now = 0;
  const shared = storage();
  const cache = createRouteCache(shared, { locale: 'nl-NL', build: 'b1' }, () => now);
  cache.set('/red', product);
  expect(cache.get('/red')).toEqual(product);
  expect(createRouteCache(shared, { locale: 'de-DE', build: 'b1' }, () => now).get('/red')).toBeUndefined();
  expect(createRouteCache(shared, { locale: 'nl-NL', build: 'b2' }, () => now).get('/red')).toBeUndefined();
  now = 24 * 60 * 60 * 1000;
  expect(cache.get('/red')).toBeUndefined();
});

test('the oldest routes make room', () => {
  let now = 0;
  const cache = createRouteCache(storage(), english, () => now);
  for (now = 0; now <= 300; now++) cache.set(`/p${now}`, product);
  expect(cache.get('/p0')).toBeUndefined();
  expect(cache.get('/p1')).toEqual(product);
});

test('routes are kept under their names: what has moved takes former answers about it along', () => {
  const kept = new Map<string, string>();
  const cache = createRouteCache(storage(kept), english, () => 0);
  cache.set('/old-red', { ...product, redirect_code: 301 });
  cache.set('/red', product);
  cache.set('/guide', { type: 'CMS_PAGE', identifier: 'guide', redirect_code: 0, path: '/guide' });
  expect(JSON.parse(kept.get('bowline-routes-en') ?? '{}').routes['/red'].name).toBe('PRODUCTPC550-RED');
  cache.set('/crimson', { ...product, path: '/crimson' });
  expect([cache.get('/old-red'), cache.get('/red')]).toEqual([undefined, undefined]);
  expect(cache.get('/crimson')?.path).toBe('/crimson');
  expect(cache.get('/guide')?.identifier).toBe('guide');
});

test('broken or forbidden storage costs nothing but the memory', () => {
  const broken = createRouteCache(storage(new Map([['bowline-routes-en', '{"']])), english, () => 0);
  expect(broken.get('/red')).toBeUndefined();
  const full = createRouteCache(
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    },
    english,
    () => 0,
  );
  expect(() => full.set('/red', product)).not.toThrow();
});

test('a route is named by its type and the first of sku, identifier, uid, id', () => {
  expect(routeEntryName(product)).toBe('PRODUCTPC550-RED');
  expect(routeEntryName({ type: 'CATEGORY', uid: 'Mg==', redirect_code: 0, path: '/x' })).toBe(
    'CATEGORYMg==',
  );
  expect(routeEntryName({ type: 'CMS_PAGE', identifier: 'guide', redirect_code: 0, path: '/x' })).toBe(
    'CMS_PAGEguide',
  );
});
