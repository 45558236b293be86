import type { CommerceModule } from '#module';
import { countToday, salesByDay, type TodayCounts } from './counts.ts';
import { todayDeskResolvers } from './desk/resolvers.ts';

export interface TodayAdmin {
  counts(now: Date): Promise<TodayCounts>;
  sales(now: Date): ReturnType<typeof salesByDay>;
}

export const todayModule: CommerceModule<{ admin: { readonly today: TodayAdmin } }> = {
  name: 'today',
  uses: ['stores', 'stock', 'goods', 'payments', 'visits', 'orders', 'returns', 'reviews'],
  // Counts what waits in the books of all of them, which none of them could do in one look.
  reads: {
    orders: ['shop_order'],
    payments: ['payment', 'refund'],
    stock: ['stock_pool'],
    reviews: ['product_review'],
    returns: ['order_return_line'],
  },
  desk: [{ file: new URL('./desk/today.graphql', import.meta.url), resolvers: todayDeskResolvers }],
  open: ({ database, settings }) => ({
    admin: {
      today: {
        counts: (now) => countToday(database.kysely, now),
        sales: (now) => salesByDay(database.kysely, now, settings.timeZone),
      },
    },
  }),
};
