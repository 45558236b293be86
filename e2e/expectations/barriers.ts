import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydratedWhole } from '../hydration.ts';

export interface Extent {
  /**
   * The dark scheme is made of other colours and nothing else. A width between the narrowest and the widest shows nothing
   * that neither of them does, and in no other colours, but places it otherwise.
   */
  readonly rules?: 'all' | 'colours' | 'placing';
  /** The frame around the content is the same on every screen: few journeys need to try it again. */
  readonly part?: 'content' | 'header' | 'page';
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const chosenRules: Record<NonNullable<Extent['rules']>, RunOnly> = {
  all: { type: 'tag', values: tags },
  colours: { type: 'rule', values: ['color-contrast'] },
  placing: { type: 'rule', values: ['scrollable-region-focusable', 'target-size'] },
};
const widths = [390, 1440];
const frame = ['header:not(main *, dialog *)', 'footer:not(main *, dialog *)'];
/** Hundreds of equal tiles would take minutes and tell nothing that the first four do not. */
const furtherTiles = 'main li:nth-child(n + 5)';

/** The same without its comments, less than half as long: it is sent to every page anew, and read there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What shuts somebody out of the page as it stands now. */
export async function barriersOf(
  page: Page,
  { rules = 'all', part = 'content' }: Extent = {},
): Promise<string[]> {
  const untested = [furtherTiles, ...(part === 'content' ? frame : [])].join(', ');
  const context = part === 'header' ? 'header' : 'html';
  // Nobody reads what passed: to describe it takes longer than to test it.
  const options: RunOptions = { runOnly: chosenRules[rules], resultTypes: ['violations'] };
  await hydratedWhole(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ context, options, untested }) => {
      const sheet = new CSSStyleSheet();
      // A colour on its way from one scheme to the other is none that anybody reads, and what is too far away to be drawn has its
      // parts where nobody sees them, over those of its neighbours.
      sheet.replaceSync(
        '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      // What is only excluded or hidden is walked through all the same, and that is most of the work. What is open or has the
      // focus would lose it.
      const places: [place: Comment, element: Element][] = [];
      for (const element of document.querySelectorAll(untested))
        if (element.isConnected && !element.querySelector('dialog[open], :popover-open, :focus')) {
          const place = new Comment();
          element.replaceWith(place);
          places.push([place, element]);
        }
      try {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
        );
      } finally {
        for (const [place, element] of places) place.replaceWith(element);
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      }
    },
    { context, options, untested },
  );
}

/** On a phone and a desk; the dark colours are the same on both, and a desk shows more of them. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `${name}, light, ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriersOf(page, { rules: 'colours' }), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
