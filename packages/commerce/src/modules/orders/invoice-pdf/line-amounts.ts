import type { Money } from '@bowline/kit';
import { formatMoney, formatPercent, type Market } from '@bowline/markets';
import type { InvoiceDocument, InvoiceLine } from '../invoice-document.ts';

export function amountsIn(market: Market) {
  return {
    written: (amount: Money) => formatMoney(amount, market),
    percent: (basisPoints: number) => formatPercent(basisPoints, market),
  };
}

/** An order has one rate; gift cards have none (tax rule 8). */
export function rateOfLine({ unit, total }: InvoiceLine, { taxes }: InvoiceDocument): number {
  const isTaxed = total.tax.minor > 0 || unit.incl.minor > unit.excl.minor;
  return isTaxed ? (taxes[0]?.basisPoints ?? 0) : 0;
}
