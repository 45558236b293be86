import type { Page } from 'playwright-core';

/** What has scripts of its own at once; forms inside may wait for a touch. */
export const screen = 'main > *';
const waitingForms = 'main [data-waits] > *';

/**
 * Waits until React has taken this part over, so that keys and presses reach its handlers: the screen with its forms, if no other
 * is named. Some parts follow only when the visitor has done something. What stands in `main` comes a moment after `main`
 * itself, with the script of its screen: who presses between the two sends the form as without scripts.
 */
export async function hydrated(page: Page, part?: string): Promise<void> {
  await page.waitForFunction(isTaken, screen);
  if (part === screen || (!part && (await page.locator(waitingForms).count()) === 0)) return;
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
  await page.waitForFunction(isTaken, part ?? waitingForms);
}

/**
 * Waits until React has taken over every part there is, also those that wait for a visitor's touch: what is changed in a part
 * that it is just taking over is a fault to it. A page without scripts is finished as it stands.
 */
export async function hydratedWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
  await page.waitForFunction(isTaken, null);
}

/**
 * Whether the tree that React has finished holds such an element, or, without one, whether no part of it still waits. That React
 * has marked the element itself is not enough: it does so while it still works on the tree, a good while before handlers and
 * effects run on a busy machine.
 */
function isTaken(selector: string | null): boolean {
  interface Fiber {
    readonly stateNode: unknown;
    /** Of the root until React has the page for the first time; of a part until it has that. */
    readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: unknown } | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as
    | { readonly stateNode: { readonly current: Fiber } }
    | undefined;
  const isWhole = selector === null;
  // Not begun yet is not finished: only a page that React will never take over is.
  const willBegin =
    matchMedia('(scripting: enabled)').matches &&
    document.querySelector('script[type=module], script[data-after-paint]');
  if (container === undefined) return isWhole && document.readyState === 'complete' && !willBegin;
  const wanted = new Set<unknown>(isWhole ? [] : document.querySelectorAll(selector));
  const ahead: (Fiber | null)[] = [container.stateNode.current];
  while (ahead.length > 0) {
    const fiber = ahead.pop();
    if (!fiber) continue;
    if (wanted.has(fiber.stateNode)) return true;
    const { isDehydrated, dehydrated } = fiber.memoizedState ?? {};
    if (isWhole && (isDehydrated || dehydrated)) return false;
    ahead.push(fiber.sibling, fiber.child);
  }
  return isWhole;
}
