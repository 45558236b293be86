import type { Result } from '@bowline/kit';
import {
  eventsOf,
  findOrder,
  type Invoice,
  invoicesOf,
  type LineState,
  lineStatesOf,
  listOrders,
  type Order,
  type OrderListQuestion,
  type OrderPage,
  type Shipment,
  shipmentsOf,
} from '#orders';
import type { Payment } from '#payments';
import { type CancelWish, cancelOrder, type ShopCancelRefusal } from './afterwards/cancel-order.ts';
import type { CreditWish, OrderCredit } from './afterwards/credit-order.ts';
import { type DeliveryWish, deliverOrder } from './afterwards/deliver-order.ts';
import { type EraseRefusal, eraseOrder } from './afterwards/erase-order.ts';
import { holdOrder, releaseOrder } from './afterwards/hold-order.ts';
import { type RefundRefusal, refundOrder } from './afterwards/refund-order.ts';
import { type MoveRefusal, type ShipRefusal, type ShipWish, shipOrder } from './afterwards/ship-order.ts';
import type { CheckoutServices } from './model.ts';
import { receiveMoney } from './money/receive-money.ts';

export interface OrderFile {
  readonly order: Order;
  readonly events: Awaited<ReturnType<typeof eventsOf>>;
  /** What was shipped, credited and canceled of each line. */
  readonly lines: readonly LineState[];
  readonly invoices: readonly Invoice[];
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Payment[];
}

/** What the shop itself does with orders, by their numbers. */
export interface OrdersAdmin {
  list(question: OrderListQuestion): Promise<OrderPage>;
  find(number: string): Promise<OrderFile | null>;
  /** The money of an order has come, by a way that has no provider. */
  receiveMoney(number: string): ReturnType<typeof receiveMoney>;
  /** Lines, or all that is left to ship. */
  ship(number: string, wish: ShipWish): Promise<Result<Order, ShipRefusal>>;
  /** A parcel, or all that are under way, has reached the buyer (orders rule 23). */
  deliver(number: string, wish?: DeliveryWish): ReturnType<typeof deliverOrder>;
  /** An amount or lines; all that is left when neither is given. */
  refund(number: string, wish: CreditWish): Promise<Result<OrderCredit, RefundRefusal>>;
  /** Lines, or all that was not shipped. */
  cancel(number: string, wish: CancelWish): Promise<Result<Order, ShopCancelRefusal>>;
  /** Erases the buyer from an order that is over (orders rule 21). */
  erase(number: string): Promise<Result<Order, EraseRefusal>>;
  hold(number: string): Promise<Result<Order, MoveRefusal>>;
  release(number: string): Promise<Result<Order, MoveRefusal>>;
}

export function createOrdersAdmin(services: CheckoutServices): OrdersAdmin {
  const { kysely } = services.database;
  return {
    list: (question) => listOrders(kysely, question),
    async find(number) {
      const order = await findOrder(kysely, { number });
      if (!order) return null;
      const [events, lines, invoices, shipments, payments] = await Promise.all([
        eventsOf(kysely, order.id),
        lineStatesOf(kysely, order.id),
        invoicesOf(kysely, order.id),
        shipmentsOf(kysely, order.id),
        services.payments.ofOrder(order.id),
      ]);
      return { order, events, lines, invoices, shipments, payments };
    },
    receiveMoney: (number) => receiveMoney(number, services),
    ship: (number, wish) => shipOrder(number, wish, services),
    deliver: (number, wish = {}) => deliverOrder(number, wish, services),
    refund: (number, wish) => refundOrder(number, wish, services),
    cancel: (number, wish) => cancelOrder(number, wish, services),
    erase: (number) => eraseOrder(number, services),
    hold: (number) => holdOrder(number, services),
    release: (number) => releaseOrder(number, services),
  };
}
