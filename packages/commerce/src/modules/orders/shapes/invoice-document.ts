import type { InvoiceDocument, InvoiceLine } from '../invoice-document.ts';
import { type ShapeHistory, type Stored, stored, upgrade } from './upgrade.ts';

type Shipping = NonNullable<InvoiceDocument['shipping']>;

/** One rate for the whole document. */
interface FirstDocument extends Omit<InvoiceDocument, 'lines' | 'shipping'> {
  readonly lines: readonly Omit<InvoiceLine, 'vatBasisPoints'>[];
  readonly shipping: Omit<Shipping, 'parts'> | null;
}

/** What had VAT had the one rate; gift cards had none. */
function withRatesOfLines(older: Stored): Stored {
  const { lines, shipping, taxes, ...rest } = older as unknown as FirstDocument;
  const rate = taxes[0]?.basisPoints ?? 0;
  const newer: InvoiceDocument = {
    ...rest,
    taxes,
    lines: lines.map((line) => ({
      ...line,
      vatBasisPoints: line.total.tax.minor > 0 || line.unit.incl.minor > line.unit.excl.minor ? rate : 0,
    })),
    shipping: shipping && {
      ...shipping,
      parts: [
        {
          excl: shipping.excl,
          tax: shipping.tax,
          incl: shipping.incl,
          vatBasisPoints: shipping.tax.minor > 0 ? rate : 0,
        },
      ],
    },
  };
  return { ...newer };
}

const history: ShapeHistory = { name: 'document of an invoice', steps: [withRatesOfLines] };

/** Rule 16. */
export function readDocument(kept: Stored): InvoiceDocument {
  return upgrade(kept, history) as unknown as InvoiceDocument;
}

export function storedDocument(document: InvoiceDocument): string {
  return stored(document, history);
}
