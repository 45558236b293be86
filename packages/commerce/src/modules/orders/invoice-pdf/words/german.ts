import type { InvoiceWords } from './invoice-words.ts';

export const german: InvoiceWords = {
  titles: { invoice: 'Rechnung', creditNote: 'Rechnungskorrektur' },
  facts: {
    invoiceNumber: 'Rechnungsnummer',
    creditNoteNumber: 'Nummer der Korrektur',
    issuedOn: 'Datum',
    orderNumber: 'Bestellnummer',
    orderedOn: 'Bestelldatum',
    creditedInvoice: 'Korrigiert Rechnung',
    reason: 'Grund',
  },
  parties: {
    seller: 'Verkäufer',
    buyer: 'Rechnung an',
    deliveredTo: 'Geliefert an',
    vatNumber: 'USt-IdNr.',
    registerNumber: 'Handelsregister (KvK)',
  },
  columns: {
    description: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis netto',
    rate: 'MwSt.',
    net: 'Betrag netto',
    gross: 'Betrag brutto',
  },
  discount: 'Rabatt: {amount}',
  shipping: 'Versandkosten',
  partOfOrder: 'Teil der Bestellung, der gutgeschrieben wird',
  sums: {
    net: 'Summe netto',
    tax: 'MwSt.',
    total: 'Gesamtbetrag inkl. MwSt.',
    totalCredited: 'Gutgeschrieben inkl. MwSt.',
    paidBy: 'Bezahlt: {method}',
    paidBackBy: 'Erstattet: {method}',
    due: 'Noch zu zahlen',
    taxInEuro: 'MwSt. in Euro',
  },
  rates: { rate: 'Steuersatz', taxable: 'Nettobetrag', tax: 'MwSt.' },
  payments: { card: 'Karte', bankTransfer: 'Überweisung', giftCard: 'Gutschein' },
  notes: {
    destination:
      'Umsatzsteuer des Landes {country}, erklärt über die einzige Anlaufstelle (OSS) der Europäischen Union.',
    'reverse-charge':
      'Steuerschuldnerschaft des Leistungsempfängers. Steuerfreie innergemeinschaftliche Lieferung, Artikel 138 Absatz 1 der Richtlinie 2006/112/EG.',
    'uk-low-value':
      'Die britische Mehrwertsteuer wird vom Verkäufer berechnet: Warensendung bis 135 GBP. Britische USt-IdNr. des Verkäufers: {number}.',
    'uk-import':
      'Steuerfreie Ausfuhrlieferung, Artikel 146 Absatz 1 der Richtlinie 2006/112/EG. Die Einfuhrumsatzsteuer ist an den Zusteller zu zahlen.',
    export:
      'Steuerfreie Ausfuhrlieferung, Artikel 146 Absatz 1 der Richtlinie 2006/112/EG. Zölle und Einfuhrabgaben trägt der Empfänger.',
  },
  giftCardNote:
    'Gutscheine sind Mehrzweck-Gutscheine: Die Umsatzsteuer fällt erst bei der Einlösung an (Artikel 30b Absatz 1 der Richtlinie 2006/112/EG).',
  page: 'Seite {page} von {pages}',
};
