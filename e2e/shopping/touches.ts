import type { Locator } from 'playwright-core';

/** What one has to do for an order: every link, button, choice or tick is one touch, and so is every field that is filled. */
export const mostTouches = 18;

/** Counts them, on a screen that is touched. */
export class Touches {
  count = 0;

  async press(locator: Locator): Promise<void> {
    this.count += 1;
    await locator.tap();
  }

  async fill(locator: Locator, value: string): Promise<void> {
    this.count += 1;
    await locator.fill(value);
  }
}
