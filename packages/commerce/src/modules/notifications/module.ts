import type { OrderNews } from '#checkout';
import type { CommerceModule } from '#module';
import { createNotifications } from './service.ts';
import type { NotificationTables } from './tables.ts';

export const notificationsModule: CommerceModule<{ tables: NotificationTables; jobs: OrderNews }> = {
  name: 'notifications',
  uses: ['stores', 'orders', 'checkout'],
  migrations: [{ module: 'notifications', folder: new URL('./migrations/', import.meta.url) }],
  open: (shop) => ({ jobs: createNotifications(shop) }),
};
