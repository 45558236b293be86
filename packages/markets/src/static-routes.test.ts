import { describe, expect, test } from 'vitest';
import { localisedRouteName, staticRoutes } from './index.ts';

const byPath = (path: string) => staticRoutes.find((route) => route.path === path);

describe('static routes', () => {
  test('are those of specification 2.2', () => {
    expect(staticRoutes.map(({ path }) => path)).toEqual([
      '/',
      '/search',
      '/page',
      '/stores',
      '/stores/store/switch',
      '/createPassword',
      '/customer/account/createPassword',
      '/queries/banners.groq',
      '/faq/*',
      '/checkout',
      '/customer',
      '/magento',
      '/*',
      '/bowline-admin/*',
    ]);
  });

  test('the checkout has the cart at two addresses and five steps, success rendered on the server', () => {
    const children = byPath('/checkout')?.children ?? [];
    expect(children.map(({ path }) => path)).toEqual([
      '',
      'cart',
      'billing',
      'payment',
      'success',
      'customer',
      'shipping',
    ]);
    expect(children.filter(({ screen }) => screen === 'cart').map(({ path }) => path)).toEqual(['', 'cart']);
    expect(children.filter(({ isServerRendered }) => isServerRendered).map(({ path }) => path)).toEqual([
      'success',
    ]);
  });

  test('the account area needs a customer, and three of its children say so themselves', () => {
    const customer = byPath('/customer');
    expect(customer?.middleware).toBe('auth');
    const guarded = customer?.children?.filter(({ middleware }) => middleware === 'auth');
    expect(guarded?.map(({ path }) => path)).toEqual(['', 'orders', 'wishlists']);
    expect(customer?.children?.map(({ path }) => path)).toEqual([
      '',
      'orders',
      'wishlists',
      'address/create',
      'account/*',
      'address/*',
    ]);
  });

  test('the FAQ answers at its two legacy addresses', () => {
    expect(byPath('/faq/*')).toMatchObject({
      parameter: 'category',
      aliases: ['/frequently-asked-questions/*', '/it/faq/*'],
    });
  });

  test('content pages and the catch-all use the route middleware', () => {
    const guarded = staticRoutes.filter(({ middleware }) => middleware === 'route');
    expect(guarded.map(({ path }) => path)).toEqual(['/magento', '/*']);
  });

  test('the second password address and the admin have no locale variants', () => {
    const single = staticRoutes.filter(({ isLocalised }) => !isLocalised);
    expect(single.map(({ path }) => path)).toEqual(['/customer/account/createPassword', '/bowline-admin/*']);
  });

  test('a route’s name carries its locale', () => {
    expect(localisedRouteName('returns', 'de-DE')).toBe('returns__de-DE');
  });
});
