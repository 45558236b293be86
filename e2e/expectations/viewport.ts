import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { patience } from '../patience.ts';

const narrowest = 320;

/** The page fits the narrowest phone, once fonts and layout have come to rest. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 700 });
  await vi.waitFor(async () => expect(await tooWide(page), `wider than ${narrowest} px`).toEqual([]), {
    timeout: patience.step,
    interval: 250,
  });
  if (before) await page.setViewportSize(before);
}

async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
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
}
