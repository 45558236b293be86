import type { InvoiceWords } from './invoice-words.ts';

export const polish: InvoiceWords = {
  titles: { invoice: 'Faktura', creditNote: 'Faktura korygująca' },
  facts: {
    invoiceNumber: 'Numer faktury',
    creditNoteNumber: 'Numer korekty',
    issuedOn: 'Data wystawienia',
    orderNumber: 'Numer zamówienia',
    orderedOn: 'Data zamówienia',
    creditedInvoice: 'Koryguje fakturę',
    reason: 'Przyczyna',
  },
  parties: {
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    deliveredTo: 'Adres dostawy',
    vatNumber: 'Numer VAT',
    registerNumber: 'Rejestr handlowy (KvK)',
  },
  columns: {
    description: 'Nazwa',
    quantity: 'Ilość',
    unitPrice: 'Cena jedn. netto',
    rate: 'VAT',
    net: 'Kwota netto',
    gross: 'Kwota brutto',
  },
  discount: 'Rabat: {amount}',
  shipping: 'Dostawa',
  partOfOrder: 'Część zamówienia objęta korektą',
  sums: {
    net: 'Razem netto',
    tax: 'VAT',
    total: 'Razem brutto',
    totalCredited: 'Razem korekta brutto',
    paidBy: 'Zapłacono: {method}',
    paidBackBy: 'Zwrócono: {method}',
    due: 'Do zapłaty',
    taxInEuro: 'VAT w euro',
  },
  rates: { rate: 'Stawka VAT', taxable: 'Podstawa', tax: 'VAT' },
  payments: { card: 'karta', bankTransfer: 'przelew bankowy', giftCard: 'karta podarunkowa' },
  notes: {
    destination: 'VAT kraju {country}, rozliczany w procedurze OSS Unii Europejskiej.',
    'reverse-charge':
      'Odwrotne obciążenie. Wewnątrzwspólnotowa dostawa towarów zwolniona z VAT, art. 138 ust. 1 dyrektywy 2006/112/WE; podatek rozlicza nabywca.',
    'uk-low-value':
      'Brytyjski VAT nalicza sprzedawca: przesyłka z towarami o wartości do 135 GBP. Brytyjski numer VAT sprzedawcy: {number}.',
    'uk-import':
      'Eksport zwolniony z VAT, art. 146 ust. 1 dyrektywy 2006/112/WE. Podatek VAT od importu należy zapłacić przewoźnikowi.',
    export:
      'Eksport zwolniony z VAT, art. 146 ust. 1 dyrektywy 2006/112/WE. Cło i podatki importowe ponosi odbiorca.',
  },
  giftCardNote:
    'Karty podarunkowe to bony różnego przeznaczenia: VAT jest należny w chwili ich wykorzystania (art. 30b ust. 1 dyrektywy 2006/112/WE).',
  page: 'Strona {page} z {pages}',
};
