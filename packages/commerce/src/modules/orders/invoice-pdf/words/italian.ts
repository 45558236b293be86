import type { InvoiceWords } from './invoice-words.ts';

export const italian: InvoiceWords = {
  titles: { invoice: 'Fattura', creditNote: 'Nota di credito' },
  facts: {
    invoiceNumber: 'Numero fattura',
    creditNoteNumber: 'Numero nota di credito',
    issuedOn: 'Data',
    orderNumber: 'Numero ordine',
    orderedOn: 'Data ordine',
    creditedInvoice: 'Storna la fattura',
    reason: 'Motivo',
  },
  parties: {
    seller: 'Venditore',
    buyer: 'Intestata a',
    deliveredTo: 'Consegnato a',
    vatNumber: 'Partita IVA',
    registerNumber: 'Registro imprese (KvK)',
  },
  columns: {
    description: 'Descrizione',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario IVA esclusa',
    rate: 'IVA',
    net: 'Importo IVA esclusa',
    gross: 'Importo IVA inclusa',
  },
  discount: 'Sconto: {amount}',
  shipping: 'Spedizione',
  partOfOrder: 'Parte dell’ordine accreditata',
  sums: {
    net: 'Totale IVA esclusa',
    tax: 'IVA',
    total: 'Totale IVA inclusa',
    totalCredited: 'Totale accreditato IVA inclusa',
    paidBy: 'Pagato: {method}',
    paidBackBy: 'Rimborsato: {method}',
    due: 'Ancora da pagare',
    taxInEuro: 'IVA in euro',
  },
  rates: { rate: 'Aliquota IVA', taxable: 'Imponibile', tax: 'IVA' },
  payments: { card: 'carta', bankTransfer: 'bonifico bancario', giftCard: 'carta regalo' },
  notes: {
    destination: 'IVA del paese {country}, dichiarata tramite lo sportello unico (OSS) dell’Unione europea.',
    'reverse-charge':
      'Inversione contabile. Cessione intracomunitaria esente, articolo 138, paragrafo 1, della direttiva 2006/112/CE; l’IVA è dovuta dal cessionario.',
    'uk-low-value':
      'IVA britannica addebitata dal venditore: spedizione di beni fino a 135 GBP. Partita IVA britannica del venditore: {number}.',
    'uk-import':
      'Esportazione esente da IVA, articolo 146, paragrafo 1, della direttiva 2006/112/CE. L’IVA all’importazione va pagata al corriere.',
    export:
      'Esportazione esente da IVA, articolo 146, paragrafo 1, della direttiva 2006/112/CE. Dazi e imposte all’importazione sono a carico del destinatario.',
  },
  giftCardNote:
    'Le carte regalo sono buoni multiuso: l’IVA è dovuta quando vengono spese (articolo 30 ter, paragrafo 1, della direttiva 2006/112/CE).',
  page: 'Pagina {page} di {pages}',
};
