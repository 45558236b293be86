import { buffer } from 'node:stream/consumers';
import { fill } from '@bowline/kit';
import { drawLetterhead } from './drawing/draw-letterhead.ts';
import { drawLines } from './drawing/draw-lines.ts';
import { drawSums } from './drawing/draw-sums.ts';
import { colours, createPaper, footerTop, left, type Paper, right } from './drawing/paper.ts';
import { type InvoiceContent, invoiceContent, type PrintedInvoice } from './invoice-content.ts';

export interface DrawingOptions {
  readonly isCompressed: boolean;
}

export async function drawInvoice(
  invoice: PrintedInvoice,
  { isCompressed }: DrawingOptions,
): Promise<Buffer> {
  const content = invoiceContent(invoice);
  const { title, language } = content;
  const paper = createPaper({
    title: `${title} ${invoice.number}`,
    language,
    issuedAt: invoice.issuedAt,
    isCompressed,
  });
  const written = buffer(paper.pdf);
  const afterHead = drawLetterhead(paper, content);
  const afterLines = drawLines(paper, content, afterHead);
  drawSums(paper, content, afterLines);
  paper.root.end();
  numberPages(paper, content);
  paper.pdf.end();
  return written;
}

/** Pages are kept until now: only the last one tells how many there are. */
function numberPages(paper: Paper, { footer, page: label }: InvoiceContent): void {
  const { start, count } = paper.pdf.bufferedPageRange();
  const style = { size: 8, colour: colours.muted };
  for (let index = start; index < start + count; index += 1) {
    paper.pdf.switchToPage(index);
    // Text below the margin would begin another page.
    paper.pdf.page.margins.bottom = 0;
    const number = fill(label, { page: index + 1, pages: count });
    paper.silently(() => {
      paper.rule(footerTop - 8);
      paper.write(footer, { x: left, y: footerTop }, style);
      paper.writeToRight(number, { x: right, y: footerTop }, style);
    });
  }
}
