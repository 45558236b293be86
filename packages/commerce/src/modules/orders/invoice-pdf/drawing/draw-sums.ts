import type { InvoiceContent } from '../invoice-content.ts';
import { bottom, colours, left, type Paper, right, type Style, top } from './paper.ts';

const sumStyle: Style = { size: 9.5 };
const totalStyle: Style = { size: 10.5, isBold: true };
const smallStyle: Style = { size: 8 };
const smallHeadStyle: Style = { size: 8, isBold: true, colour: colours.muted };
const sumHeight = 17;
const rateHeight = 14;
const sumsWidth = 250;

/** VAT by rate to the left, sums to the right, notes below; they stay together on one page. */
export function drawSums(paper: Paper, content: InvoiceContent, start: number): void {
  const { sums, rates, notes } = content;
  const width = right - left;
  const notesHeight = notes.reduce((sum, note) => sum + paper.heightOf(note, width, smallStyle) + 6, 0);
  const height =
    Math.max(sums.length * sumHeight, (rates.rows.length + 1) * rateHeight + 4) + 18 + notesHeight;
  let y = start + 14;
  if (y + height > bottom) {
    paper.pdf.addPage();
    y = top;
  }
  drawRates(paper, content, y);
  y = drawSumLines(paper, content, y) + 18;
  for (const note of notes) {
    paper.tagged(paper.root, 'P', () => paper.write(note, { x: left, y, width }, smallStyle));
    y += paper.heightOf(note, width, smallStyle) + 6;
  }
}

function drawSumLines(paper: Paper, { sums }: InvoiceContent, start: number): number {
  const table = paper.add(paper.root, 'Table');
  let y = start;
  for (const { label, amount, isTotal } of sums) {
    const style = isTotal ? totalStyle : sumStyle;
    const row = paper.add(table, 'TR');
    paper.tagged(row, 'TH', () => paper.write(label, { x: right - sumsWidth, y }, style));
    paper.tagged(row, 'TD', () => paper.writeToRight(amount, { x: right, y }, style));
    row.end();
    y += sumHeight;
  }
  table.end();
  return y;
}

function drawRates(paper: Paper, { rates }: InvoiceContent, start: number): void {
  const table = paper.add(paper.root, 'Table');
  let y = start;
  const edges = [left + 45, left + 130, left + 205];
  const drawRow = (cells: readonly string[], tag: 'TH' | 'TD', style: Style) => {
    const row = paper.add(table, 'TR');
    for (const [index, cell] of cells.entries()) {
      const x = edges[index] ?? right;
      paper.tagged(row, tag, () => {
        if (index === 0) paper.write(cell, { x: left, y }, style);
        else paper.writeToRight(cell, { x, y }, style);
      });
    }
    row.end();
    y += rateHeight;
  };
  drawRow(rates.columns, 'TH', smallHeadStyle);
  for (const row of rates.rows) drawRow(row, 'TD', smallStyle);
  table.end();
}
