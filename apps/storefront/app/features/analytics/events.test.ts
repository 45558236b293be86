import { money } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { expect, test } from 'vitest';
import {
  account,
  cartChange,
  cartEvent,
  itemOf,
  purchase,
  search,
  viewItem,
  viewItemList,
  websiteVersion,
  webVital,
  wishChange,
} from './events.ts';

const cord = {
  sku: 'p550-black-5m',
  parentSku: 'p550-black',
  name: 'Paracord 550 Black',
  options: [{ value: '5 m' }],
  categories: ['Paracord', 'Paracord 550'],
  price: money(110, 'EUR'),
};
const knife = { sku: 'tool-hot-knife', name: 'Hot knife', price: money(2995, 'EUR') };
const cordItem = {
  item_id: 'p550-black',
  item_name: 'Paracord 550 Black',
  item_variant: '5 m',
  item_category: 'Paracord',
  item_category2: 'Paracord 550',
  price: 1.1,
};
const knifeItem = { item_id: 'tool-hot-knife', item_name: 'Hot knife', price: 29.95 };

test('an item has at most five levels of categories, and yen have no decimals', () => {
  const deep = itemOf({ ...knife, categories: ['1', '2', '3', '4', '5', '6'], price: money(1250, 'JPY') }, 2);
  expect(deep).toEqual({
    item_id: 'tool-hot-knife',
    item_name: 'Hot knife',
    ...{
      item_category: '1',
      item_category2: '2',
      item_category3: '3',
      item_category4: '4',
      item_category5: '5',
    },
    price: 1250,
    quantity: 2,
  });
});

test('lists name themselves with each item and its position, over all pages', () => {
  const list = { id: '/paracord', name: 'Paracord' };
  expect(viewItemList(list, [cord, knife], { first: 48, currency: 'EUR' })).toEqual({
    event: 'view_item_list',
    ecommerce: {
      item_list_id: '/paracord',
      item_list_name: 'Paracord',
      currency: 'EUR',
      items: [
        { ...cordItem, item_list_id: '/paracord', item_list_name: 'Paracord', index: 48 },
        { ...knifeItem, item_list_id: '/paracord', item_list_name: 'Paracord', index: 49 },
      ],
    },
  });
  expect(viewItem(knife, { ...list, index: 49 }).ecommerce).toEqual({
    currency: 'EUR',
    value: 29.95,
    items: [{ ...knifeItem, quantity: 1, item_list_id: '/paracord', item_list_name: 'Paracord', index: 49 }],
  });
});

test('what came into a cart adds up in whole cents: three times 1.10 is 3.3, never 3.3000000000000003', () => {
  const changed = cartChange('add_to_cart', [{ ...cord, quantity: 3 }], 'EUR');
  expect(changed).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', value: 3.3, items: [{ ...cordItem, quantity: 3 }] },
  });
  const lengths = [{ ...cord, price: money(1999, 'EUR'), quantity: 2.5 }];
  expect(cartChange('remove_from_cart', lengths, 'EUR').ecommerce?.value).toBe(49.98);
});

test('the steps of the checkout tell the cart with its coupon, shipping and VAT', () => {
  const cart = {
    lines: [
      { ...cord, quantity: 10 },
      { ...knife, quantity: 1 },
    ],
    value: money(4095, 'EUR'),
    coupon: 'TEN',
  };
  const items = [
    { ...cordItem, quantity: 10, index: 0 },
    { ...knifeItem, quantity: 1, index: 1 },
  ];
  const ecommerce = { currency: 'EUR', value: 40.95, coupon: 'TEN', items };
  expect(cartEvent('begin_checkout', cart)).toEqual({ event: 'begin_checkout', ecommerce });
  const shipping = { shipping_tier: 'PostNL, Home', shipping: 6.95 };
  expect(cartEvent('add_shipping_info', cart, shipping).ecommerce).toEqual({ ...ecommerce, ...shipping });
  const paying = { payment_type: 'ideal', tax: 7.11 };
  expect(cartEvent('add_payment_info', cart, paying).ecommerce).toEqual({ ...ecommerce, ...paying });
});

test('wishes, searches, accounts, purchases and the version', () => {
  expect(wishChange('add_to_wishlist', knife)).toEqual({
    event: 'add_to_wishlist',
    ecommerce: { currency: 'EUR', value: 29.95, items: [{ ...knifeItem, quantity: 1 }] },
  });
  expect(search('rope', 3)).toEqual({ event: 'search', search_term: 'rope', results: 3 });
  expect(account('sign_up', 'password')).toEqual({ event: 'sign_up', method: 'password' });
  const told = { transaction_id: '2026000001', currency: 'EUR', value: 1, items: [] };
  expect(purchase(told)).toEqual({ event: 'purchase', ecommerce: told });
  expect(websiteVersion('abc')).toEqual({
    event: 'website_version',
    website_version: shop.version,
    build: 'abc',
  });
});

test('how quick a page was is told with its rating and its cause', () => {
  expect(webVital({ name: 'CLS', value: 240, element: 'main>img' })).toEqual({
    event: 'web_vitals',
    metric_name: 'CLS',
    metric_value: 240,
    metric_rating: 'needs-improvement',
    metric_element: 'main>img',
  });
  expect(webVital({ name: 'LCP', value: 4000.4 })).toMatchObject({
    metric_value: 4000,
    metric_rating: 'poor',
  });
});
