import type { InvoiceWords } from './invoice-words.ts';

export const english: InvoiceWords = {
  titles: { invoice: 'Invoice', creditNote: 'Credit note' },
  facts: {
    invoiceNumber: 'Invoice number',
    creditNoteNumber: 'Credit note number',
    issuedOn: 'Date',
    orderNumber: 'Order number',
    orderedOn: 'Date of order',
    creditedInvoice: 'Credits invoice',
    reason: 'Reason',
  },
  parties: {
    seller: 'Seller',
    buyer: 'Invoice to',
    deliveredTo: 'Delivered to',
    vatNumber: 'VAT number',
    registerNumber: 'Chamber of Commerce',
  },
  columns: {
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price excl. VAT',
    rate: 'VAT',
    net: 'Amount excl. VAT',
    gross: 'Amount incl. VAT',
  },
  discount: 'Discount: {amount}',
  shipping: 'Shipping',
  partOfOrder: 'Part of the order that is credited',
  sums: {
    net: 'Total excl. VAT',
    tax: 'VAT',
    total: 'Total incl. VAT',
    totalCredited: 'Total credited incl. VAT',
    paidBy: 'Paid: {method}',
    paidBackBy: 'Paid back: {method}',
    due: 'Left to pay',
    taxInEuro: 'VAT in euros',
  },
  rates: { rate: 'VAT rate', taxable: 'Taxable amount', tax: 'VAT' },
  payments: { card: 'card', bankTransfer: 'bank transfer', giftCard: 'gift card' },
  notes: {
    destination: 'VAT of {country}, declared under the one-stop shop scheme of the European Union.',
    'reverse-charge':
      'VAT reverse-charged. Exempt intra-Community supply, Article 138(1) of Council Directive 2006/112/EC; the customer accounts for the VAT.',
    'uk-low-value':
      'UK VAT is charged by the seller: consignment of goods not exceeding GBP 135. UK VAT number of the seller: {number}.',
    'uk-import':
      'Export, exempt from VAT: Article 146(1) of Council Directive 2006/112/EC. VAT on import is payable to the carrier.',
    export:
      'Export, exempt from VAT: Article 146(1) of Council Directive 2006/112/EC. Duties and taxes on import are payable by the recipient.',
  },
  giftCardNote:
    'Gift cards are multi-purpose vouchers: VAT is charged when they are spent (Article 30b(1) of Council Directive 2006/112/EC).',
  page: 'Page {page} of {pages}',
};
