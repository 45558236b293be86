import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../journey.ts';
import { notFoundFaults } from '../page-faults.ts';

const paths = [
  '/en-gb',
  '/de/paracord',
  '/pl/paracord-550-typ-iii-black',
  '/en-gb/search?q=rope',
  '/de/blog',
  '/de/faq',
  '/nl/nothing-here',
];
const sheet = /styles-.*\.css/;
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Where everything is that one sees without scrolling, and what it looks like. */
function firstView(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && y < innerHeight && y + height > 0;
      if (!isSeen || !element.checkVisibility()) return [];
      const { color, backgroundColor, fontSize, fontWeight, opacity, borderTopWidth, boxShadow, transform } =
        getComputedStyle(element);
      const place = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      const look = [
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        opacity,
        borderTopWidth,
        boxShadow,
        transform,
      ];
      return `${element.tagName} ${element.className} ${place} ${look.join(' ')}`;
    });
  });
}

test('what one sees of a public page first needs no style sheet: nothing moves or changes when it comes', async ({
  visit,
}) => {
  const page = await visit({
    javaScriptEnabled: false,
    provokes: [...notFoundFaults, sheet, /net::ERR_FAILED/],
  });
  for (const path of paths) {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      expect(await page.locator('head > style').count(), `${path} brings its styles`).toBe(1);
      const whole = await firstView(page);
      expect(whole.length).toBeGreaterThan(20);
      const withheld = page.waitForEvent('requestfailed', (request) => sheet.test(request.url()));
      await page.route(sheet, (route) => route.abort());
      await page.goto(path);
      await withheld;
      expect(await firstView(page), `${path} at ${screen.width} px`).toEqual(whole);
      await page.unroute(sheet);
    }
  }
});

test('a page of one visitor waits for the sheet', async ({ visit }) => {
  const page = await visit();
  await page.goto('/en-gb/checkout');
  expect(await page.locator('style').count()).toBe(0);
  expect(await page.locator('head > link[rel="stylesheet"]').count()).toBe(1);
});
