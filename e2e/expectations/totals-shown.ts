import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Amounts in the smallest unit of the currency, by the words before each. */
export type Totals = Readonly<Record<string, number>>;

/** The sums of a cart or an order: these, and no others. */
export async function expectTotals(page: Page, totals: Totals): Promise<void> {
  await expect.poll(() => totalsShown(page)).toEqual(totals);
}

/** A narrow screen has them a second time, folded away. All currencies of the shop have two decimals. */
export function totalsShown(page: Page): Promise<Totals> {
  const rows = page.locator('dl.numbers').last().locator('> div');
  return rows.evaluateAll((elements) => {
    const textOf = (element: Element, name: string) =>
      (element.querySelector(name)?.textContent ?? '').replace(/\s/g, ' ');
    const amountOf = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1);
    return Object.fromEntries(elements.map((row) => [textOf(row, 'dt'), amountOf(textOf(row, 'dd'))]));
  });
}
