import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { VisitedPage } from './visited-pages.ts';

/** How much slower than this machine the visitor's is. */
const slowdown = 4;
const rounds = 5;
const settleMs = 1_500;
/** How long people press, and touch. */
const pressMs = 80;

export interface Interaction {
  readonly name: string;
  readonly page: VisitedPage['name'];
  readonly viewport: { readonly width: number; readonly height: number };
  /** By a finger, else by the mouse. */
  readonly hasTouch: boolean;
  /** What is pressed. */
  target(page: Page): Locator;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false };

export const interactions: readonly Interaction[] = [
  {
    name: 'filter',
    page: 'category',
    ...desktop,
    target: (page) => page.locator('main input[type=checkbox]:not(:checked)').first(),
  },
  {
    name: 'colour',
    page: 'product',
    ...phone,
    target: (page) =>
      page.locator('main nav [aria-current=true]').locator('xpath=../following-sibling::li[1]/*').first(),
  },
  {
    name: 'length',
    page: 'product',
    ...phone,
    target: (page) =>
      page.locator('main section [aria-current=true]').locator('xpath=../following-sibling::li[1]/*').first(),
  },
  {
    name: 'add',
    page: 'product',
    ...phone,
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
  },
  {
    name: 'menu',
    page: 'home',
    ...phone,
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
  { viewport, hasTouch, target }: Interaction,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport, hasTouch });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    // Nobody presses what is not in view, or is still moving, nor where the mouse is not.
    const { x, y } = await middleOf(target(page));
    // What the first touch fetches is there when a visitor has looked at the page.
    await (hasTouch ? page.evaluate(() => dispatchEvent(new Event('scroll'))) : page.mouse.move(x, y));
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
    // Not a locator's own click: that listens to the page and asks what lies where, on the page's time.
    if (hasTouch) await tap(session, { x, y });
    else await page.mouse.click(x, y, { delay: pressMs });
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

/** Where to press, once it stands in the middle of the screen, clear of bars above and below. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
