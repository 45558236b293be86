import { fill, type Money, negateMoney } from '@bowline/kit';
import type { LetterSum, LetterTable } from '@bowline/mail';
import {
  formatDate,
  formatLength,
  formatMoney,
  formatNumber,
  formatPercent,
  type Market,
  shop,
  timeOfDayInShop,
} from '@bowline/markets';
import {
  addressLines,
  type Order,
  type OrderLine,
  type OrderSnapshot,
  paymentName,
  type Shipment,
} from '#orders';
import type { TextsOf } from '#texts';
import type { Sheet } from './desk.ts';

/** Day and time, as the shop's clock has them. */
export function momentOf(moment: Date, { words, market }: Sheet): string {
  return fill(words.labels.moment, { date: formatDate(moment, market), time: timeOfDayInShop(moment) });
}

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

type Fact = readonly [term: string, value: string];

export function orderFacts({ number, placedAt }: Order, { words, market }: Sheet): readonly Fact[] {
  const { labels } = words;
  return [
    [labels.orderNumber, number],
    [labels.orderDate, formatDate(placedAt, market)],
  ];
}

/** Where the order goes and when; nothing for one that is not shipped. */
export function deliveryFacts({ snapshot }: Order, { words, market }: Sheet): readonly Fact[] {
  const { shipping, shippingAddress, locale } = snapshot;
  const { labels } = words;
  if (!shipping) return [];
  const facts: Fact[] = [
    [labels.delivery, shipping.carrierName],
    [labels.expected, expectedDays(shipping, market)],
  ];
  const { pickupPoint, method } = shipping;
  if (pickupPoint) {
    const { name, street, postcode, city } = pickupPoint;
    facts.push([labels.pickupPoint, [name, street, `${postcode} ${city}`].join('\n')]);
  } else if (method === 'pickup') {
    facts.push([labels.warehouse, warehouseAddress]);
  } else if (shippingAddress) {
    facts.push([labels.deliveryAddress, addressLines(shippingAddress, locale).join('\n')]);
  }
  return facts;
}

const { street, postalCode, city } = shop.company;
export const warehouseAddress = [shop.legalName, street, `${postalCode} ${city}`].join('\n');

export function buyerFacts({ snapshot }: Order, { words }: Sheet): readonly Fact[] {
  const { billingAddress, tax, remarks, locale } = snapshot;
  const { labels } = words;
  const vatNumber = tax.vatNumber ?? billingAddress.vatNumber;
  const facts: Fact[] = [[labels.billingAddress, addressLines(billingAddress, locale).join('\n')]];
  if (vatNumber) facts.push([labels.vatNumber, vatNumber]);
  if (remarks) facts.push([labels.remarks, remarks]);
  return facts;
}

function expectedDays(
  { earliestDate, latestDate }: NonNullable<OrderSnapshot['shipping']>,
  market: Market,
): string {
  const earliest = formatDate(earliestDate, market);
  return earliestDate === latestDate ? earliest : `${earliest} – ${formatDate(latestDate, market)}`;
}
