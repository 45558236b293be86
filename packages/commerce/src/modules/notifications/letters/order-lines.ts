import { fill, type Money, negateMoney } from '@bowline/kit';
import type { LetterSum, LetterTable } from '@bowline/mail';
import { formatLength, formatMoney, formatNumber, formatPercent, type Market } from '@bowline/markets';
import { type Order, type OrderLine, paymentName, type Shipment } from '#orders';
import type { TextsOf } from '#texts';
import type { Sheet } from './desk.ts';

/** Lines with amounts as the shop shows them, and how they come to what was paid. */
export function pricedLines(order: Order, sheet: Sheet): LetterTable {
  const { words, market } = sheet;
  const { breakdown, lines } = order.snapshot;
  const { labels } = words;
  const rows = lines.map((line) => {
    const totals = breakdown.lines.find(({ id }) => id === line.id);
    const amount = totals ? formatMoney(totals.row[breakdown.basis], market) : '';
    return [described(line, sheet), quantity(line, market), amount];
  });
  return { head: [labels.article, labels.quantity, labels.amount], rows, sums: sumsOf(order, sheet) };
}

/** What is in a parcel. */
export function shippedLines(lines: readonly OrderLine[], sheet: Sheet): LetterTable {
  const { labels } = sheet.words;
  return {
    head: [labels.article, labels.quantity],
    rows: lines.map((line) => [described(line, sheet), quantity(line, sheet.market)]),
  };
}

/** The lines of one parcel, with how much of each is in it. */
export function linesIn({ lines }: Shipment, { snapshot }: Order): readonly OrderLine[] {
  return snapshot.lines.flatMap((line) => {
    const shipped = lines.find((each) => each.line === line.id);
    return shipped ? [{ ...line, quantityHundredths: shipped.quantityHundredths }] : [];
  });
}

function described(line: OrderLine, { words, market }: Sheet): string {
  const { labels } = words;
  const name = line.kind === 'sample' ? `${line.name} (${labels.sample})` : line.name;
  const details = line.options.map(({ label, value }) => `${label}: ${value}`);
  // Where a length can be chosen it is one of the options.
  if (line.options.length === 0 && line.lengthCm !== null) details.push(formatLength(line.lengthCm, market));
  if (line.giftCard) details.push(fill(labels.forRecipient, { name: line.giftCard.recipientName }));
  return [name, ...details].join('\n');
}

function quantity({ quantityHundredths }: OrderLine, market: Market): string {
  return formatNumber(quantityHundredths / 100, market, { maximumDecimals: 2 });
}

function sumsOf(order: Order, sheet: Sheet): readonly LetterSum[] {
  const { words, market } = sheet;
  const { labels } = words;
  const { snapshot, toPay, paymentMethod } = order;
  const { basis, subtotal, discounts, shipping, grandTotal, giftCards } = snapshot.breakdown;
  const written = (amount: Money) => formatMoney(amount, market);
  const shippingCost = shipping?.[basis];
  const sums: LetterSum[] = [[labels.subtotal, written(subtotal[basis])]];
  for (const { label, amount } of discounts) sums.push([label, written(negateMoney(amount))]);
  if (shippingCost) {
    sums.push([labels.shipping, shippingCost.minor === 0 ? labels.free : written(shippingCost)]);
  }
  if (basis === 'excl') sums.push(...vatLines(order, sheet, labels.vatOnTop));
  sums.push([labels.total, written(grandTotal), 'total']);
  if (basis === 'incl') sums.push(...vatLines(order, sheet, labels.vatIncluded));
  for (const { code, amount } of giftCards) {
    sums.push([fill(labels.giftCard, { ending: code }), written(negateMoney(amount))]);
  }
  if (toPay.minor > 0) {
    const method = paymentName(paymentMethod, snapshot.locale);
    sums.push([fill(labels.paidBy, { method }), written(toPay)]);
  }
  return sums;
}

function vatLines(
  { snapshot }: Order,
  { market }: Sheet,
  label: TextsOf<'notifications'>['labels']['vatOnTop'],
): readonly LetterSum[] {
  return snapshot.breakdown.taxes.map(({ basisPoints, amount }) => [
    fill(label, { rate: formatPercent(basisPoints, market) }),
    formatMoney(amount, market),
  ]);
}
