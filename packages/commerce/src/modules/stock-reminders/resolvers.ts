import { valueOrRefusal } from '#graphql';
import { textsOf } from '#texts';
import type { Resolvers } from '#wire';
import type { StockRemindersContext } from './service.ts';

const resolvers: Resolvers<StockRemindersContext> = {
  Mutation: {
    subscribeStockReminder: async (
      _,
      { email, product_id },
      { stockReminders, store, clientAddress, now },
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
