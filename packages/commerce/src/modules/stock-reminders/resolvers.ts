import { type ResolverMap, valueOrRefusal } from '#graphql';
import { textsOf } from '#texts';
import type { StockRemindersContext } from './model.ts';

interface SubscribeArguments {
  readonly email: string;
  readonly product_id: number;
}

const resolvers: ResolverMap = {
  Mutation: {
    subscribeStockReminder: async (
      _: unknown,
      { email, product_id }: SubscribeArguments,
      { stockReminders, store, clientAddress, now }: StockRemindersContext,
    ) => {
      const { locale } = store;
      valueOrRefusal(
        await stockReminders.subscribe({ email, productId: product_id, locale, clientAddress, now }),
      );
      return { success: true, message: textsOf('stock-reminders', locale).confirmation };
    },
  },
};

export const stockRemindersGraphql = {
  file: new URL('./stock-reminders.graphql', import.meta.url),
  resolvers,
};
