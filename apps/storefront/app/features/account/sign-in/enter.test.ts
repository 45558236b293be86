import { expect, test } from 'vitest';
import type { CommerceAnswer } from '../../../data/commerce-client.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { enter } from './enter.ts';

const signedIn = { generateCustomerToken: { token: 'fresh' } };
const customerCart = { customerCart: { id: 'own' } };
const refusal = (category: string, path: string) => ({
  message: 'no',
  path: [path],
  extensions: { category },
});

/** A shop whose commerce answers by name of the operation. */
function shopWith(answers: Readonly<Record<string, Partial<CommerceAnswer<unknown>>>>, cartId?: string) {
  const asked: string[] = [];
  const ask = async ({ name }: { name: string }) => {
    asked.push(name);
    return { data: null, errors: [], ...answers[name] };
  };
  const shop = {
    commerce: { query: ask, mutate: ask },
    visitor: { cartId },
    device: 'phone',
    url: new URL('https://shop.test/customer/account/login'),
    log: { error: () => {}, warn: () => {} },
    signedInWith: () => shop,
  } as unknown as ShopRequest;
  return { shop, asked };
}

const typed = { email: 'ada@example.com', password: 'knot & 4 ropes' };

test('the cart of the guest goes into that of the account before anybody is signed in', async () => {
  const answers = { SignIn: { data: signedIn }, MergeCarts: { data: { mergeCarts: { id: 'own' } } } };
  const { shop, asked } = shopWith(answers, 'guest');
  const entrance = await enter(shop, typed);
  expect(asked).toEqual(['SignIn', 'MergeCarts']);
  const cookies = 'headers' in entrance ? entrance.headers.getSetCookie() : [];
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    'vsf-customer=fresh',
    'vsf-device=phone',
    'vsf-cart=own',
  ]);
  for (const cookie of cookies)
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; SameSite=lax; Secure; HttpOnly$/i);
});

test.each([
  ['is gone', refusal('graphql-no-such-entity', 'mergeCarts')],
  ['belongs to an account', refusal('graphql-authorization', 'mergeCarts')],
])('a cart that %s is left behind for that of the account', async (_, error) => {
  const answers = {
    SignIn: { data: signedIn },
    MergeCarts: { errors: [error] },
    CustomerCartId: { data: customerCart },
  };
  const { shop, asked } = shopWith(answers, 'old');
  expect(await enter(shop, typed)).toHaveProperty('headers');
  expect(asked).toEqual(['SignIn', 'MergeCarts', 'CustomerCartId']);
});

test('when carts cannot be joined nobody is signed in, so that trying again loses nothing', async () => {
  const answers = {
    SignIn: { data: signedIn },
    MergeCarts: { errors: [{ message: 'Internal server error' }] },
  };
  const { shop } = shopWith(answers, 'guest');
  expect(await enter(shop, typed)).toEqual({ failure: {} });
});

test('a wrong password is told in the words of the shop', async () => {
  const error = {
    message: 'Wrong.',
    extensions: { category: 'graphql-authentication', code: 'sign-in-failed' },
  };
  const { shop } = shopWith({ SignIn: { errors: [error] } });
  expect(await enter(shop, typed)).toMatchObject({ failure: { reason: 'Wrong.' } });
});
