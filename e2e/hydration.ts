import type { Page } from 'playwright-core';

/**
 * Waits until React has taken this part over, so that keys and presses reach its handlers; some parts follow only when the
 * visitor has done something.
 */
export async function hydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(isReacts, 'main');
  if (part === 'main') return;
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
  await page.waitForFunction(isReacts, part);
}

function isReacts(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
