import { type Money, money, multiplyMoney, subtractMoney, sumMoney, zero } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { Day } from '#stores';
import type { Basis, Breakdown, TaxedAmount } from '#totals';
import type { Order, OrderAddress, OrderLine, OrderSnapshot } from './model.ts';

export interface InvoiceLine extends Pick<OrderLine, 'sku' | 'name' | 'options' | 'quantityHundredths'> {
  readonly unit: { readonly excl: Money; readonly incl: Money };
  readonly discount: Money;
  readonly total: TaxedAmount;
}

/** Everything that stands on an invoice or credit note, as plain data. Amounts of a credit note are what is credited. */
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
  readonly shipping: (TaxedAmount & { readonly name: string }) | null;
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
  const { unit, discount, total } = totals;
  return [{ sku, name, options, quantityHundredths, unit, discount, total }];
}

export interface Credit {
  readonly amount: Money;
  /** By earlier credit notes. */
  readonly creditedBefore: Money;
  readonly payments: InvoiceDocument['payments'];
  readonly credits: NonNullable<InvoiceDocument['credits']>;
}

/** Rule 12: the share of all that was credited so far, less the shares of earlier credit notes. */
export function creditDocument(order: Order, credit: Credit, days: DocumentDays): InvoiceDocument {
  const { amount, creditedBefore, payments, credits } = credit;
  const { breakdown } = order.snapshot;
  const whole = breakdown.grandTotal.minor;
  const share = (part: Money): Money =>
    subtractMoney(
      multiplyMoney(part, creditedBefore.minor + amount.minor, whole),
      multiplyMoney(part, creditedBefore.minor, whole),
    );
  if (amount.minor === whole) {
    return { ...invoiceDocument(order, days), payments, credits };
  }
  const taxes = breakdown.taxes.map(({ basisPoints, taxable, amount: tax }) => ({
    basisPoints,
    taxable: share(taxable),
    amount: share(tax),
  }));
  const tax = sumMoney(
    taxes.map((each) => each.amount),
    order.currency,
  );
  return {
    ...days,
    ...partiesOf(order),
    basis: breakdown.basis,
    lines: [],
    discounts: [],
    shipping: null,
    taxes,
    net: subtractMoney(amount, tax),
    tax,
    total: amount,
    payments,
    credits,
  };
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
