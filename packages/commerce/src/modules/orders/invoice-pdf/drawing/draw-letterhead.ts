import { shop } from '@bowline/markets';
import type { InvoiceContent } from '../invoice-content.ts';
import { colours, left, type Paper, right, type Style, top } from './paper.ts';

const headingStyle: Style = { size: 8, isBold: true, colour: colours.muted };
const lineStyle: Style = { size: 9 };
const boldStyle: Style = { size: 9, isBold: true };
const columnGap = 24;

/** Who sells what to whom, and under which number; answers where it ends. */
export function drawLetterhead(paper: Paper, content: InvoiceContent): number {
  paper.tagged(paper.root, 'P', () =>
    paper.write(shop.brand, { x: left, y: top }, { size: 22, isBold: true, colour: colours.brand }),
  );
  paper.tagged(paper.root, 'H1', () =>
    paper.writeToRight(content.title, { x: right, y: top }, { size: 22, isBold: true }),
  );
  paper.silently(() => paper.rule(top + 36, colours.brand));
  const afterParties = drawParties(paper, content, top + 52);
  return drawFacts(paper, content, afterParties + 18) + 22;
}

function drawParties(paper: Paper, { parties }: InvoiceContent, start: number): number {
  const width = (right - left - columnGap * (parties.length - 1)) / parties.length;
  const ends = parties.map(({ heading, lines }, index) => {
    const x = left + index * (width + columnGap);
    let y = start;
    paper.tagged(paper.root, 'H2', () => paper.write(heading, { x, y, width }, headingStyle));
    y += paper.heightOf(heading, width, headingStyle) + 2;
    paper.tagged(paper.root, 'P', () => {
      for (const line of lines) {
        paper.write(line, { x, y, width }, lineStyle);
        y += paper.heightOf(line, width, lineStyle);
      }
    });
    return y;
  });
  return Math.max(...ends);
}

function drawFacts(paper: Paper, { facts }: InvoiceContent, start: number): number {
  const labelWidth = Math.max(...facts.map(([label]) => paper.widthOf(label, lineStyle))) + columnGap;
  const width = right - left - labelWidth;
  const list = paper.add(paper.root, 'Table');
  let y = start;
  for (const [index, [label, value]] of facts.entries()) {
    // The first one is the number of the document.
    const style = index === 0 ? boldStyle : lineStyle;
    const row = paper.add(list, 'TR');
    paper.tagged(row, 'TH', () =>
      paper.write(label, { x: left, y }, { ...lineStyle, colour: colours.muted }),
    );
    paper.tagged(row, 'TD', () => paper.write(value, { x: left + labelWidth, y, width }, style));
    row.end();
    y += paper.heightOf(value, width, style) + 1;
  }
  list.end();
  return y;
}
