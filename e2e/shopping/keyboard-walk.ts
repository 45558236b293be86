import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any screen of the checkout has. */
const mostStops = 80;

interface Stop {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly isMarked: boolean;
}

export interface Walk {
  /** What is typed where: by the id of the field. A tick is set by the space bar. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The words on the button or link that ends the walk. */
  readonly until: string | RegExp;
}

/**
 * Goes from stop to stop by Tab as the page orders them, fills in what it is asked, and presses Enter at the end. Answers how
 * many things were done on the way.
 */
export async function walkByKeyboard(page: Page, { typed = {}, until }: Walk): Promise<number> {
  const open = new Set(Object.keys(typed));
  const unseen: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop.isMarked) unseen.push(`${stop.kind} ${stop.id} ${stop.text}`);
    if (open.delete(stop.id)) await fill(page, stop, typed[stop.id] ?? '');
    else if (open.size === 0 && isAt(stop, until)) {
      expect(unseen, 'stops whose focus cannot be seen').toEqual([]);
      await page.keyboard.press('Enter');
      return Object.keys(typed).length + 1;
    }
  }
  throw new Error(`By keyboard ${[...open].join(', ')} or "${until}" was not reached`);
}

function isAt({ text }: Stop, words: string | RegExp): boolean {
  return typeof words === 'string' ? text === words : words.test(text);
}

async function fill(page: Page, { kind }: Stop, value: string): Promise<void> {
  if (kind === 'checkbox' || kind === 'radio') return page.keyboard.press('Space');
  if (kind !== 'select-one') await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(value);
}

function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { id: '', text: '', kind: 'the browser', isMarked: true };
    const styles = [active, ...active.children].flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
    ]);
    return {
      id: active.id,
      text: (active.textContent ?? '').trim(),
      kind: (active as HTMLInputElement).type || active.tagName,
      isMarked: styles.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px'),
    };
  });
}
