import type { Money, Result } from '@bowline/kit';
import type { GiftCardRefusal } from '#gift-cards';
import {
  eventsOf,
  findOrder,
  type Invoice,
  invoicesOf,
  listOrders,
  type Order,
  type OrderListQuestion,
  type OrderPage,
  type OrdersRefusal,
  type Shipment,
  shipmentsOf,
} from '#orders';
import type { Payment } from '#payments';
import { cancelOrder } from './afterwards/cancel-order.ts';
import type { OrderCredit } from './afterwards/credit-order.ts';
import { holdOrder, releaseOrder } from './afterwards/hold-order.ts';
import { refundOrder } from './afterwards/refund-order.ts';
import { type MoveRefusal, type ShipWish, shipOrder } from './afterwards/ship-order.ts';
import type { CheckoutServices } from './model.ts';

export interface OrderFile {
  readonly order: Order;
  readonly events: Awaited<ReturnType<typeof eventsOf>>;
  readonly invoices: readonly Invoice[];
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Payment[];
}

/** What the shop itself does with orders, by their numbers. */
export interface OrdersAdmin {
  list(question: OrderListQuestion): Promise<OrderPage>;
  find(number: string): Promise<OrderFile | null>;
  ship(number: string, wish: ShipWish): Promise<Result<Order, MoveRefusal>>;
  /** All that is left when no amount is given. */
  refund(
    number: string,
    wish: { readonly amount?: Money; readonly reason: string | null },
  ): Promise<
    Result<
      OrderCredit,
      | OrdersRefusal<'order-not-found' | 'order-move-not-possible' | 'credit-too-high'>
      | GiftCardRefusal<'gift-card-return-too-high'>
    >
  >;
  cancel(number: string, reason: string | null): Promise<Result<Order, MoveRefusal>>;
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
      const [events, invoices, shipments, payments] = await Promise.all([
        eventsOf(kysely, order.id),
        invoicesOf(kysely, order.id),
        shipmentsOf(kysely, order.id),
        services.payments.ofOrder(order.id),
      ]);
      return { order, events, invoices, shipments, payments };
    },
    ship: (number, wish) => shipOrder(number, wish, services),
    refund: (number, wish) => refundOrder(number, wish, services),
    cancel: (number, reason) => cancelOrder(number, reason, services),
    hold: (number) => holdOrder(number, services),
    release: (number) => releaseOrder(number, services),
  };
}
