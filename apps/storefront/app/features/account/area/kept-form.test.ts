import { expect, test } from 'vitest';
import { keepForm, takeKeptForm } from './kept-form.ts';

const path = '/customer/account/edit';
const shop = new URL('https://shop.test');

const sending = (fields: Readonly<Record<string, string>>) =>
  new Request(shop, { method: 'POST', body: new URLSearchParams(fields) });

const comingBack = (cookie = '') => new Request(shop, { headers: { cookie: cookie.split(';')[0] ?? '' } });

test('what was typed comes back once, to its own page', async () => {
  const typed = { intent: 'details', firstname: 'Ada; Łódź', lastname: 'Demo', stranger: 'x' };
  const cookie = await keepForm(sending(typed), path, shop);
  expect(cookie).toMatch(/; Max-Age=900; .*; Secure; HttpOnly$/);
  expect(takeKeptForm(comingBack(cookie), path)).toMatchObject({
    kept: { form: 'details', values: { firstname: 'Ada; Łódź', lastname: 'Demo' } },
    cookie: expect.stringContaining('Max-Age=0'),
  });
  expect(cookie).not.toContain('stranger');
  expect(takeKeptForm(comingBack(cookie), '/customer')).toEqual({});
});

test('passwords, long texts and forms of others are not kept', async () => {
  const kept = (fields: Readonly<Record<string, string>>) => keepForm(sending(fields), path, shop);
  expect(await kept({ intent: 'email', email: 'a@example.com', currentPassword: 'secret' })).toBeUndefined();
  expect(await kept({ intent: 'details', firstname: 'x'.repeat(4_000) })).toBeUndefined();
  expect(await keepForm(new Request(shop, { method: 'POST', body: '{' }), path, shop)).toBeUndefined();
});

test.each(['', 'null', '[]', '{', '{"path":"/customer/account/edit","form":"details","values":null}'])(
  'a cookie of %j brings nothing',
  (text) => {
    expect(takeKeptForm(comingBack(`vsf-form=${encodeURIComponent(text)}`), path)).toEqual({});
  },
);
