import type { LocaleName } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const space = '[\\u00a0\\u202f]';

/** How each country writes its money; the shop's own format data must not be its own judge. */
const written: Readonly<Record<LocaleName, RegExp>> = {
  en: /^€\d{1,3}(,\d{3})*\.\d{2}$/,
  'en-US': /^\$\d{1,3}(,\d{3})*\.\d{2}$/,
  'en-GB': /^£\d{1,3}(,\d{3})*\.\d{2}$/,
  'nl-NL': new RegExp(`^€${space}\\d{1,3}(\\.\\d{3})*,\\d{2}$`),
  'de-DE': new RegExp(`^\\d{1,3}(\\.\\d{3})*,\\d{2}${space}€$`),
  'fr-FR': new RegExp(`^\\d{1,3}(${space}\\d{3})*,\\d{2}${space}€$`),
  'it-IT': new RegExp(`^\\d{1,3}(\\.?\\d{3})*,\\d{2}${space}€$`),
  'es-ES': new RegExp(`^\\d{1,3}(\\.?\\d{3})*,\\d{2}${space}€$`),
  'pl-PL': new RegExp(`^\\d{1,3}(${space}?\\d{3})*,\\d{2}${space}zł$`),
  'da-DK': new RegExp(`^\\d{1,3}(\\.\\d{3})*,\\d{2}${space}kr\\.$`),
  'sv-SE': new RegExp(`^\\d{1,3}(${space}\\d{3})*,\\d{2}${space}kr$`),
};

const anyMoney =
  /(?:[€$£]|zł|kr\.?)[\s\u00a0\u202f]?\d[\d.,\u00a0\u202f]*\d|\d[\d.,\u00a0\u202f]*\d[\s\u00a0\u202f]?(?:[€$£]|zł|kr\.?)/g;

/** All amounts on the page are written as the country does, and there are some. */
export async function expectMoneyOf(page: Page, locale: LocaleName): Promise<void> {
  const text = await page.getByRole('main').evaluate((main) => {
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node.textContent ?? '');
    return texts.join('\n');
  });
  const amounts = text.match(anyMoney) ?? [];
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.filter((amount) => !written[locale].test(amount))).toEqual([]);
}
