import type { PrefixStrategy } from '@bowline/markets';
import { onTestFinished } from 'vitest';
import { expect, test } from '../journey.ts';
import { ask, type Question } from '../shop/ask.ts';
import { startTestStorefront } from '../shop/shop-process.ts';

/** Other pages of the same shop, for as long as the test runs. */
async function shopWith(strategy: PrefixStrategy) {
  const shop = await startTestStorefront({ PREFIX_STRATEGY: strategy });
  onTestFinished(async () => {
    expect((await shop.stop()).code).toBe(0);
  });
  return async (path: string, question: Question = {}) => {
    const answer = await ask(shop.url, path, question);
    const lang = /<html lang="([^"]+)"/.exec(answer.text)?.[1];
    return answer.location ? `${answer.status} ${answer.location}` : `${answer.status} ${lang}`;
  };
}

test('prefix_except_default: English has no prefix, the others do', async ({ askShop }) => {
  expect((await askShop('/other-cord')).text).toContain('<html lang="en"');
  expect((await askShop('/nl/overig-touw')).text).toContain('<html lang="nl-NL"');
  expect((await askShop('/en/other-cord')).status).toBe(404);
  const odd = await askShop('/NL/overig-touw?page=1');
  expect([odd.status, odd.location]).toEqual([301, '/nl/overig-touw?page=1']);
});

test('prefix: every locale has one, English too', async () => {
  const at = await shopWith('prefix');
  expect(await at('/en/other-cord')).toBe('200 en');
  expect(await at('/nl/overig-touw')).toBe('200 nl-NL');
  expect(await at('/other-cord')).toBe('301 /en/other-cord');
  expect(await at('/', { language: 'en' })).toBe('302 /en');
  expect(await at('/', { language: 'nl' })).toBe('302 /nl');
  expect(await at('/overig-touw', { host: 'bowline.nl' })).toBe('200 nl-NL');
  const ofLetters = '/customer/account/createPassword?token=abc';
  expect(await at(ofLetters)).toBe('200 en');
  expect(await at(ofLetters, { cookies: { 'vsf-locale': 'sv-SE' } })).toBe('200 sv-SE');
});

test('prefix_and_default: English answers with and without its prefix', async () => {
  const at = await shopWith('prefix_and_default');
  expect(await at('/en/other-cord')).toBe('200 en');
  expect(await at('/other-cord')).toBe('200 en');
  expect(await at('/nl/overig-touw')).toBe('200 nl-NL');
  expect(await at('/', { language: 'en' })).toBe('200 en');
});

test('no_prefix: cookie or browser choose the locale, an own domain still wins', async () => {
  const at = await shopWith('no_prefix');
  expect(await at('/other-cord')).toBe('200 en');
  expect(await at('/overig-touw', { cookies: { 'vsf-locale': 'nl-NL' } })).toBe('200 nl-NL');
  expect(await at('/nl', {})).toBe('404 en');
  expect(await at('/', { language: 'nl' })).toBe('200 nl-NL');
  expect(await at('/overig-touw', { language: 'nl' })).toBe('200 nl-NL');
  expect(await at('/anderes-seil', { host: 'bowline.de', cookies: { 'vsf-locale': 'nl-NL' } })).toBe(
    '200 de-DE',
  );
});
