import { formatTable, kilobytes, milliseconds, shareOf } from '../../measure/table.ts';
import type { LighthouseNumbers } from './lighthouse.ts';
import type { NextPaint } from './next-paint.ts';
import type { TransferredScripts } from './transferred-scripts.ts';

const budgets = { script: 127_000, nextPaintMs: 100, performance: 95, lcpMs: 2_500, cls: 0.02 } as const;

export interface SeenPage {
  readonly name: string;
  readonly scripts: TransferredScripts;
  readonly lighthouse: LighthouseNumbers | undefined;
}

export function seenPagesReport(pages: readonly SeenPage[]): string {
  const numbers = ({ lighthouse: seen }: SeenPage) =>
    seen
      ? [
          seen.performance,
          seen.accessibility,
          seen['best-practices'],
          seen.seo,
          milliseconds(seen.lcpMs),
          seen.cls.toFixed(3),
          milliseconds(seen.tbtMs),
        ]
      : ['', '', '', '', '', '', ''];
  return formatTable(
    [
      'in a browser',
      'scripts',
      'files',
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'LCP',
      'CLS',
      'TBT',
    ],
    [
      ...pages.map((page) => [
        page.name,
        `${kilobytes(page.scripts.bytes)} (${shareOf(page.scripts.bytes, budgets.script)})`,
        page.scripts.files,
        ...numbers(page),
      ]),
      [
        'budget',
        `≤ ${kilobytes(budgets.script)}`,
        '',
        `≥ ${budgets.performance}`,
        '100',
        '100',
        '100',
        `≤ ${milliseconds(budgets.lcpMs)}`,
        `≤ ${budgets.cls}`,
        '',
      ],
    ],
  );
}

export function nextPaintReport(paints: readonly NextPaint[]): string {
  return formatTable(
    ['next paint at 4 × CPU', 'median', 'budget'],
    paints.map(({ name, ms }) => [
      name,
      ms === undefined ? 'not found' : milliseconds(ms),
      `≤ ${milliseconds(budgets.nextPaintMs)}`,
    ]),
  );
}
