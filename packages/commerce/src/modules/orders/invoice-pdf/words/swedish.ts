import type { InvoiceWords } from './invoice-words.ts';

export const swedish: InvoiceWords = {
  titles: { invoice: 'Faktura', creditNote: 'Kreditfaktura' },
  facts: {
    invoiceNumber: 'Fakturanummer',
    creditNoteNumber: 'Kreditfakturans nummer',
    issuedOn: 'Datum',
    orderNumber: 'Ordernummer',
    orderedOn: 'Orderdatum',
    creditedInvoice: 'Krediterar faktura',
    reason: 'Orsak',
  },
  parties: {
    seller: 'Säljare',
    buyer: 'Faktura till',
    deliveredTo: 'Levererat till',
    vatNumber: 'Momsregistreringsnummer',
    registerNumber: 'Handelsregister (KvK)',
  },
  columns: {
    description: 'Beskrivning',
    quantity: 'Antal',
    unitPrice: 'Styckpris exkl. moms',
    rate: 'Moms',
    net: 'Belopp exkl. moms',
    gross: 'Belopp inkl. moms',
  },
  discount: 'Rabatt: {amount}',
  shipping: 'Frakt',
  partOfOrder: 'Del av ordern som krediteras',
  sums: {
    net: 'Summa exkl. moms',
    tax: 'Moms',
    total: 'Summa inkl. moms',
    totalCredited: 'Krediterat inkl. moms',
    paidBy: 'Betalt: {method}',
    paidBackBy: 'Återbetalt: {method}',
    due: 'Kvar att betala',
    taxInEuro: 'Moms i euro',
  },
  rates: { rate: 'Momssats', taxable: 'Beskattningsunderlag', tax: 'Moms' },
  payments: { card: 'kort', bankTransfer: 'banköverföring', giftCard: 'presentkort' },
  notes: {
    destination: 'Moms i landet {country}, redovisad genom EU:s ordning One Stop Shop (OSS).',
    'reverse-charge':
      'Omvänd betalningsskyldighet. Undantagen gemenskapsintern leverans, artikel 138.1 i direktiv 2006/112/EG; momsen redovisas av köparen.',
    'uk-low-value':
      'Brittisk moms tas ut av säljaren: försändelse med varor för högst 135 GBP. Säljarens brittiska momsnummer: {number}.',
    'uk-import':
      'Export undantagen från moms, artikel 146.1 i direktiv 2006/112/EG. Moms vid import betalas till transportören.',
    export:
      'Export undantagen från moms, artikel 146.1 i direktiv 2006/112/EG. Tull och skatter vid import betalas av mottagaren.',
  },
  giftCardNote:
    'Presentkort är flerfunktionsvouchrar: moms tas ut när de används (artikel 30b.1 i direktiv 2006/112/EG).',
  page: 'Sida {page} av {pages}',
};
