import type { TaxKind } from '#tax';

/** Treatments that the law wants a sentence about. */
export type NotedTaxKind = Exclude<TaxKind, 'domestic'>;

/** All words of invoices and credit notes in one language. */
export interface InvoiceWords {
  readonly titles: { readonly invoice: string; readonly creditNote: string };
  readonly facts: {
    readonly invoiceNumber: string;
    readonly creditNoteNumber: string;
    readonly issuedOn: string;
    readonly orderNumber: string;
    readonly orderedOn: string;
    readonly creditedInvoice: string;
    readonly reason: string;
  };
  readonly parties: {
    readonly seller: string;
    readonly buyer: string;
    readonly deliveredTo: string;
    readonly vatNumber: string;
    readonly registerNumber: string;
  };
  readonly columns: {
    readonly description: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly rate: string;
    readonly net: string;
    readonly gross: string;
  };
  /** `{amount}` was taken off the line. */
  readonly discount: string;
  readonly shipping: string;
  readonly partOfOrder: string;
  readonly sums: {
    readonly net: string;
    readonly tax: string;
    readonly total: string;
    readonly totalCredited: string;
    /** `{method}` */
    readonly paidBy: string;
    readonly paidBackBy: string;
    readonly due: string;
    readonly taxInEuro: string;
  };
  readonly rates: { readonly rate: string; readonly taxable: string; readonly tax: string };
  readonly payments: { readonly card: string; readonly bankTransfer: string; readonly giftCard: string };
  /** `{country}` is where the goods go, `{number}` the seller's British VAT number. */
  readonly notes: Readonly<Record<NotedTaxKind, string>>;
  readonly giftCardNote: string;
  /** `{page}` and `{pages}` */
  readonly page: string;
}
