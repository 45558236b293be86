import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { htmlProblems } from '../validity/html-problems.ts';

/** Loads the page again, with everything the visitor did so far, and reads it as the server sends it. */
export async function expectValidMarkup(page: Page): Promise<void> {
  const answer = await page.reload();
  expect(htmlProblems((await answer?.text()) ?? '')).toEqual([]);
}
