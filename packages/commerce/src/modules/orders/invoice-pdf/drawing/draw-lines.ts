import type { InvoiceContent, InvoiceRow } from '../invoice-content.ts';
import { bottom, colours, left, type Paper, right, type Structure, type Style, top } from './paper.ts';

const cellStyle: Style = { size: 9 };
const gap = 12;

/** Right edges of the columns after the first, and the room that is left for the first. */
interface Columns {
  readonly edges: readonly number[];
  readonly widths: readonly number[];
  readonly descriptionWidth: number;
}

/** Amounts never wrap: every column is as wide as its widest one, and descriptions take what is left. */
function columnsFor(paper: Paper, { columns, rows }: InvoiceContent, headStyle: Style): Columns {
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

const headStyle: Style = { size: 8, isBold: true, colour: colours.muted };
const detailStyle: Style = { size: 8, colour: colours.muted };
const padding = 5;

/** The lines of the order, over as many pages as they need; answers where they end. */
export function drawLines(paper: Paper, content: InvoiceContent, start: number): number {
  const columns = columnsFor(paper, content, headStyle);
  const table = paper.add(paper.root, 'Table');
  let y = drawHead(paper, content, columns, start, table);
  for (const row of content.rows) {
    const height = rowHeight(paper, row, columns);
    if (y + height > bottom) {
      paper.pdf.addPage();
      // The heads were read once; on further pages they are only seen.
      y = drawHead(paper, content, columns, top, null);
    }
    drawRow(paper, row, columns, y, table);
    y += height;
    paper.silently(() => paper.rule(y));
  }
  table.end();
  return y;
}

function drawHead(
  paper: Paper,
  { columns: labels }: InvoiceContent,
  { edges, widths, descriptionWidth }: Columns,
  y: number,
  table: Structure | null,
): number {
  const height = Math.max(
    ...labels.map((label, index) => paper.heightOf(label, widths[index - 1] ?? descriptionWidth, headStyle)),
  );
  const drawLabel = (label: string, index: number) => {
    const edge = edges[index - 1];
    const width = widths[index - 1];
    if (edge === undefined || width === undefined) {
      paper.write(label, { x: left, y, width: descriptionWidth }, headStyle);
    } else {
      paper.writeToRight(label, { x: edge, y, width }, headStyle);
    }
  };
  if (table) {
    const row = paper.add(table, 'TR');
    for (const [index, label] of labels.entries()) paper.tagged(row, 'TH', () => drawLabel(label, index));
    row.end();
  } else {
    paper.silently(() => labels.forEach(drawLabel));
  }
  paper.silently(() => paper.rule(y + height + padding, colours.brand));
  return y + height + padding;
}

function rowHeight(paper: Paper, { name, details }: InvoiceRow, { descriptionWidth }: Columns): number {
  const heights = [
    paper.heightOf(name, descriptionWidth, cellStyle),
    ...details.map((detail) => paper.heightOf(detail, descriptionWidth, detailStyle)),
  ];
  return padding * 2 + heights.reduce((sum, height) => sum + height, 0);
}

function drawRow(
  paper: Paper,
  { name, details, cells }: InvoiceRow,
  { edges, descriptionWidth }: Columns,
  start: number,
  table: Structure,
): void {
  const row = paper.add(table, 'TR');
  paper.tagged(row, 'TD', () => {
    let y = start + padding;
    paper.write(name, { x: left, y, width: descriptionWidth }, cellStyle);
    y += paper.heightOf(name, descriptionWidth, cellStyle);
    for (const detail of details) {
      paper.write(detail, { x: left, y, width: descriptionWidth }, detailStyle);
      y += paper.heightOf(detail, descriptionWidth, detailStyle);
    }
  });
  for (const [index, cell] of cells.entries()) {
    const x = edges[index];
    if (x === undefined) continue;
    paper.tagged(row, 'TD', () => {
      if (cell !== '') paper.writeToRight(cell, { x, y: start + padding }, cellStyle);
    });
  }
  row.end();
}
