import { expect, test } from 'vitest';
import { keepReturn, loginPath, returnPathIn } from './login-path.ts';

const asked = (path: string) => returnPathIn(new URLSearchParams({ return: path }));

test.each(['/checkout/cart', '/customer/orders?page=2', '/customer/account/createPassword?token=a'])(
  'signing in leads back to %s',
  (path) => {
    expect(asked(path)).toBe(path);
    expect(returnPathIn(new URL(loginPath(path), 'http://shop.test').searchParams)).toBe(path);
    expect(keepReturn('/customer/account/create', new URLSearchParams({ return: path }))).toBe(
      `/customer/account/create?return=${encodeURIComponent(path)}`,
    );
  },
);

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/customer/account/login?return=/x',
  '/customer/account/Login',
  '/customer/account/logout',
  '/api/visitor',
  `/${'x'.repeat(3_000)}`,
])('signing in does not lead to %j', (path) => {
  expect(asked(path)).toBeUndefined();
});
