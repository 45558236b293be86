import type { InvoiceWords } from './invoice-words.ts';

export const dutch: InvoiceWords = {
  titles: { invoice: 'Factuur', creditNote: 'Creditfactuur' },
  facts: {
    invoiceNumber: 'Factuurnummer',
    creditNoteNumber: 'Nummer creditfactuur',
    issuedOn: 'Factuurdatum',
    orderNumber: 'Bestelnummer',
    orderedOn: 'Besteldatum',
    creditedInvoice: 'Crediteert factuur',
    reason: 'Reden',
  },
  parties: {
    seller: 'Verkoper',
    buyer: 'Factuur aan',
    deliveredTo: 'Geleverd aan',
    vatNumber: 'Btw-nummer',
    registerNumber: 'KvK-nummer',
  },
  columns: {
    description: 'Omschrijving',
    quantity: 'Aantal',
    unitPrice: 'Prijs per stuk excl. btw',
    rate: 'Btw',
    net: 'Bedrag excl. btw',
    gross: 'Bedrag incl. btw',
  },
  discount: 'Korting: {amount}',
  shipping: 'Verzendkosten',
  partOfOrder: 'Deel van de bestelling dat wordt gecrediteerd',
  sums: {
    net: 'Totaal excl. btw',
    tax: 'Btw',
    total: 'Totaal incl. btw',
    totalCredited: 'Totaal gecrediteerd incl. btw',
    paidBy: 'Betaald: {method}',
    paidBackBy: 'Terugbetaald: {method}',
    due: 'Nog te betalen',
    taxInEuro: 'Btw in euro',
  },
  rates: { rate: 'Btw-tarief', taxable: 'Grondslag', tax: 'Btw' },
  payments: { card: 'kaart', bankTransfer: 'bankoverschrijving', giftCard: 'cadeaubon' },
  notes: {
    destination: 'Btw van {country}, aangegeven via de éénloketregeling (OSS) van de Europese Unie.',
    'reverse-charge':
      'Btw verlegd. Intracommunautaire levering, 0 % btw: artikel 138, lid 1, van Richtlijn 2006/112/EG; de afnemer geeft de btw aan.',
    'uk-low-value':
      'Britse btw wordt door de verkoper berekend: zending met goederen tot en met 135 GBP. Brits btw-nummer van de verkoper: {number}.',
    'uk-import':
      'Uitvoer, vrijgesteld van btw: artikel 146, lid 1, van Richtlijn 2006/112/EG. Btw bij invoer betaal je aan de vervoerder.',
    export:
      'Uitvoer, vrijgesteld van btw: artikel 146, lid 1, van Richtlijn 2006/112/EG. Rechten en belastingen bij invoer zijn voor de ontvanger.',
  },
  giftCardNote:
    'Cadeaubonnen zijn vouchers voor meervoudig gebruik: btw wordt berekend wanneer ze worden besteed (artikel 30 ter, lid 1, van Richtlijn 2006/112/EG).',
  page: 'Pagina {page} van {pages}',
};
