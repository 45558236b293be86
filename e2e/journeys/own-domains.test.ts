import type { LocaleName } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { productionUrl, readHead } from '../expectations/page-head.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { patience } from '../patience.ts';

const ownDomains: readonly { locale: LocaleName; host: string; prefix: string; category: string }[] = [
  { locale: 'nl-NL', host: 'bowline.nl', prefix: '/nl', category: '/paracord-accessoires' },
  { locale: 'de-DE', host: 'bowline.de', prefix: '/de', category: '/anderes-seil' },
  { locale: 'en-US', host: 'bowline.shop', prefix: '/en-us', category: '/other-cord' },
];

const mainText = (page: Page) => page.getByRole('main').textContent();

test.for(ownDomains)('$host and $prefix give the same pages', async (domain, { visit }) => {
  const page = await visit({ language: domain.locale });
  const seenAt = async (address: string) => {
    await page.goto(address);
    await hydrated(page);
    // What comes with the visitor is there, too.
    await page.waitForLoadState('networkidle');
    return { text: await mainText(page), head: await readHead(page) };
  };
  for (const path of ['', domain.category]) {
    // Others buy meanwhile: the last of a length may have gone between two looks, so both are taken again.
    await vi.waitFor(async () => {
      const onDomain = await seenAt(`http://${domain.host}${path}`);
      expect(onDomain).toEqual(await seenAt(domain.prefix + path));
      expect(onDomain.head.canonical).toBe(productionUrl(domain.locale, path || '/'));
    }, patience.step);
  }
});

test('on an own domain links carry no prefix and lead to its pages', async ({ visit }) => {
  const page = await visit({ language: 'nl-NL' });
  await page.goto('http://www.bowline.nl/');
  const departments = page.getByRole('region', { name: textIn('nl-NL', 'home.departments') });
  await departments.getByRole('link').first().click();
  await page.waitForURL('http://www.bowline.nl/paracord');
  expect((await readHead(page)).lang).toBe('nl-NL');
});

test('www. gives the same shop as the bare domain', async ({ askShop }) => {
  await vi.waitFor(async () => {
    const [bare, www] = await Promise.all([
      askShop('/anderes-seil', { host: 'bowline.de' }),
      askShop('/anderes-seil', { host: 'www.bowline.de' }),
    ]);
    expect(bare.status).toBe(200);
    expect(www.status).toBe(200);
    expect(contentOf(www.text)).toBe(contentOf(bare.text));
  }, patience.step);
});

test("an own domain sends its own prefix away and does not know the others'", async ({ askShop }) => {
  const own = await askShop('/nl/paracord-accessoires?page=1', { host: 'bowline.nl' });
  expect([own.status, own.location]).toEqual([301, '/paracord-accessoires?page=1']);
  expect((await askShop('/de', { host: 'bowline.nl' })).status).toBe(404);
});

test('the shared domain speaks English at / and the other languages below their prefixes', async ({
  askShop,
}) => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/fr', 'fr-FR'],
    ['/nl', 'nl-NL'],
  ]) {
    const answer = await askShop(path ?? '', { host: 'bowline.eu', language: 'en' });
    expect(answer.text).toContain(`<html lang="${lang}"`);
  }
});

/** What the page shows, without scripts (which name the host). */
function contentOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}
