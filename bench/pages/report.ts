import { comparisonCells, comparisonHeadings } from '../measure/comparison-columns.ts';
import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, kilobytes, milliseconds, shareOf } from '../measure/table.ts';
import type { FirstLoad } from './first-load.ts';

/** Bytes as they travel, for a new visitor of the production build. */
const sizeBudgets = {
  script: 127_000,
  style: 20_000,
  font: 40_000,
  /** The HTML of a listing of 48 products, without the styles that it brings. */
  listingHtml: 25_000,
  ownStyles: 10_000,
} as const;

export function pageReport(measurements: readonly Measurement[], concurrency: number): string {
  return formatTable(
    ['CPU ms per request', 'server', 'lowest', 'PostgreSQL', ...comparisonHeadings(concurrency)],
    measurements.map((measured) => [
      measured.name,
      milliseconds(measured.serverMs),
      milliseconds(measured.lowestServerMs),
      milliseconds(measured.postgresMs),
      ...comparisonCells(measured),
    ]),
  );
}

export interface PageSizes {
  readonly name: string;
  /** The largest page of the sample. */
  readonly load: FirstLoad;
}

export function sizeReport(pages: readonly PageSizes[]): string {
  const used = (bytes: number, budget: number | undefined) =>
    budget === undefined ? kilobytes(bytes) : `${kilobytes(bytes)} (${shareOf(bytes, budget)})`;
  return formatTable(
    ['first load', 'HTML', 'its styles', 'scripts', 'files', 'messages', 'CSS', 'fonts', 'page'],
    [
      ...pages.map(({ name, load }) => [
        name,
        used(load.html, name === 'category' ? sizeBudgets.listingHtml : undefined),
        used(load.ownStyles, sizeBudgets.ownStyles),
        used(load.script, sizeBudgets.script),
        load.scriptFiles,
        kilobytes(load.messages),
        used(load.style, sizeBudgets.style),
        used(load.font, sizeBudgets.font),
        load.path,
      ]),
      [
        'budget',
        `≤ ${kilobytes(sizeBudgets.listingHtml)} (category)`,
        `≤ ${kilobytes(sizeBudgets.ownStyles)}`,
        `≤ ${kilobytes(sizeBudgets.script)}`,
        '',
        '',
        `≤ ${kilobytes(sizeBudgets.style)}`,
        `≤ ${kilobytes(sizeBudgets.font)}`,
        '',
      ],
    ],
  );
}
