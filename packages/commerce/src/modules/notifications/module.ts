import { holdEndsAt, type OrderNews } from '#checkout';
import type { CommerceModule } from '#module';
import type { Order } from '#orders';
import type { ReturnNews } from '#returns';
import { recipientOf, storesModule } from '#stores';
import { createNotifications } from './service.ts';
import type { NotificationTables } from './tables.ts';

export const notificationsModule: CommerceModule<{
  tables: NotificationTables;
  jobs: OrderNews & ReturnNews;
}> = {
  name: 'notifications',
  uses: ['stores', 'orders', 'payments', 'checkout', 'returns', 'gift-cards'],
  migrations: [{ module: 'notifications', folder: new URL('./migrations/', import.meta.url) }],
  open(shop, opened) {
    const { limiter } = opened(storesModule);
    const mayWriteTo = async (email: string) => {
      const { letterLimits } = (await shop.shopData.current()).settings;
      return limiter.allows('letter-email', recipientOf(email), letterLimits.perEmail, shop.clock());
    };
    const moneyAwaited = async (order: Order) => {
      const { settings } = await shop.shopData.current();
      return { until: holdEndsAt(order, settings), bankAccount: settings.bankAccount };
    };
    return { jobs: createNotifications({ ...shop, mayWriteTo, moneyAwaited }) };
  },
};
