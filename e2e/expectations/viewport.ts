import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const narrowest = 320;

/** The page fits the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 700 });
  const tooWide = await page.evaluate(async () => {
    // Letters of another font, which stand in for a moment, may be wider.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const offenders = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return offenders
      .slice(-5)
      .map(({ tagName, className, textContent }) =>
        `<${tagName} class="${className}"> ${textContent}`.slice(0, 160),
      );
  });
  expect(tooWide, `wider than ${narrowest} px`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
