import { money } from '@bowline/kit';
import { atDesk, type Change, type DeskContext } from '#desk';
import type { LineWishInput, Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { type FoundOrder, giftCardPayment, type LineWish, newCardPayment, type Order } from '#orders';
import { addressLines, fullName, readAddress, tidyLine, tidyLines } from '#stores';
import { troubles } from '../money/troubled-orders.ts';
import type { OrdersAdmin } from '../orders-admin.ts';
import { showOrder } from './show-order.ts';

export interface OrdersDesk extends DeskContext {
  readonly admin: { readonly orders: OrdersAdmin };
}

const pageSize = 50;
const mostOffered = 8;
const mostPrinted = 100;
const mostParcels = 500;
const longest = { text: 2_000, reason: 500, tracking: 100, carrier: 60, key: 64 };

const row = ({ placedAt, ...order }: FoundOrder) => ({ ...order, placedAt: placedAt.toISOString() });

const mostOfCustomer = 20;
const mostStreetLines = 4;

function rowOfOrder({
  id,
  number,
  status,
  placedAt,
  email,
  currency,
  grandTotal,
  snapshot,
  ...order
}: Order) {
  return {
    ...{ id, number, status, email, currency },
    placedAt: placedAt.toISOString(),
    name: fullName(snapshot.billingAddress),
    country: (snapshot.shippingAddress ?? snapshot.billingAddress).country,
    totalMinor: grandTotal.minor,
    paymentMethod: order.paymentMethod,
    lines: snapshot.lines.length,
  };
}

const linesOf = (
  lines: readonly (LineWishInput | null)[] | null | undefined,
): { readonly lines?: readonly LineWish[] } =>
  lines && lines.length > 0
    ? {
        lines: lines.flatMap((each) =>
          each
            ? [
                {
                  line: each.line,
                  ...(typeof each.quantityHundredths === 'number' && {
                    quantityHundredths: each.quantityHundredths,
                  }),
                },
              ]
            : [],
        ),
      }
    : {};

interface AskedRefund {
  readonly amountMinor?: number | null | undefined;
  readonly lines?: readonly (LineWishInput | null)[] | null | undefined;
  readonly isShippingIncluded?: boolean | null | undefined;
  readonly isToGiftCard?: boolean | null | undefined;
}

/** The same for the refund and for what it would come to. */
const creditWish = (asked: AskedRefund, { currency }: Order) => ({
  reason: null,
  ...(asked.isToGiftCard && { isToNewCard: true }),
  ...(typeof asked.amountMinor === 'number' && { amount: money(asked.amountMinor, currency) }),
  ...linesOf(asked.lines),
  ...(asked.isShippingIncluded && { isShippingIncluded: true }),
});

const wayNames: Readonly<Record<string, string>> = {
  [giftCardPayment]: 'card',
  [newCardPayment]: 'new-card',
};

/** A line of text as it is kept; null for nothing. */
function short(text: string | null | undefined, most: number): string | null {
  return tidyLine((text ?? '').slice(0, most)) || null;
}

const present = <Item>(items: readonly (Item | null)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== null);

export const ordersDeskResolvers: Resolvers<OrdersDesk> = {
  Query: {
    async orders(_, { trouble: wished, ...question }, { admin }) {
      const trouble = troubles.find((known) => known === wished);
      const { orders, hasMore } = await admin.orders.search({
        ...question,
        ...(trouble && { ids: await admin.orders.inTrouble(trouble) }),
        limit: pageSize,
      });
      return { orders: orders.map(row), hasMore };
    },
    async findOrders(_, { text }, { admin }) {
      if (text.trim() === '') return [];
      return (await admin.orders.search({ text, limit: mostOffered })).orders.map(row);
    },
    async order(_, { number }, { admin }) {
      const found = await admin.orders.find(number);
      return found && showOrder(found);
    },
    async ordersToPack(_, { numbers }, { admin }) {
      const files = await Promise.all(
        present(numbers)
          .slice(0, mostPrinted)
          .map((number) => admin.orders.find(number)),
      );
      return files.filter((file) => file !== null).map(showOrder);
    },
    cutList: (_, { numbers }, { admin }) => admin.orders.cutList(present(numbers)),
    async refundPreview(_, { number, ...asked }, { admin }) {
      const found = await admin.orders.find(number);
      if (!found) throw new CodedRefusal('order-not-found');
      const wish = creditWish(asked, found.order);
      const { amount, ways, ...preview } = valueOrCode(await admin.orders.previewRefund(number, wish));
      return {
        ...preview,
        amountMinor: amount.minor,
        ways: ways.map((way) => ({ way: wayNames[way.method] ?? 'payer', amountMinor: way.amount.minor })),
        email: found.order.email,
      };
    },
  },
  GiftCardMovement: {
    async orderNumber({ orderId }, _, { admin }) {
      const id = await lazily(orderId);
      return typeof id === 'number' ? ((await admin.orders.orderOf(id))?.number ?? null) : null;
    },
  },
  DeskCustomer: {
    async orders({ id }, _, { admin }) {
      const customerId = Number(await lazily(id));
      const { orders } = await admin.orders.list({ customerId, page: 1, pageSize: mostOfCustomer });
      return orders.map(rowOfOrder);
    },
  },
  Mutation: {
    async shipOrder(_, { number, carrier, trackingNumber, lines }, { admin }) {
      const given = short(carrier, longest.carrier);
      const wish = {
        trackingNumber: short(trackingNumber, longest.tracking),
        ...(given && { carrier: given }),
        ...linesOf(lines),
      };
      valueOrCode(await admin.orders.ship(number, wish));
      return true;
    },
    async shipOrders(_, { parcels }, { admin }) {
      const all = present(parcels);
      if (all.length > mostParcels) throw new CodedRefusal('too-many-rows', { most: mostParcels });
      const refused: { readonly number: string; readonly code: string }[] = [];
      // One after the other: each takes a lock, and nobody waits for them all at once.
      for (const { number, carrier, trackingNumber } of all) {
        const given = short(carrier, longest.carrier);
        const shipped = await admin.orders.ship(number, {
          trackingNumber: short(trackingNumber, longest.tracking),
          ...(given && { carrier: given }),
        });
        if (!shipped.ok) refused.push({ number, code: shipped.refusal.code });
      }
      return refused;
    },
    async deliverOrder(_, { number }, { admin }) {
      valueOrCode(await admin.orders.deliver(number));
      return true;
    },
    async cancelOrder(_, { number, reason, lines }, { admin }) {
      valueOrCode(
        await admin.orders.cancel(number, { reason: short(reason, longest.reason), ...linesOf(lines) }),
      );
      return true;
    },
    async refundOrder(_, { number, reason, key, ...asked }, { admin }) {
      const found = await admin.orders.find(number);
      if (!found) throw new CodedRefusal('order-not-found');
      const wish = {
        ...creditWish(asked, found.order),
        reason: short(reason, longest.reason),
        ...(key && { key: key.slice(0, longest.key) }),
      };
      return valueOrCode(await admin.orders.refund(number, wish));
    },
    async holdOrder(_, { number }, { admin }) {
      valueOrCode(await admin.orders.hold(number));
      return true;
    },
    async releaseOrder(_, { number }, { admin }) {
      valueOrCode(await admin.orders.release(number));
      return true;
    },
    async receiveMoney(_, { number }, { admin }) {
      valueOrCode(await admin.orders.receiveMoney(number));
      return true;
    },
    async changeDeliveryAddress(_, { number, street, ...typed }, context) {
      const { admin } = context;
      const found = await admin.orders.find(number);
      const country = found?.order.snapshot.shippingAddress?.country;
      if (!found || !country) throw new CodedRefusal(found ? 'order-under-way' : 'order-not-found');
      const address = readAddress(
        {
          firstname: typed.firstName,
          lastname: typed.lastName,
          company: typed.company ?? null,
          street: street.slice(0, mostStreetLines),
          city: typed.city,
          region: typed.region ?? null,
          postcode: typed.postcode ?? null,
          country_code: country,
          telephone: typed.phone,
        },
        { streetLines: mostStreetLines },
      );
      if (!address.ok) throw new CodedRefusal('address-not-valid');
      valueOrCode(await admin.orders.changeDelivery(number, address.value, atDesk(context).name));
      return true;
    },
    async noteOnOrder(_, { number, text }, context) {
      const written = tidyLines(text.slice(0, longest.text + 1));
      if (written === '' || written.length > longest.text)
        throw new CodedRefusal('note-length', { most: longest.text });
      valueOrCode(await context.admin.orders.note(number, { text: written, by: atDesk(context).name }));
      return true;
    },
  },
};

/** A property of ours may be a function or a promise. */
const lazily = async (value: unknown): Promise<unknown> => (typeof value === 'function' ? value() : value);

/** What the log compares: what may have changed of an order, in a few words. */
const change: Change<{ readonly number: string }, OrdersDesk> = {
  subject: ({ number }) => `order ${number}`,
  async state({ number }, { admin }) {
    const found = await admin.orders.find(number);
    if (!found) return null;
    const { order, lines, invoices, shipments } = found;
    return {
      status: order.status,
      deliveryAddress: order.snapshot.shippingAddress && addressLines(order.snapshot.shippingAddress),
      shipments: shipments.length,
      documents: invoices.map((invoice) => invoice.number),
      lines: lines.map(({ line, shippedHundredths, canceledHundredths, creditedHundredths }) => ({
        ...{ line, shippedHundredths, canceledHundredths, creditedHundredths },
      })),
    };
  },
};

export const ordersChanges = {
  shipOrder: change,
  shipOrders: { subject: () => 'orders of a carrier' },
  deliverOrder: change,
  cancelOrder: change,
  refundOrder: change,
  holdOrder: change,
  releaseOrder: change,
  receiveMoney: change,
  noteOnOrder: change,
  changeDeliveryAddress: change,
};
