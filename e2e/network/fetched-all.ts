import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const quietMs = 2_000;

/**
 * Waits until nothing has come for a while. A file that is on its way when the network goes is lost, for a browser never asks for
 * it again: who wants to see what becomes of a page that has its files waits for them.
 */
export async function fetchedAll(page: Page): Promise<void> {
  const quietFor = () =>
    page.evaluate(() => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(0, ...ends);
    });
  await expect.poll(quietFor).toBeGreaterThan(quietMs);
}
