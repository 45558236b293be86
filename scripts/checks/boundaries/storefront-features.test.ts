import { expect, test } from 'vitest';
import { circlesOfFeatures, refuseFeatureImport, storefrontFeatures } from './storefront-features.ts';

const features = 'apps/storefront/app/features';

test('the table has no circles, and a row for everybody it names', () => {
  expect(circlesOfFeatures()).toEqual([]);
});

test('a circle and a name without a row are found', () => {
  const table = new Map([
    ['cart', ['checkout']],
    ['checkout', ['cart', 'gifts']],
  ]);
  expect(circlesOfFeatures(table)).toEqual([
    'cart → checkout → cart',
    'gifts has no row',
    'checkout → cart → checkout',
  ]);
});

test('nobody uses checkout but orders and analytics, which only look at it, and the cart knows none of them', () => {
  const users = [...storefrontFeatures].filter(([, uses]) => uses.includes('checkout'));
  expect(users.map(([feature]) => feature)).toEqual(['analytics', 'orders']);
  expect(storefrontFeatures.get('cart')).not.toContain('orders');
});

test.each([
  ['cart/a.ts', '../checkout/steps.ts', /"cart" may not use feature "checkout"/],
  ['content/a.ts', '../stores/OpenNow.tsx', /"content" may not use feature "stores"/],
  ['cart/deep/a.ts', '../../../shell/Header.tsx', /around a page/],
  ['cart/a.ts', '../../root.tsx', /around a page/],
  ['gifts/a.ts', './b.ts', /not in the table/],
])('%s may not import %s', (file, specifier, message) => {
  expect(refuseFeatureImport(`${features}/${file}`, specifier)).toMatch(message);
});

test.each([
  ['checkout/a.ts', '../cart/cart-view.ts'],
  ['cart/a.ts', '../../forms/shop-form.ts'],
  ['cart/a.ts', '@bowline/ui/forms'],
  ['cart/deep/a.ts', '../cart-view.ts'],
])('%s may import %s', (file, specifier) => {
  expect(refuseFeatureImport(`${features}/${file}`, specifier)).toBeUndefined();
});
