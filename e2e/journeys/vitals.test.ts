import type { Request } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';

test('a page that is left tells how quick it was and what failed, and nothing of its visitor', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE', provokes: [/Order … is gone/] });
  const told: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/de/api/vitals')) told.push(request);
  });
  await page.goto('/de?utm_source=letter');
  await hydrated(page, 'footer');
  await page.evaluate(() => {
    // Nobody can hide a page of a browser without windows, or answers what it says when it goes.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  // What measures comes after everything else: the page is left until somebody notices.
  const timed = () => told.find((request) => reportOf(request).vitals.some(({ name }) => name === 'TTFB'));
  await expect
    .poll(async () => {
      await page.evaluate(() => Promise.reject(new Error('Order … is gone'))).catch(() => undefined);
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      return timed();
    })
    .toBeDefined();
  const request = timed() as Request;
  expect((await request.response())?.status()).toBe(204);
  expect(reportOf(request)).toEqual({
    build: expect.stringMatching(/^\w+$/),
    page: 'HOME',
    device: 'DESKTOP',
    browser: 'CHROME',
    vitals: expect.any(Array),
    errors: expect.any(Array),
  });
});

const reportOf = (request: Request) =>
  JSON.parse(/\{.*\}/.exec(request.postData() ?? '')?.[0] ?? '{}') as { vitals: { name: string }[] };
