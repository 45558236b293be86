import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import { type StockReminderJobs, stockReminderJobs } from './jobs.ts';
import { stockRemindersPersonalData } from './personal-data.ts';
import { type StockReminderRefusals, stockReminderRefusals } from './refusals.ts';
import { stockRemindersGraphql } from './resolvers.ts';
import { createStockReminders, type StockRemindersContext } from './service.ts';
import type { StockReminderTables } from './tables.ts';

export const stockRemindersModule: CommerceModule<{
  tables: StockReminderTables;
  refusals: StockReminderRefusals;
  context: Pick<StockRemindersContext, 'stockReminders'>;
  jobs: StockReminderJobs;
}> = {
  name: 'stock-reminders',
  uses: ['stores', 'stock', 'catalog'],
  // Who is to be told of what, in one statement for all products.
  reads: { catalog: ['product', 'product_text'] },
  personalData: stockRemindersPersonalData,
  migrations: [{ module: 'stock-reminders', folder: new URL('./migrations/', import.meta.url) }],
  refusals: stockReminderRefusals,
  graphql: [stockRemindersGraphql],
  recurring: [{ task: 'stock-reminders.tell', cron: '*/10 * * * *' }],
  open({ database, shopData, mail, baseUrl }, opened) {
    const stockReminders = createStockReminders(database, opened(storesModule).limiter, shopData);
    return {
      context: () => ({ stockReminders }),
      jobs: stockReminderJobs(database, { mail, baseUrl }),
    };
  },
};
