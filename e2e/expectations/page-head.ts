import { type LocaleName, localeNames, type Market } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface PageHead {
  readonly lang: string;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  readonly siteName: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly mainHeadings: readonly string[];
}

export function readHead(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? undefined;
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      siteName: attribute('meta[property="og:site_name"]', 'content'),
      alternates: Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
      mainHeadings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
    };
  });
}

/** Decision D2 written down once more by hand, so that the data of the shop is not its own judge. */
const homes: Readonly<Record<LocaleName, string>> = {
  en: 'https://bowline.eu/',
  'en-US': 'https://bowline.shop/',
  'en-GB': 'https://bowline.eu/en-gb',
  'nl-NL': 'https://bowline.nl/',
  'de-DE': 'https://bowline.de/',
  'fr-FR': 'https://bowline.eu/fr',
  'it-IT': 'https://bowline.eu/it',
  'es-ES': 'https://bowline.eu/es',
  'pl-PL': 'https://bowline.eu/pl',
  'da-DK': 'https://bowline.eu/da',
  'sv-SE': 'https://bowline.eu/sv',
};

/** The production address of a path below the locale's prefix. */
export function productionUrl(locale: LocaleName, path: string): string {
  const home = homes[locale];
  return path === '/' ? home : home.replace(/\/$/, '') + path;
}

/** What search engines and screen readers need of every page that may be found (specification 2.6, decision D2). */
export async function expectIndexableHead(page: Page, market: Market, path: string): Promise<PageHead> {
  // A page that was reached without a reload shows its heading before search engines could read its head.
  await expect.poll(async () => (await readHead(page)).canonical).toBe(productionUrl(market.name, path));
  const head = await readHead(page);
  expect(head.lang).toBe(market.name);
  const site = market.name === 'en-US' ? 'Bowline.shop' : new URL(homes[market.name]).host;
  expect(head.title).toMatch(/^\S.* \| \S+$/);
  expect(head.title.split(' | ').at(-1)).toBe(site);
  expect(head.siteName).toBe(market.name === 'en-US' ? 'Bowline.shop' : 'Bowline.eu');
  expect(head.robots).toBeUndefined();
  expect(Object.keys(head.alternates).sort()).toEqual([...localeNames, 'x-default'].sort());
  expect(head.alternates[market.name]).toBe(head.canonical);
  expect(head.alternates['x-default']).toBe(head.alternates.en);
  for (const locale of localeNames) expect(head.alternates[locale]).toMatch(startsWithHome(locale));
  expect(head.mainHeadings).toEqual([expect.stringMatching(/\S/)]);
  return head;
}

function startsWithHome(locale: LocaleName): RegExp {
  return new RegExp(`^${homes[locale].replaceAll('.', '\\.').replace(/\/$/, '')}(/|$)`);
}
