import { fill, type Template } from '@bowline/kit';
import { countryName, formatDate, formatNumber, type Market, markets, shop } from '@bowline/markets';
import { type TextsOf, textsOf } from '#texts';
import { addressLines } from '../address-lines.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { Invoice } from '../invoices.ts';
import type { OrderAddress } from '../model.ts';
import { amountsIn, type RateRow, rateRows, type Sum, sumsOf } from './invoice-sums.ts';
import { taxNote } from './tax-notes.ts';

export type InvoiceWords = TextsOf<'orders'>['invoice'];

export type PrintedInvoice = Pick<Invoice, 'series' | 'number' | 'issuedAt' | 'document'>;

export interface Party {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface InvoiceRow {
  readonly name: string;
  /** Smaller, below the name. */
  readonly details: readonly string[];
  /** One for each column after the first. */
  readonly cells: readonly string[];
}

/** Everything that is printed, as text in the order's language. */
export interface InvoiceContent {
  readonly language: string;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly parties: readonly Party[];
  readonly columns: readonly string[];
  readonly rows: readonly InvoiceRow[];
  readonly sums: readonly Sum[];
  readonly rates: { readonly columns: readonly string[]; readonly rows: readonly RateRow[] };
  readonly notes: readonly string[];
  readonly footer: string;
  readonly page: Template<'page' | 'pages'>;
}

export function invoiceContent(invoice: PrintedInvoice): InvoiceContent {
  const { document, series } = invoice;
  const market = markets[document.locale];
  const words = textsOf('orders', document.locale).invoice;
  const { columns } = words;
  return {
    language: market.language,
    title: series === 'invoice' ? words.titles.invoice : words.titles.creditNote,
    facts: factsOf(invoice, words, market),
    parties: partiesOf(document, words),
    columns: [
      columns.description,
      columns.quantity,
      columns.unitPrice,
      columns.rate,
      columns.net,
      columns.gross,
    ],
    rows: rowsOf(document, words, market),
    sums: sumsOf(invoice, words, market),
    rates: {
      columns: [words.rates.rate, words.rates.taxable, words.rates.tax],
      rows: rateRows(document, market),
    },
    notes: notesOf(document, words),
    footer: [shop.legalName, shop.company.email, shop.company.phone].join(' · '),
    page: words.page,
  };
}

function factsOf({ series, number, document }: PrintedInvoice, words: InvoiceWords, market: Market) {
  const { facts } = words;
  const { credits } = document;
  const all: [string, string][] = [
    [series === 'invoice' ? facts.invoiceNumber : facts.creditNoteNumber, number],
    [facts.issuedOn, formatDate(document.issuedOn, market)],
    [facts.orderNumber, document.orderNumber],
    [facts.orderedOn, formatDate(document.orderedOn, market)],
  ];
  if (credits) all.push([facts.creditedInvoice, credits.invoiceNumber]);
  if (credits?.reason) all.push([facts.reason, credits.reason]);
  return all;
}

function partiesOf(document: InvoiceDocument, { parties }: InvoiceWords): readonly Party[] {
  const { locale, billingAddress, shippingAddress, treatment, email } = document;
  const { company } = shop;
  const seller = [
    shop.legalName,
    company.street,
    `${company.postalCode} ${company.city}`,
    countryName(shop.country, locale),
    `${parties.vatNumber}: ${company.vatNumber}`,
    `${parties.registerNumber}: ${company.registerNumber}`,
  ];
  const vatNumber = treatment.vatNumber ?? billingAddress.vatNumber;
  const buyer = [...addressLines(billingAddress, locale), email];
  if (vatNumber) buyer.push(`${parties.vatNumber}: ${vatNumber}`);
  const all = [
    { heading: parties.buyer, lines: buyer },
    { heading: parties.seller, lines: seller },
  ];
  if (shippingAddress && !isSamePlace(shippingAddress, billingAddress)) {
    all.splice(1, 0, { heading: parties.deliveredTo, lines: [...addressLines(shippingAddress, locale)] });
  }
  return all;
}

function isSamePlace(one: OrderAddress, other: OrderAddress): boolean {
  return addressLines(one, 'en').join('\n') === addressLines(other, 'en').join('\n');
}

function rowsOf(document: InvoiceDocument, words: InvoiceWords, market: Market): readonly InvoiceRow[] {
  const { written, percent } = amountsIn(market);
  const rows = document.lines.map(
    (line): InvoiceRow => ({
      name: line.name,
      details: [
        [...line.options.map(({ label, value }) => `${label}: ${value}`), line.sku].join(' · '),
        ...(line.discount.minor > 0 ? [fill(words.discount, { amount: written(line.discount) })] : []),
      ],
      cells: [
        formatNumber(line.quantityHundredths / 100, market, { maximumDecimals: 2 }),
        written(line.unit.excl),
        percent(line.vatBasisPoints),
        written(line.total.excl),
        written(line.total.incl),
      ],
    }),
  );
  const { shipping } = document;
  for (const { vatBasisPoints, excl, incl } of shipping?.parts ?? []) {
    rows.push({
      name: words.shipping,
      details: shipping?.name ? [shipping.name] : [],
      cells: ['', '', percent(vatBasisPoints), written(excl), written(incl)],
    });
  }
  if (rows.length > 0) return rows;
  return [
    {
      name: words.partOfOrder,
      details: [],
      cells: ['', '', '', written(document.net), written(document.total)],
    },
  ];
}

function notesOf(document: InvoiceDocument, words: InvoiceWords): readonly string[] {
  const { treatment, shippingAddress, billingAddress, locale, taxes, net } = document;
  const { country } = shippingAddress ?? billingAddress;
  const untaxed = net.minor - taxes.reduce((sum, { taxable }) => sum + taxable.minor, 0);
  const isTaxed = ['domestic', 'destination', 'uk-low-value'].includes(treatment.kind);
  return [
    taxNote({ kind: treatment.kind, country, locale }),
    isTaxed && untaxed > 0 ? words.giftCardNote : null,
  ].filter((note) => note !== null);
}
