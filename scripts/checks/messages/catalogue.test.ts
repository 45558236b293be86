import { expect, test } from 'vitest';
import { plantTree } from '../../testing/planted-tree.ts';
import { catalogueOf } from './catalogue.ts';

test('the catalogue has all texts by file and key, and the files that say each, also by a key that is put together', () => {
  const app = 'apps/storefront/app';
  const root = plantTree({
    [`${app}/i18n/messages/en.json`]: JSON.stringify({ cart: { title: 'Cart', news: { gone: 'Gone' } } }),
    [`${app}/i18n/messages/nl.json`]: JSON.stringify({ cart: { title: 'Wagen', news: { gone: 'Weg' } } }),
    [`${app}/features/cart/Cart.tsx`]: `const title = t('cart.title');`,
    [`${app}/features/cart/News.tsx`]: ['const news = t(`cart.news.', '{code}`);'].join('$'),
    [`${app}/features/cart/Cart.test.tsx`]: `t('cart.title');`,
  });
  expect(catalogueOf(root)).toEqual({
    texts: {
      en: { 'cart.title': 'Cart', 'cart.news.gone': 'Gone' },
      nl: { 'cart.title': 'Wagen', 'cart.news.gone': 'Weg' },
    },
    usedIn: { 'cart.title': ['features/cart/Cart.tsx'], 'cart.news.gone': ['features/cart/News.tsx'] },
  });
});
