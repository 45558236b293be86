import { formatDate, type Market, shop } from '@bowline/markets';
import { addressLines, type Order, type OrderSnapshot } from '#orders';
import type { Sheet } from './desk.ts';

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
