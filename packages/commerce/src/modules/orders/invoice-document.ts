import {
  type CurrencyCode,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zero,
} from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { Day } from '#stores';
import { type Basis, type Breakdown, type ShippingPart, sumTaxed, type TaxedAmount } from '#totals';
import type { CreditPart } from './credit-parts.ts';
import type { Order, OrderAddress, OrderLine, OrderSnapshot } from './model.ts';

export interface InvoiceLine extends Pick<OrderLine, 'sku' | 'name' | 'options' | 'quantityHundredths'> {
  readonly vatBasisPoints: number;
  readonly unit: { readonly excl: Money; readonly incl: Money };
  readonly discount: Money;
  readonly total: TaxedAmount;
}

/**
 * Everything that stands on an invoice or credit note, as plain data. Amounts of a credit note are what is credited. A
 * change of its shape is another version of it (rule 16, `shapes/`).
 */
export interface InvoiceDocument {
  readonly orderNumber: string;
  readonly orderedOn: Day;
  readonly issuedOn: Day;
  readonly locale: LocaleName;
  readonly email: string;
  readonly billingAddress: OrderAddress;
  readonly shippingAddress: OrderAddress | null;
  readonly basis: Basis;
  /** Millionths of the currency for one euro, when the order was placed. */
  readonly exchangeRatePerMillion: number;
  /** Empty on a credit note for a part of the order. */
  readonly lines: readonly InvoiceLine[];
  readonly discounts: Breakdown['discounts'];
  readonly shipping:
    | (TaxedAmount & { readonly name: string; readonly parts: readonly ShippingPart[] })
    | null;
  readonly taxes: Breakdown['taxes'];
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
  readonly treatment: Pick<OrderSnapshot['tax'], 'kind' | 'vatNumber'>;
  /** What was paid, or is paid back, and how; gift cards are `giftcard`. */
  readonly payments: readonly { readonly method: string; readonly amount: Money }[];
  /** Of a credit note. */
  readonly credits: { readonly invoiceNumber: string; readonly reason: string | null } | null;
}

export const giftCardPayment = 'giftcard';
/** Money that went to a new card instead of to whoever paid (checkout rule 34). */
export const newCardPayment = 'newgiftcard';

export interface DocumentDays {
  readonly orderedOn: Day;
  readonly issuedOn: Day;
}

export function invoiceDocument(order: Order, days: DocumentDays): InvoiceDocument {
  const { snapshot, currency } = order;
  const { breakdown } = snapshot;
  const byCard = sumMoney(
    breakdown.giftCards.map(({ amount }) => amount),
    currency,
  );
  return {
    ...days,
    ...partiesOf(order),
    basis: breakdown.basis,
    lines: snapshot.lines.flatMap((line) => invoiceLine(line, breakdown)),
    discounts: breakdown.discounts,
    shipping: breakdown.shipping && {
      excl: breakdown.shipping.excl,
      tax: breakdown.shipping.tax,
      incl: breakdown.shipping.incl,
      parts: breakdown.shipping.parts,
      name: snapshot.shipping?.carrierName ?? '',
    },
    taxes: breakdown.taxes,
    net: subtractMoney(breakdown.grandTotal, breakdown.tax),
    tax: breakdown.tax,
    total: breakdown.grandTotal,
    payments: [
      { method: giftCardPayment, amount: byCard },
      { method: order.paymentMethod, amount: order.toPay },
    ].filter(({ amount }) => amount.minor > 0),
    credits: null,
  };
}

function partiesOf({ number, email, snapshot }: Order) {
  const { locale, billingAddress, shippingAddress, tax, exchangeRatePerMillion } = snapshot;
  return {
    orderNumber: number,
    locale,
    email,
    billingAddress,
    shippingAddress,
    exchangeRatePerMillion,
    treatment: { kind: tax.kind, vatNumber: tax.vatNumber },
  };
}

function invoiceLine(line: OrderLine, { lines }: Breakdown): readonly InvoiceLine[] {
  const totals = lines.find(({ id }) => id === line.id);
  if (!totals) return [];
  const { sku, name, options, quantityHundredths } = line;
  const { unit, discount, total, vatBasisPoints } = totals;
  return [{ sku, name, options, quantityHundredths, vatBasisPoints, unit, discount, total }];
}

export interface Credit {
  /** What is given back of lines and shipping; the sum is the total of the note. */
  readonly parts: readonly CreditPart[];
  /** All that is left of the invoice. */
  readonly isAll: boolean;
  /** Named line by line; false for an amount that all lines share (rule 18). */
  readonly isByLine: boolean;
  readonly invoice: InvoiceDocument;
  readonly earlier: readonly InvoiceDocument[];
  readonly payments: InvoiceDocument['payments'];
  readonly credits: NonNullable<InvoiceDocument['credits']>;
}

/** Rules 12, 17 and 18. Both parties are those of the invoice, whatever became of the order since. */
export function creditDocument(order: Order, credit: Credit, issuedOn: Day): InvoiceDocument {
  const { parts, isAll, isByLine, invoice, earlier, payments, credits } = credit;
  const { currency } = order;
  const total = sumMoney(
    parts.map((part) => part.total.incl),
    currency,
  );
  const taxes = creditedTaxes(credit, currency);
  const tax = sumMoney(
    taxes.map(({ amount }) => amount),
    currency,
  );
  const shipping = isByLine ? parts.filter(({ line }) => line === null) : [];
  return {
    ...invoice,
    issuedOn,
    lines: isByLine ? order.snapshot.lines.flatMap((line) => creditedLine(line, order, parts)) : [],
    discounts: isAll && earlier.length === 0 ? invoice.discounts : [],
    shipping:
      shipping.length === 0
        ? null
        : {
            ...sumTaxed(
              shipping.map((part) => part.total),
              currency,
            ),
            name: order.snapshot.shipping?.carrierName ?? '',
            parts: shipping.map(({ vatBasisPoints, total: part }) => ({ ...part, vatBasisPoints })),
          },
    taxes,
    net: subtractMoney(total, tax),
    tax,
    total,
    payments,
    credits,
  };
}

/** By rate; what is left of a rate is never exceeded, and goes with the last credit note (rule 18). */
function creditedTaxes({ parts, isAll, invoice, earlier }: Credit, currency: CurrencyCode) {
  return invoice.taxes.flatMap(({ basisPoints, ...invoiced }): Breakdown['taxes'] => {
    const before = earlier.flatMap(({ taxes }) => taxes.filter((each) => each.basisPoints === basisPoints));
    const ofRate = parts.filter(({ vatBasisPoints }) => vatBasisPoints === basisPoints);
    const share = (part: 'taxable' | 'amount', wanted: Money) => {
      const left = before.reduce((rest, each) => subtractMoney(rest, each[part]), invoiced[part]);
      return isAll || compareMoney(wanted, left) > 0 ? left : wanted;
    };
    const { excl, tax } = sumTaxed(
      ofRate.map(({ total }) => total),
      currency,
    );
    const taxable = share('taxable', excl);
    const amount = share('amount', tax);
    return taxable.minor === 0 && amount.minor === 0 ? [] : [{ basisPoints, taxable, amount }];
  });
}

function creditedLine(
  line: OrderLine,
  { snapshot }: Order,
  parts: readonly CreditPart[],
): readonly InvoiceLine[] {
  const part = parts.find((each) => each.line === line.id);
  if (!part) return [];
  const { total, quantityHundredths } = part;
  return invoiceLine(line, snapshot.breakdown).map((whole) => ({
    ...whole,
    quantityHundredths,
    discount: multiplyMoney(whole.discount, quantityHundredths, whole.quantityHundredths),
    total,
  }));
}

export function byGiftCard(document: Pick<InvoiceDocument, 'payments' | 'total'>): Money {
  return paidBy([document], (method) => method === giftCardPayment, document.total.currency);
}

/** How much of documents was paid, or paid back, in this way. */
export function paidBy(
  documents: readonly Pick<InvoiceDocument, 'payments'>[],
  isWay: (method: string) => boolean,
  currency: Money['currency'],
): Money {
  const amounts = documents.flatMap(({ payments }) => payments.filter(({ method }) => isWay(method)));
  return amounts.reduce((sum, { amount }) => money(sum.minor + amount.minor, currency), zero(currency));
}
