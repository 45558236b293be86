import type { InvoiceContent } from '../invoice-content.ts';
import { left, type Paper, right, type Style } from './paper.ts';

export const cellStyle: Style = { size: 9 };
const gap = 12;

/** Right edges of the columns after the first, and the room that is left for the first. */
export interface Columns {
  readonly edges: readonly number[];
  readonly widths: readonly number[];
  readonly descriptionWidth: number;
}

/** Amounts never wrap: every column is as wide as its widest one, and descriptions take what is left. */
export function columnsFor(paper: Paper, { columns, rows }: InvoiceContent, headStyle: Style): Columns {
  const widths = columns.slice(1).map((label, index) => {
    const words = label.split(' ').map((word) => paper.widthOf(word, headStyle));
    const cells = rows.map(({ cells: each }) => paper.widthOf(each[index] ?? '', cellStyle));
    return Math.ceil(Math.max(...words, ...cells)) + 1;
  });
  const edges: number[] = [];
  let edge = right;
  for (const width of widths.toReversed()) {
    edges.unshift(edge);
    edge -= width + gap;
  }
  return { edges, widths, descriptionWidth: edge - left };
}
