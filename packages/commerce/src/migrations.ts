import type { MigrationSet } from '@bowline/database';
import { mailMigrations } from '@bowline/mail';

const folders = {
  stores: 'stores',
  stock: 'stock',
  catalog: 'catalog',
  pricing: 'pricing',
  // Derived from the tables of stock, catalog and pricing.
  'catalog-summaries': 'catalog/summaries',
  routing: 'routing',
  cms: 'cms',
  'stock-reminders': 'stock-reminders',
  tax: 'tax',
  promotions: 'promotions',
  'gift-cards': 'gift-cards',
  payments: 'payments',
  cart: 'cart',
  orders: 'orders',
  notifications: 'notifications',
  // Follows the tables of stock, catalog, pricing and cms.
  'search-feed': 'search-feed',
} as const;

/** In the order the tables refer to one another. */
export const commerceMigrations: readonly MigrationSet[] = [
  // What the shop writes to people is posted in the transaction that causes it.
  ...mailMigrations,
  ...Object.entries(folders).map(([module, folder]) => ({
    module,
    folder: new URL(`./modules/${folder}/migrations/`, import.meta.url),
  })),
];
