import { decimalsOf, fill, type Money, money, multiplyMoney, subtractMoney, sumMoney } from '@bowline/kit';
import { formatMoney, formatPercent, type Market, shop } from '@bowline/markets';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { InvoiceWords, PrintedInvoice } from './invoice-content.ts';
import { paymentName } from './payment-name.ts';

export interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

export type RateRow = readonly [rate: string, taxable: string, tax: string];

export function sumsOf(
  { series, document }: PrintedInvoice,
  { sums }: InvoiceWords,
  market: Market,
): readonly Sum[] {
  const { net, tax, total, payments, locale } = document;
  const { written } = amountsIn(market);
  const isInvoice = series === 'invoice';
  const sum = (label: string, amount: Money, isTotal = false): Sum => ({
    label,
    amount: written(amount),
    isTotal,
  });
  const paid = payments.map(({ method, amount }) =>
    sum(fill(isInvoice ? sums.paidBy : sums.paidBackBy, { method: paymentName(method, locale) }), amount),
  );
  const left = subtractMoney(
    total,
    sumMoney(
      payments.map(({ amount }) => amount),
      total.currency,
    ),
  );
  return [
    sum(sums.net, net),
    sum(sums.tax, tax),
    sum(isInvoice ? sums.total : sums.totalCredited, total, true),
    ...taxInEuro(document).map((amount) => sum(sums.taxInEuro, amount)),
    ...paid,
    ...(isInvoice ? [sum(sums.due, left, true)] : []),
  ];
}

/** The tax office reads euros, whatever the currency of an invoice (Article 230 of Directive 2006/112/EC). */
function taxInEuro({ tax, exchangeRatePerMillion }: InvoiceDocument): readonly Money[] {
  if (tax.currency === shop.baseCurrency || tax.minor === 0) return [];
  const centsPerUnit = 10 ** (decimalsOf(shop.baseCurrency) - decimalsOf(tax.currency));
  const cents = money(tax.minor * centsPerUnit, shop.baseCurrency);
  return [multiplyMoney(cents, 1_000_000, exchangeRatePerMillion)];
}

/** VAT by rate; what carries none has a row of its own. */
export function rateRows({ taxes, net }: InvoiceDocument, market: Market): readonly RateRow[] {
  const { written, percent } = amountsIn(market);
  const taxed = sumMoney(
    taxes.map(({ taxable }) => taxable),
    net.currency,
  );
  const untaxed = subtractMoney(net, taxed);
  const rows = taxes.map(
    ({ basisPoints, taxable, amount }): RateRow => [percent(basisPoints), written(taxable), written(amount)],
  );
  if (untaxed.minor !== 0 || rows.length === 0) {
    rows.push([percent(0), written(untaxed), written(money(0, net.currency))]);
  }
  return rows;
}

export function amountsIn(market: Market) {
  return {
    written: (amount: Money) => formatMoney(amount, market),
    percent: (basisPoints: number) => formatPercent(basisPoints, market),
  };
}
