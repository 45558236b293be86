import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Extent {
  /** The dark scheme is made of other colours and nothing else. */
  readonly rules?: 'all' | 'colours';
  /** The frame around the content is the same on every screen: few journeys need to try it again. */
  readonly part?: 'content' | 'header' | 'page';
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const widths = [390, 1440];
const frame = ['header:not(main *, dialog *)', 'footer:not(main *, dialog *)'];

/** What shuts somebody out of the page as it stands now. */
export async function barriersOf(
  page: Page,
  { rules = 'all', part = 'content' }: Extent = {},
): Promise<string[]> {
  // Hundreds of equal tiles would take minutes and tell nothing that the first eight do not.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('main li:nth-child(n + 9)');
  if (part === 'header') builder.include('header');
  if (part === 'content') for (const selector of frame) builder.exclude(selector);
  const chosen = rules === 'all' ? builder.withTags(tags) : builder.withRules(['color-contrast']);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
}

/** On a phone and a desk, in light and dark. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `${name}, light, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOf(page, { rules: 'colours' }), `${name}, dark, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
}
