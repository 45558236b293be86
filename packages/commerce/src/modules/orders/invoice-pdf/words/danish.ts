import type { InvoiceWords } from './invoice-words.ts';

export const danish: InvoiceWords = {
  titles: { invoice: 'Faktura', creditNote: 'Kreditnota' },
  facts: {
    invoiceNumber: 'Fakturanummer',
    creditNoteNumber: 'Kreditnotanummer',
    issuedOn: 'Dato',
    orderNumber: 'Ordrenummer',
    orderedOn: 'Ordredato',
    creditedInvoice: 'Krediterer faktura',
    reason: 'Årsag',
  },
  parties: {
    seller: 'Sælger',
    buyer: 'Faktureret til',
    deliveredTo: 'Leveret til',
    vatNumber: 'Momsnummer',
    registerNumber: 'Handelsregister (KvK)',
  },
  columns: {
    description: 'Beskrivelse',
    quantity: 'Antal',
    unitPrice: 'Stykpris ekskl. moms',
    rate: 'Moms',
    net: 'Beløb ekskl. moms',
    gross: 'Beløb inkl. moms',
  },
  discount: 'Rabat: {amount}',
  shipping: 'Fragt',
  partOfOrder: 'Del af ordren, der krediteres',
  sums: {
    net: 'I alt ekskl. moms',
    tax: 'Moms',
    total: 'I alt inkl. moms',
    totalCredited: 'Krediteret i alt inkl. moms',
    paidBy: 'Betalt: {method}',
    paidBackBy: 'Tilbagebetalt: {method}',
    due: 'Mangler at betale',
    taxInEuro: 'Moms i euro',
  },
  rates: { rate: 'Momssats', taxable: 'Momsgrundlag', tax: 'Moms' },
  payments: { card: 'kort', bankTransfer: 'bankoverførsel', giftCard: 'gavekort' },
  notes: {
    destination: 'Moms i landet {country}, angivet via One Stop Shop-ordningen (OSS) i Den Europæiske Union.',
    'reverse-charge':
      'Omvendt betalingspligt. Momsfri levering inden for EU, artikel 138, stk. 1, i direktiv 2006/112/EF; momsen afregnes af køberen.',
    'uk-low-value':
      'Britisk moms opkræves af sælgeren: forsendelse med varer til højst 135 GBP. Sælgerens britiske momsnummer: {number}.',
    'uk-import':
      'Momsfri eksport, artikel 146, stk. 1, i direktiv 2006/112/EF. Moms ved import skal betales til fragtfirmaet.',
    export:
      'Momsfri eksport, artikel 146, stk. 1, i direktiv 2006/112/EF. Told og afgifter ved import betales af modtageren.',
  },
  giftCardNote:
    'Gavekort er vouchere til flere formål: momsen opkræves, når de bruges (artikel 30b, stk. 1, i direktiv 2006/112/EF).',
  page: 'Side {page} af {pages}',
};
