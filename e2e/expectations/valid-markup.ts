import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { htmlProblems } from '../validity/html-problems.ts';

/** Asks for the page once more, with everything the visitor did so far, and reads it as the server sends it. */
export async function expectValidMarkup(page: Page): Promise<void> {
  const answer = await page.context().request.get(page.url(), { headers: { accept: 'text/html' } });
  expect([answer.status(), htmlProblems(await answer.text())]).toEqual([200, []]);
}
