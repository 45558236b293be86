import { atDesk } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { tidyLine } from '#stores';
import type { GoodsDesk } from './products-resolvers.ts';

const pageSize = 50;
const longestNote = 500;

export const stockDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    stockPools: (_, question, { admin, store: { locale } }) =>
      admin.goods.stock.find({ ...question, locale, limit: pageSize }),
    async stockPool(_, { key }, { admin }) {
      const pool = await admin.goods.stock.pool(key);
      return (
        pool && {
          ...pool,
          movements: pool.movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
        }
      );
    },
  },
  Mutation: {
    async changeStock(_, { key, quantity, difference, reason, note }, context) {
      const isCounted = typeof quantity === 'number';
      if (isCounted === (typeof difference === 'number')) {
        throw new CodedRefusal('quantity-or-difference', {});
      }
      return valueOrCode(
        await context.admin.goods.stock.change({
          key,
          wish: isCounted ? { quantity } : { difference: Number(difference) },
          reason,
          note: tidyLine((note ?? '').slice(0, longestNote)) || null,
          by: atDesk(context).name,
        }),
      );
    },
  },
};

type OfPool = { readonly key: string };

/** What the log compares of a pool. */
export const stockChanges = {
  changeStock: {
    subject: ({ key }: OfPool) => `stock ${key}`,
    async state({ key }: OfPool, { admin }: GoodsDesk) {
      const pool = await admin.goods.stock.pool(key);
      return pool && { quantity: pool.quantity };
    },
  },
};
