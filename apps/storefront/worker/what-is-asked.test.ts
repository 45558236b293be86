import { expect, test } from 'vitest';
import { offlinePageFor, pageOfData, whatIsAsked } from './what-is-asked.ts';

const origin = 'https://shop.example';
const asked = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  whatIsAsked({ method, mode, url: new URL(path, origin) }, origin);

test.for([
  ['/', 'page'],
  ['/de', 'page'],
  ['/de/seile/handlauf?page=2', 'page'],
  ['/blog/knots', 'page'],
  ['/checkout/cart', 'own-page'],
  ['/de/checkout', 'own-page'],
  ['/customer/orders', 'own-page'],
  ['/pl/wishlist', 'own-page'],
  ['/bowline-admin/products', 'nothing'],
  ['/payments/return', 'nothing'],
  ['/de/api/visitor', 'nothing'],
  ['/sitemap.xml', 'nothing'],
  ['/de/manifest.webmanifest', 'nothing'],
  ['https://other.example/', 'nothing'],
] as const)('to go to %s is to ask for: %s', ([path, expected]) => {
  expect(asked(path)).toBe(expected);
});

test('a form that is sent is never answered from what is kept', () => {
  expect(asked('/ropes', 'navigate', 'POST')).toBe('own-page');
  expect(asked('/ropes.data', 'cors', 'POST')).toBe('nothing');
  expect(asked('/assets/a.js', 'cors', 'POST')).toBe('nothing');
});

test.for([
  ['/assets/shop-1.js', 'file'],
  ['/_ipx/w_320/media/a.jpg', 'picture'],
  ['/media/a.jpg', 'picture'],
  ['/payment-marks.svg', 'picture'],
  ['/ropes.data?_routes=a', 'page-data'],
  ['/de/_.data', 'page-data'],
  ['/de/customer/orders.data', 'nothing'],
  ['/checkout/cart.data', 'nothing'],
  ['/de/api/cart', 'nothing'],
  ['/graphql', 'nothing'],
  ['/1/indexes/a/query', 'nothing'],
] as const)('a script that fetches %s asks for: %s', ([path, expected]) => {
  expect(asked(path, 'cors')).toBe(expected);
});

test('what is fetched ahead is no visit', () => {
  expect(asked('/ropes.data?_routes=a', 'no-cors')).toBe('nothing');
});

test.for([
  ['/_.data?_routes=a', '/'],
  ['/de.data', '/de'],
  ['/de/ropes.data?page=2&_routes=a%2Cb', '/de/ropes?page=2'],
] as const)('%s belongs to the page %s', ([data, page]) => {
  expect(pageOfData(new URL(data, origin))).toBe(origin + page);
});

test('the offline page is that of the language, else any there is', () => {
  const kept = ['/', '/offline', '/de/offline', '/de'];
  expect(offlinePageFor('/de/seile', kept)).toBe('/de/offline');
  expect(offlinePageFor('/ropes', kept)).toBe('/offline');
  expect(offlinePageFor('/design', kept)).toBe('/offline');
  expect(offlinePageFor('/ropes', ['/de/offline'])).toBe('/de/offline');
  expect(offlinePageFor('/ropes', ['/'])).toBeUndefined();
});
