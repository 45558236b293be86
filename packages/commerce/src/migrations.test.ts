import { expect, test } from 'vitest';
import { commerceMigrations } from './migrations.ts';
import { modules } from './modules.ts';

test('databases in the field know these sets, in this order', () => {
  expect(commerceMigrations.map(({ module }) => module)).toEqual([
    'mail',
    'stores',
    'newsletter',
    'customers',
    'staff',
    'stock',
    'catalog',
    'pricing',
    'catalog-summaries',
    'routing',
    'cms',
    'stock-reminders',
    'tax',
    'promotions',
    'gift-cards',
    'shipping',
    'payments',
    'contact',
    'cart',
    'wishlists',
    'compare',
    'seen-products',
    'visits',
    'consents',
    'orders',
    'goods',
    'editing',
    'measurements',
    'recommendations',
    'checkout',
    'returns',
    'notifications',
    'reports',
    'reviews',
    'magento-import',
    'search-feed',
  ]);
});

test('no set of a module is left out', () => {
  const all = modules.flatMap(({ migrations = [] }) => migrations.map(({ module }) => module));
  expect(commerceMigrations.map(({ module }) => module)).toEqual(expect.arrayContaining(all));
});
