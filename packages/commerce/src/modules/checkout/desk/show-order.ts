import {
  type LineState,
  leftToShip,
  mayGoElsewhere,
  mayMove,
  type OrderAddress,
  orderStatuses,
} from '#orders';
import { addressLines } from '#stores';
import type { OrderFile } from '../orders-admin.ts';

const iso = (date: Date) => date.toISOString();

/** An order as the desk shows it. */
export function showOrder({ order, events, lines, invoices, shipments, payments }: OrderFile) {
  const { snapshot, status } = order;
  const stateOf = new Map(lines.map((state) => [state.line, state]));
  const isErased = order.erasedAt !== null;
  const shippingMinor = snapshot.breakdown.shipping?.incl.minor ?? 0;
  const creditableMinor = invoices.reduce((sum, { total }) => sum + total.minor, 0);
  return {
    number: order.number,
    status,
    placedAt: iso(order.placedAt),
    storeCode: order.storeCode,
    email: order.email,
    currency: order.currency,
    totalMinor: order.grandTotal.minor,
    toPayMinor: order.toPay.minor,
    creditableMinor: Math.max(creditableMinor, 0),
    paymentMethod: order.paymentMethod,
    remarks: snapshot.remarks,
    carrierName: snapshot.shipping?.carrierName ?? null,
    pickupPoint: snapshot.shipping?.pickupPoint?.name ?? null,
    isErased,
    billingAddress: addressLines(snapshot.billingAddress),
    shippingAddress: snapshot.shippingAddress ? addressLines(snapshot.shippingAddress) : [],
    delivery: shipments.length === 0 && mayGoElsewhere(order) ? deliveryOf(snapshot.shippingAddress) : null,
    phone: (snapshot.shippingAddress ?? snapshot.billingAddress).phone,
    lines: snapshot.lines.map((line) => showLine(line, stateOf.get(line.id))),
    shippingMinor,
    moves: orderStatuses.filter((to) => mayMove(status, to)),
    shipments: shipments.map(({ id, carrier, trackingNumber, shippedAt, deliveredAt }) => ({
      ...{ id, carrier, trackingNumber },
      shippedAt: iso(shippedAt),
      deliveredAt: deliveredAt ? iso(deliveredAt) : null,
    })),
    payments: payments.map(({ id, method, state, amount }) => ({
      ...{ id, method, state },
      amountMinor: amount.minor,
    })),
    documents: invoices.map(({ number, series, total, issuedAt }) => ({
      ...{ number, series },
      totalMinor: total.minor,
      issuedAt: iso(issuedAt),
      path: isErased ? null : `/invoices/${order.token}/${number}.pdf`,
    })),
    timeline: events
      .map(({ kind, details, happened_at }) => ({
        at: iso(happened_at),
        kind,
        by: textIn(details, 'by'),
        text: textIn(details, 'text') ?? textIn(details, 'reason') ?? textIn(details, 'creditNoteNumber'),
      }))
      .toReversed(),
  };
}

function deliveryOf(address: OrderAddress | null) {
  if (!address) return null;
  const { firstName, lastName, company, street, postcode, city, phone, country } = address;
  return {
    ...{ firstName, lastName, company, street, postcode, city, phone, country },
    region: address.region?.name ?? null,
  };
}

function textIn(details: unknown, name: string): string | null {
  const value = (details as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function showLine(line: OrderFile['order']['snapshot']['lines'][number], state: LineState | undefined) {
  const { id, kind, sku, name, options, lengthCm, quantityHundredths } = line;
  return {
    line: id,
    ...{ kind, sku, name, lengthCm, quantityHundredths },
    options: options.map(({ value }) => value).join(', '),
    shippedHundredths: state?.shippedHundredths ?? 0,
    canceledHundredths: state?.canceledHundredths ?? 0,
    creditedHundredths: state?.creditedHundredths ?? 0,
    leftToShipHundredths: state ? leftToShip(state) : 0,
    leftToCreditHundredths: quantityHundredths - (state?.creditedHundredths ?? 0),
    totalMinor: state?.totalInclMinor ?? 0,
  };
}
