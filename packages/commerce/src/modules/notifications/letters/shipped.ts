import { fill } from '@bowline/kit';
import type { Order, Shipment } from '#orders';
import { type Desk, type Draft, orderUrl, sheetFor } from './desk.ts';
import { deliveryFacts, orderFacts, warehouseAddress } from './order-facts.ts';
import { linesIn, shippedLines } from './order-lines.ts';

export function shipped(order: Order, shipment: Shipment, desk: Desk): Draft {
  // Rule 8.
  if (order.snapshot.shipping?.method === 'pickup') return readyForPickup(order, shipment, desk);
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { shipped: texts, labels } = words;
  const { carrier, trackingNumber } = shipment;
  const [, ...whereAndWhen] = deliveryFacts(order, sheet);
  return sheet.draft('order-shipped', texts, {
    values: { number: order.number },
    blocks: [
      { text: fill(words.greeting, { name: order.snapshot.billingAddress.firstName }) },
      { text: order.snapshot.shipping?.pickupPoint ? texts.toPickupPoint : texts.intro },
      { table: shippedLines(linesIn(shipment, order), sheet) },
      {
        facts: [
          ...orderFacts(order, sheet),
          [labels.carrier, carrier],
          ...(trackingNumber === null ? [] : [[labels.trackingNumber, trackingNumber] as const]),
          ...whereAndWhen,
        ],
      },
      ...(trackingNumber === null ? [] : [{ text: texts.withTracking }]),
      { button: { label: texts.button, url: orderUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}

function readyForPickup(order: Order, shipment: Shipment, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { readyForPickup: texts, labels } = words;
  return sheet.draft('order-ready', texts, {
    values: { number: order.number },
    blocks: [
      { text: fill(words.greeting, { name: order.snapshot.billingAddress.firstName }) },
      { text: texts.intro },
      { table: shippedLines(linesIn(shipment, order), sheet) },
      { facts: [...orderFacts(order, sheet), [labels.warehouse, warehouseAddress]] },
      { button: { label: words.shipped.button, url: orderUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}
