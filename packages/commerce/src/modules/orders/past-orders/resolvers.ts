import type { Reading } from '@bowline/database';
import type { DeskContext } from '#desk';
import type { Resolvers as DeskResolvers } from '#desk-wire';
import type { StoresContext } from '#stores';
import type { Resolvers } from '#wire';
import { statusLabel } from '../order-status.ts';
import { type PastOrder, readPastOrders } from './past-orders.ts';

export interface PastOrdersContext extends StoresContext {
  readonly pastOrders: Reading;
}

export const pastOrdersResolvers: Resolvers<PastOrdersContext> = {
  Customer: {
    past_orders: async ({ id }, _, { pastOrders, locale }) =>
      (await readPastOrders(pastOrders, id)).map((order) => ({
        ...order,
        placedAt: order.placedAt.toISOString(),
        status: statusLabel(order.status, locale),
        statusCode: order.status,
      })),
  },
};

export interface PastOrdersAdmin {
  of(customerId: number): Promise<readonly PastOrder[]>;
}

export interface PastOrdersDesk extends DeskContext {
  readonly admin: { readonly pastOrders: PastOrdersAdmin };
}

const lazily = async (value: unknown): Promise<unknown> => (typeof value === 'function' ? value() : value);

export const pastOrdersDeskResolvers: DeskResolvers<PastOrdersDesk> = {
  DeskCustomer: {
    async pastOrders({ id }, _, { admin }) {
      const orders = await admin.pastOrders.of(Number(await lazily(id)));
      return orders.map(({ placedAt, grandTotal, items, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        totalMinor: grandTotal.minor,
        currency: grandTotal.currency,
        products: items.map(({ name, quantity }) => `${quantity} × ${name}`),
      }));
    },
  },
};
