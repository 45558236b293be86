import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The sums of a cart or an order, by the words before each: these, and no others. Any space is written as a plain one. */
export async function expectTotals(page: Page, totals: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => totalsShown(page)).toEqual(totals);
}

/** A narrow screen has them a second time, folded away. */
function totalsShown(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = page.locator('dl.numbers').last().locator('> div');
  return rows.evaluateAll((elements) => {
    const textOf = (element: Element, name: string) =>
      (element.querySelector(name)?.textContent ?? '').replace(/\s/g, ' ');
    return Object.fromEntries(elements.map((row) => [textOf(row, 'dt'), textOf(row, 'dd')]));
  });
}
