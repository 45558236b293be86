import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggable, loggableError, withoutSecrets } from './log.ts';

const secrets = [
  'anna.smith+rope@example.com',
  'K7QM-2WXY-ABCD-9PQR',
  'K7QM2WXYABCD9PQR',
  'k7qm-2wxy-abcd-9pqr',
  'h3Vx0cQpZ1sKdY8uWm2nB4tLrF6aJ7eG',
  '0123456789abcdef0123456789abcdef',
];

test.each(secrets)('%s is taken out of every sentence', (secret) => {
  for (const text of [
    secret,
    `550 <${secret}> refused`,
    `"${secret}"`,
    `/invoices/${secret}/1.pdf`,
    `token=${secret}&a=1`,
  ]) {
    expect(withoutSecrets(text)).not.toContain(secret);
  }
});

test('numbers of orders and ordinary words stay', () => {
  const text = 'Order 000000123 has no invoice 2026-000001 (orders.cancellation-requested)';
  expect(withoutSecrets(text)).toBe(text);
});

test('slugs stay, however long: words and short numbers open nothing', () => {
  const paths = [
    '/paracord-550-type-iii-indigo-neon-orange-shockwave',
    '/de/reepschnur-4mm-schwarz-reflektierend-100m',
    '/which-cord-for-what/10-knots-that-hold-for-25-years.data',
  ];
  for (const path of paths) expect(loggable({ path })).toEqual({ path });
  for (const token of ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'paracord-h3vx0cqpz1skdy8uwm2nb4tlrf6a'])
    expect(loggable({ path: `/x/${token}` })).toEqual({ path: '/x/…' });
});

test('only named fields are written, and nothing that hides something inside', () => {
  const payload = { code: secrets[1], to: secrets[0] };
  expect(loggable({ orderId: 5, payload, job: payload, email: secrets[0], kind: payload })).toEqual({
    orderId: 5,
    kind: undefined,
  });
  const requestId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect(loggable({ requestId, path: ['products', 0] })).toEqual({ requestId, path: ['products', 0] });
  const routes = ['PRODUCTPC550-ARMY-GREEN-TYPE-III', 'CATEGORYNg==', 'CMS_PAGEwhich-cord-for-what'];
  for (const route of routes) expect(loggable({ route })).toEqual({ route });
});

test('of an error stay its kind, code, words and place', () => {
  const error = Object.assign(new Error(`mailbox of ${secrets[0]} is full`), {
    code: 'EENVELOPE',
    rejected: secrets,
    response: secrets[0],
    detail: secrets[2],
  });
  const wrapped = new Error(`\n    at ${secrets[4]}`, { cause: error });
  const told = loggableError(wrapped);
  expect(told.cause).toMatchObject({ type: 'Error', message: 'mailbox of … is full', code: 'EENVELOPE' });
  expect(told.cause?.stack).toContain('log.test.ts');
  for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
});

test('what PostgreSQL could not read is not cited', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Dear Anna,\nyour "card""'), {
    code: '22P02',
  });
  expect(loggableError(error).message).toBe('invalid input syntax for type integer');
});

test('whatever is thrown can be told', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(() => JSON.stringify(loggable({ err: thrown }))).not.toThrow();
    }),
  );
});
