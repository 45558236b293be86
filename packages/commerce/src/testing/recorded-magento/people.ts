import { createHash } from 'node:crypto';
import type { Recorded } from './catalogue.ts';

export const firstPassword = 'Old-Password-1';
const salt = 'sAltOfTheFormerShop';
const sha256 = `${createHash('sha256')
  .update(salt + firstPassword)
  .digest('hex')}:${salt}:1`;

const address = (id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  region: { region_code: null, region: null, region_id: 0 },
  country_id: 'NL',
  street: ['Kade 1'],
  telephone: '0101234567',
  postcode: '3011AB',
  city: 'Rotterdam',
  firstname: 'First',
  lastname: 'Buyer',
  ...more,
});

const customer = (id: number, email: string, more: Readonly<Record<string, unknown>> = {}): Recorded => ({
  item: {
    id,
    group_id: 1,
    created_at: '2023-05-06 07:08:09',
    updated_at: '2023-05-06 07:08:09',
    created_in: 'Default Store View',
    email,
    firstname: 'First',
    lastname: 'Buyer',
    store_id: 1,
    website_id: 1,
    addresses: [],
    disable_auto_group_change: 0,
    ...more,
  },
});

export const customers: readonly Recorded[] = [
  customer(1, 'First@Example.com', {
    store_id: 2,
    addresses: [
      address(1, { default_billing: true, default_shipping: true }),
      address(2, { country_id: 'XX' }),
    ],
  }),
  customer(2, 'second@example.com', { group_id: 7, lastname: 'Second' }),
  customer(3, 'taken@example.com'),
];

const order = (id: number, state: string, more: Readonly<Record<string, unknown>> = {}): Recorded => ({
  item: {
    entity_id: id,
    increment_id: `00000000${id}`,
    created_at: `2024-0${id}-03 04:05:06`,
    state,
    status: state,
    order_currency_code: 'EUR',
    grand_total: 31.45,
    customer_id: 1,
    customer_is_guest: 0,
    items: [
      { item_id: 1, sku: 'HAL-RED', name: 'Halyard', qty_ordered: 2, product_type: 'configurable' },
      {
        item_id: 2,
        sku: 'HAL-RED',
        name: 'Halyard Red',
        qty_ordered: 2,
        parent_item_id: 1,
        product_type: 'simple',
      },
      { item_id: 3, sku: 'SHACKLE-8', name: 'Bow Shackle 8 mm', qty_ordered: 1, product_type: 'simple' },
    ],
    ...more,
  },
});

export const orders: readonly Recorded[] = [
  order(1, 'complete'),
  order(2, 'processing'),
  order(3, 'closed', { order_currency_code: 'SEK', grand_total: 100 }),
  order(4, 'complete', { customer_id: null, customer_is_guest: 1 }),
];

const csv = (...rows: readonly (readonly unknown[])[]) => `${rows.map((row) => row.join(',')).join('\n')}\n`;

export const tables = {
  customer_entity: csv(
    ['entity_id', 'email', 'password_hash'],
    [1, 'first@example.com', sha256],
    [2, 'second@example.com', 'd41d8cd98f00b204e9800998ecf8427e:x'],
    [3, 'taken@example.com', 'NULL'],
  ),
  newsletter_subscriber: csv(
    ['subscriber_id', 'store_id', 'change_status_at', 'customer_id', 'subscriber_email', 'subscriber_status'],
    [1, 2, '2024-01-02 03:04:05', 1, 'first@example.com', 1],
    [2, 1, '2024-01-02 03:04:05', 0, 'gone@example.com', 3],
    [3, 1, '\\N', 0, 'waiting@example.com', 4],
    [4, 1, '2024-01-02 03:04:05', 0, 'known@example.com', 1],
    [5, 1, '2024-01-02 03:04:05', 0, 'nobody', 1],
  ),
  url_rewrite: csv(
    [
      'url_rewrite_id',
      'entity_type',
      'entity_id',
      'request_path',
      'target_path',
      'redirect_type',
      'store_id',
    ],
    [1, 'product', 13, 'sailing/bow-shackle.html', 'catalog/product/view/id/13', 0, 2],
    [2, 'product', 10, 'halyard-red.html', 'catalog/product/view/id/10', 0, 1],
    [3, 'custom', 0, 'old-offers', 'sailing', 301, 1],
    [4, 'custom', 0, 'circle', 'circle', 301, 1],
    [5, 'product', 15, 'starter-set.html', 'catalog/product/view/id/15', 0, 1],
    [6, 'category', 3, 'sailing.html', 'catalog/category/view/id/3', 0, 9],
    [7, 'category', 4, 'halyard', 'catalog/category/view/id/4', 0, 1],
  ),
  review: csv(
    ['review_id', 'created_at', 'entity_id', 'entity_pk_value', 'status_id'],
    [1, '2024-05-06 07:08:09', 1, 12, 1],
    [2, '2024-05-06 07:08:09', 1, 12, 1],
    [3, '2024-05-06 07:08:09', 1, 15, 1],
    [4, '2024-05-06 07:08:09', 1, 13, 2],
  ),
  review_detail: csv(
    ['detail_id', 'review_id', 'store_id', 'title', 'detail', 'nickname', 'customer_id'],
    [1, 1, 2, 'Sterk', '"Houdt, ook bij <b>storm</b>."', 'F.', 1],
    [2, 2, 1, 'Fine', 'Fine.', 'Guest', 'NULL'],
    [3, 3, 1, 'Set', 'A set.', 'F.', 1],
    [4, 4, 1, 'Shackle', 'Unrated.', 'F.', 1],
  ),
  rating_option_vote: csv(['vote_id', 'review_id', 'value'], [1, 1, 5], [2, 1, 4], [3, 2, 3], [4, 3, 3]),
};
