import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import type { VisitedPage } from './visited-pages.ts';

/** How much slower than this machine the visitor's is. */
const slowdown = 4;
const rounds = 5;
const settleMs = 1_500;

export interface Interaction {
  readonly name: string;
  readonly page: VisitedPage['name'];
  readonly viewport: { readonly width: number; readonly height: number };
  /** What is pressed. */
  target(page: Page): Locator;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

export const interactions: readonly Interaction[] = [
  {
    name: 'filter',
    page: 'category',
    viewport: desktop,
    target: (page) => page.locator('main input[type=checkbox]:not(:checked)').first(),
  },
  {
    name: 'colour',
    page: 'product',
    viewport: phone,
    target: (page) =>
      page.locator('main nav [aria-current=true]').locator('xpath=../following-sibling::li[1]/*').first(),
  },
  {
    name: 'length',
    page: 'product',
    viewport: phone,
    target: (page) =>
      page.locator('main section [aria-current=true]').locator('xpath=../following-sibling::li[1]/*').first(),
  },
  {
    name: 'add',
    page: 'product',
    viewport: phone,
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
  },
  {
    name: 'menu',
    page: 'home',
    viewport: phone,
    target: (page) => page.getByRole('button', { name: 'Menu' }).first(),
  },
];

export interface NextPaint {
  readonly name: string;
  /** The median of the rounds; undefined where the page has nothing of the kind. */
  readonly ms: number | undefined;
}

/** From an interaction to the next picture on the screen, as browsers measure it (Event Timing). */
export async function nextPaints(browser: Browser, urlOf: (page: string) => string): Promise<NextPaint[]> {
  const measured: NextPaint[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ms = await measureOnce(browser, urlOf(interaction.page), interaction).catch(() => undefined);
      if (ms !== undefined) times.push(ms);
    }
    times.sort((one, other) => one - other);
    measured.push({ name: interaction.name, ms: times[Math.floor(times.length / 2)] });
  }
  return measured;
}

async function measureOnce(
  browser: Browser,
  url: string,
  { viewport, target }: Interaction,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    // What the first touch fetches is there when a visitor has looked at the page.
    await page.mouse.move(1, 1);
    // Nobody presses what is not in view, or is still moving.
    await target(page).scrollIntoViewIfNeeded();
    await wait(settleMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { longestInteractions: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && Number(entry.interactionId) > 0) seen.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    });
    await target(page).click();
    await wait(settleMs);
    const durations = await page.evaluate(
      () => (window as unknown as { longestInteractions?: number[] }).longestInteractions,
    );
    // Shorter than the threshold is as good as nothing.
    return durations && Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}
