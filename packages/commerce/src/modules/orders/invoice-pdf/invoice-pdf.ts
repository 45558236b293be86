import { shop } from '@bowline/markets';
import type { DrawingOptions } from './draw-invoice.ts';
import type { PrintedInvoice } from './invoice-content.ts';

/** An invoice or credit note as a file. What draws it is large and loaded when the first one is wanted. */
export async function invoicePdf(
  invoice: PrintedInvoice,
  options: DrawingOptions = { isCompressed: true },
): Promise<Buffer> {
  const { drawInvoice } = await import('./draw-invoice.ts');
  return drawInvoice(invoice, options);
}

export function invoiceFileName({ number }: Pick<PrintedInvoice, 'number'>): string {
  return `${shop.brand.toLowerCase()}-${number}.pdf`;
}
