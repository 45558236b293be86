import { ok, type Result, refuse } from '@bowline/kit';
import {
  addEvent,
  type CutsOfPool,
  changeDeliveryAddress,
  cutListOf,
  type DeliveryAddressRefusal,
  eventsOf,
  type FoundOrder,
  findOrder,
  findOrders,
  type Invoice,
  invoicesOf,
  type LineState,
  lineStatesOf,
  listOrders,
  lockOrder,
  type Order,
  type OrderAddress,
  type OrderListQuestion,
  type OrderPage,
  type OrderSearch,
  type OrdersRefusal,
  type Shipment,
  shipmentsOf,
} from '#orders';
import type { Payment } from '#payments';
import { type CancelWish, cancelOrder, type ShopCancelRefusal } from './afterwards/cancel-order.ts';
import type { CreditWish, OrderCredit } from './afterwards/credit-order.ts';
import { type DeliveryWish, deliverOrder } from './afterwards/deliver-order.ts';
import { type EraseRefusal, eraseOrder } from './afterwards/erase-order.ts';
import { holdOrder, releaseOrder } from './afterwards/hold-order.ts';
import {
  previewRefund,
  type RefundPreview,
  type RefundRefusal,
  refundOrder,
} from './afterwards/refund-order.ts';
import { type MoveRefusal, type ShipRefusal, type ShipWish, shipOrder } from './afterwards/ship-order.ts';
import type { CheckoutServices } from './model.ts';
import { receiveMoney } from './money/receive-money.ts';
import { type Trouble, troubledOrders } from './money/troubled-orders.ts';

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
  /** By words (orders rule 24). */
  search(
    question: OrderSearch,
  ): Promise<{ readonly orders: readonly FoundOrder[]; readonly hasMore: boolean }>;
  /** Today rule 3: the ids of orders whose money went wrong. */
  inTrouble(trouble: Trouble): Promise<readonly number[]>;
  find(number: string): Promise<OrderFile | null>;
  /** By its own id, for those that name it so. */
  orderOf(id: number): Promise<Order | null>;
  /** What to cut for these orders, in which order (orders rules 26 to 28). */
  cutList(numbers: readonly string[]): Promise<readonly CutsOfPool[]>;
  /** Orders rule 25. */
  note(
    number: string,
    note: { readonly text: string; readonly by: string },
  ): Promise<Result<undefined, OrdersRefusal<'order-not-found'>>>;
  /** Orders rule 29. */
  changeDelivery(
    number: string,
    address: OrderAddress,
    by: string,
  ): Promise<Result<undefined, OrdersRefusal<'order-not-found'> | DeliveryAddressRefusal>>;
  /** The money of an order has come, by a way that has no provider. */
  receiveMoney(number: string): ReturnType<typeof receiveMoney>;
  /** Lines, or all that is left to ship. */
  ship(number: string, wish: ShipWish): Promise<Result<Order, ShipRefusal>>;
  /** A parcel, or all that are under way, has reached the buyer (orders rule 23). */
  deliver(number: string, wish?: DeliveryWish): ReturnType<typeof deliverOrder>;
  /** An amount or lines; all that is left when neither is given. */
  refund(number: string, wish: CreditWish): Promise<Result<OrderCredit, RefundRefusal>>;
  /** What that would come to (rule 36). */
  previewRefund(number: string, wish: CreditWish): Promise<Result<RefundPreview, RefundRefusal>>;
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
    search: (question) => findOrders(kysely, question),
    inTrouble: (trouble) => troubledOrders(kysely, trouble, services.clock()),
    orderOf: (id) => findOrder(kysely, { id }),
    cutList: (numbers) => cutListOf(kysely, numbers),
    note: (number, details) =>
      services.database.transaction(
        async (transaction): Promise<Result<undefined, OrdersRefusal<'order-not-found'>>> => {
          const order = await lockOrder(transaction, { number });
          if (!order) return refuse('order-not-found');
          await addEvent(transaction, order.id, 'note', details, services.clock());
          return ok();
        },
      ),
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
    changeDelivery: (number, address, by) =>
      services.database.transaction((transaction) =>
        changeDeliveryAddress(transaction, number, address, { by, now: services.clock() }),
      ),
    receiveMoney: (number) => receiveMoney(number, services),
    ship: (number, wish) => shipOrder(number, wish, services),
    deliver: (number, wish = {}) => deliverOrder(number, wish, services),
    refund: (number, wish) => refundOrder(number, wish, services),
    previewRefund: (number, wish) => previewRefund(number, wish, services),
    cancel: (number, wish) => cancelOrder(number, wish, services),
    erase: (number) => eraseOrder(number, services),
    hold: (number) => holdOrder(number, services),
    release: (number) => releaseOrder(number, services),
  };
}
