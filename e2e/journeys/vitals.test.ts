import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';

test('a page that is left tells how quick it was and what failed, and nothing of its visitor', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE', provokes: [/Order … is gone/] });
  const measuring = page.waitForResponse(/\/assets\/tell-visit-[^/]+\.js$/);
  await page.goto('/de?utm_source=letter');
  await hydrated(page, 'footer');
  await measuring;
  await page.evaluate(() => Promise.reject(new Error('Order … is gone'))).catch(() => undefined);
  const told = page.waitForRequest((request) => request.url().endsWith('/de/api/vitals'));
  // Nobody can hide a page of a browser without windows, or answers what it says when it goes.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    dispatchEvent(new Event('visibilitychange'));
  });
  const request = await told;
  expect((await request.response())?.status()).toBe(204);
  const report = JSON.parse(/\{.*\}/.exec(request.postData() ?? '')?.[0] ?? '{}') as {
    vitals: { name: string }[];
  };
  expect(report).toEqual({
    build: expect.stringMatching(/^\w+$/),
    page: 'HOME',
    device: 'DESKTOP',
    browser: 'CHROME',
    vitals: expect.any(Array),
    errors: expect.any(Array),
  });
  expect(report.vitals.map(({ name }) => name)).toContain('TTFB');
});
