import type { Page } from 'playwright-core';

/** Waits until React has taken this part over, so that keys and presses reach its handlers; some follow the page later. */
export async function hydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, part);
}
