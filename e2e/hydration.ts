import type { Page } from 'playwright-core';

/**
 * Waits until React has taken this part over, so that keys and presses reach its handlers; some parts follow only when the
 * visitor has done something. What stands in `main` comes a moment after `main` itself, with the script of its screen: who
 * presses between the two sends the form as without scripts.
 */
export async function hydrated(page: Page, part = 'main > *'): Promise<void> {
  await page.waitForFunction(isReacts, 'main > *');
  if (part === 'main > *') return;
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
  await page.waitForFunction(isReacts, part);
}

function isReacts(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
}
