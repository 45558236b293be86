import { fileURLToPath } from 'node:url';
import { shop } from '@bowline/markets';
import { lightColours } from '@bowline/ui/tokens';
import PDFDocument from 'pdfkit';
import { latinLetters } from '../latin-letters.ts';

const regular = fileURLToPath(new URL('../fonts/inter-regular.ttf', import.meta.url));
const bold = fileURLToPath(new URL('../fonts/inter-bold.ttf', import.meta.url));

export const colours = {
  text: lightColours.text,
  muted: lightColours['text-muted'],
  brand: lightColours.brand,
  rule: lightColours.border,
} as const;

export interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Without it the text stays on one line. */
  readonly width?: number;
}

export type Structure = PDFKit.PDFStructureElement;

const page = { width: 595.28, height: 841.89 };
const margin = 48;
/** Room for the page number. */
const footerHeight = 44;

export const left = margin;
export const right = page.width - margin;
export const top = margin;
export const bottom = page.height - margin - footerHeight;
export const footerTop = page.height - margin - 14;

export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** Everything that is read aloud hangs below it. */
  readonly root: Structure;
  add(parent: Structure, tag: string): Structure;
  /** Draws what belongs to one element of the structure. */
  tagged(parent: Structure, tag: string, draw: () => void): void;
  /** Draws what is decoration, or repeated: not read aloud. */
  silently(draw: () => void): void;
  write(text: string, place: Place, style: Style): void;
  /** Ends at `x`; with a width it takes as many lines as it needs. */
  writeToRight(text: string, place: Place, style: Style): void;
  widthOf(text: string, style: Style): number;
  heightOf(text: string, width: number, style: Style): number;
  rule(y: number, colour?: string): void;
}

export interface PaperOptions {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: Date;
  /** For tests, which read the streams. */
  readonly isCompressed: boolean;
}

/** A tagged PDF/A-3 document with the shop's font: readable aloud, and in many years. */
export function createPaper({ title, language, issuedAt, isCompressed }: PaperOptions): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top, bottom: margin, left, right: margin },
    bufferPages: true,
    compress: isCompressed,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: language,
    displayTitle: true,
    // The font that is not named would be Helvetica, which a PDF/A cannot have.
    font: regular,
    info: {
      Title: title,
      Author: shop.legalName,
      Creator: shop.brand,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);

  const use = ({ size, isBold = false, colour = colours.text }: Style) =>
    pdf
      .font(isBold ? bold : regular)
      .fontSize(size)
      .fillColor(colour);
  const widthOf = (text: string, style: Style) => use(style).widthOfString(latinLetters(text));
  const add = (parent: Structure, tag: string) => {
    const element = pdf.struct(tag);
    parent.add(element);
    return element;
  };

  return {
    pdf,
    root,
    add,
    tagged(parent, tag, draw) {
      const element = pdf.struct(tag, {}, [draw]);
      parent.add(element);
      element.end();
    },
    silently(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    write(text, { x, y, width }, style) {
      use(style).text(
        latinLetters(text),
        x,
        y,
        width === undefined ? { lineBreak: false } : { width, lineGap: 1.5 },
      );
    },
    writeToRight(text, { x, y, width }, style) {
      if (width === undefined) {
        use(style).text(latinLetters(text), x - widthOf(text, style), y, { lineBreak: false });
      } else {
        use(style).text(latinLetters(text), x - width, y, { width, align: 'right', lineGap: 1.5 });
      }
    },
    widthOf,
    heightOf: (text, width, style) => use(style).heightOfString(latinLetters(text), { width, lineGap: 1.5 }),
    rule(y, colour = colours.rule) {
      pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(colour).stroke();
    },
  };
}
