import type { Page } from 'playwright-core';

/** Waits until React has taken the page over, so that keys and presses reach its handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}
