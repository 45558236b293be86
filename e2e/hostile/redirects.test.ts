import { defaultLocale, marketAddresses, normaliseHost } from '@bowline/markets';
import fc from 'fast-check';
import { inject } from 'vitest';
import { expect, test } from '../journey.ts';
import { pagesOf } from './addresses.ts';

/** Ways to write another host that one or the other program takes for a path. */
const lures = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/./%5Cevil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '//evil.example/..',
  '//evil.example%2F',
  '//shop@evil.example',
  '/https://evil.example',
  '/https:%2F%2Fevil.example',
  '//evil.example:80',
];
const searches = [
  '',
  '?currency=EUR',
  '?currency=USD&x=1',
  '?category=//evil.example',
  '?return=//evil.example',
];
const prefixes = [
  '',
  ...Object.values(marketAddresses).map(({ prefix }) => prefix),
  '/magento',
  '/faq',
  '/blog',
];
const hosts = [undefined, 'bowline.nl', 'bowline.de', 'www.bowline.nl'];

/** Where an answer leads, whether it says so to a browser or to the shop's own script. */
function targetOf(location: string | undefined, text: string): string | undefined {
  return location ?? /"redirect","([^"]*)"/.exec(text)?.[1];
}

const ownHosts = new Set([
  'shop.test',
  new URL(inject('shopUrl')).host,
  ...Object.values(marketAddresses).map(({ domain }) => domain),
]);

function expectOwn(target: string | undefined, asked: unknown): void {
  if (target === undefined) return;
  const { host } = new URL(target, 'http://shop.test/x/y');
  expect([asked, ownHosts.has(host) || ownHosts.has(normaliseHost(host)) ? 'stays' : host]).toEqual([
    asked,
    'stays',
  ]);
}

const address = fc.record({
  prefix: fc.constantFrom(...prefixes),
  lure: fc.constantFrom(...lures),
  ending: fc.constantFrom('', '/', '.data', '/.'),
  search: fc.constantFrom(...searches),
  host: fc.constantFrom(...hosts),
});

test('no address leads out of the shop', async ({ askShop }) => {
  await fc.assert(
    fc.asyncProperty(address, async ({ prefix, lure, ending, search, host }) => {
      const path = prefix + lure + ending + search;
      const { status, location, text } = await askShop(path, { ...(host && { host }), language: 'en' });
      expect([path, status < 500]).toEqual([path, true]);
      expectOwn(targetOf(location, text), [path, host]);
    }),
    { numRuns: 150, seed: 13 },
  );
});

test('the switch of stores leads to no other host, whatever it is told', async ({ askShop }) => {
  for (const lure of [...lures, 'evil.example', 'https://evil.example', 'javascript:alert(1)', '/☃']) {
    for (const store of ['nl_NL', 'en', 'de_DE']) {
      for (const host of hosts) {
        const from = encodeURIComponent(lure);
        const path = `/stores/store/switch?___store=${store}&from=${from}&currency=EUR`;
        const { location, status } = await askShop(path, host ? { host } : {});
        expect([path, status]).toEqual([path, 302]);
        expectOwn(location, [path, host]);
      }
    }
  }
});

test('no page of the shop leads out of it, with a lure in every parameter', async ({ askShop }) => {
  const names = [
    'currency',
    'return',
    'from',
    'url',
    'next',
    'category',
    'q',
    'token',
    'news',
    '___store',
    'redirect',
  ];
  const luresInTurn = ['//evil.example', '/\\evil.example', 'https://evil.example'];
  for (const [turn, page] of pagesOf(defaultLocale).entries()) {
    const lure = luresInTurn[turn % luresInTurn.length] ?? '';
    const search = new URLSearchParams(names.map((name) => [name, lure]));
    for (const path of [
      `${page}?${search}`,
      `${page.replace(/\/$/, '/_root')}.data?${search}`,
      `${page}//evil.example/?currency=EUR`,
    ]) {
      const { location, text, status } = await askShop(path, { language: 'en' });
      expect([path, status < 500]).toEqual([path, true]);
      expectOwn(targetOf(location, text), path);
    }
  }
});
