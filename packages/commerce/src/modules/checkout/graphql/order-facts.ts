import { productIdsUnderSkus } from '#catalog';
import {
  creditedLinesOf,
  eventsOf,
  type Invoice,
  invoicesOf,
  type LineState,
  lineStatesOf,
  type Order,
  type Shipment,
  shipmentsOf,
} from '#orders';
import type { CheckoutContext } from '../model.ts';

/** What happened to an order, read when it is asked for, once. */
export interface OrderFacts {
  readonly order: Order;
  invoices(): Promise<readonly Invoice[]>;
  shipments(): Promise<readonly Shipment[]>;
  /** By their names in the snapshot. */
  lines(): Promise<ReadonlyMap<string, LineState>>;
  credits(): ReturnType<typeof creditedLinesOf>;
  events(): ReturnType<typeof eventsOf>;
  /** Ids of the products that its lines stand for and of what was sold of them, by sku in small letters. */
  productIds(): Promise<ReadonlyMap<string, number>>;
}

export function factsOf(order: Order, { checkout, carts }: CheckoutContext): OrderFacts {
  const { kysely } = checkout.database;
  return {
    order,
    invoices: once(() => invoicesOf(kysely, order.id)),
    shipments: once(() => shipmentsOf(kysely, order.id)),
    lines: once(
      async () => new Map((await lineStatesOf(kysely, order.id)).map((state) => [state.line, state])),
    ),
    credits: once(() => creditedLinesOf(kysely, order.id)),
    events: once(() => eventsOf(kysely, order.id)),
    productIds: once(() =>
      productIdsUnderSkus(
        carts.reading,
        order.snapshot.lines.flatMap(({ sku, parentSku }) => [sku, parentSku ?? sku]),
      ),
    ),
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
