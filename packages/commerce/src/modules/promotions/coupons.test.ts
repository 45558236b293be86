import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { type CouponVisit, findCoupon, giveBackCoupon, useCoupon } from './coupons.ts';
import { keepCoupons, switchOffCoupons } from './keep-coupons.ts';

const now = new Date('2026-11-02T09:00:00Z');
const inEuro: CouponVisit = { currency: 'EUR', ratePerMillion: 1_000_000, now, email: null };
const refused = { ok: false, refusal: { code: 'coupon-not-valid', details: {} } };
let database: TestDatabase<CommerceTables>;

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
  const coupon = (code: string, more: object) => ({
    code,
    label: code,
    kind: 'percent' as const,
    basis_points: 1000,
    ...more,
  });
  const amount = { kind: 'amount' as const, basis_points: null, amount_minor: 5_00 };
  const rows = await database.kysely
    .insertInto('coupon')
    .values([
      coupon('TEN', {}),
      coupon('OFF', { is_active: false }),
      coupon('OVER', { ends_at: new Date('2026-11-02T08:59:59Z') }),
      coupon('LATER', { starts_at: new Date('2026-11-02T09:00:01Z') }),
      coupon('FIVE', { ...amount, minimum_goods_minor: 75_00 }),
      coupon('FIVE-FIXED', amount),
      coupon('SHIP', { kind: 'free_shipping', basis_points: null }),
      coupon('ONCE-EACH', { uses_limit_per_email: 1 }),
      coupon('TEN-TIMES', { uses_limit: 10 }),
      coupon('ONCE', { uses_limit: 1 }),
    ])
    .returning(['id', 'code'])
    .execute();
  const fixed = rows.find(({ code }) => code === 'FIVE-FIXED');
  await database.kysely
    .insertInto('coupon_amount')
    .values({ coupon_id: fixed?.id ?? 0, currency: 'PLN', amount_minor: 20_00 })
    .execute();
});
afterAll(() => database.close());

const use = (code: string, orderId: number, email = `buyer-${orderId}@example.com`) =>
  database.transaction((transaction) => useCoupon(transaction, { code, orderId, email, now }));
const usesOf = async (code: string) =>
  (await database.kysely.selectFrom('coupon').where('code', '=', code).select('uses').executeTakeFirst())
    ?.uses;

const find = (code: string, visit: CouponVisit) =>
  findCoupon({ database, reading: database.openReading() }, code, visit);

test('rule 1: capitals and spaces do not matter', async () => {
  expect(await find(' ten ', inEuro)).toMatchObject({
    ok: true,
    value: { code: 'TEN', effect: { kind: 'percent', basisPoints: 1000 }, minimumGoods: null },
  });
});

test.each(['NONE', '', 'OFF', 'OVER', 'LATER', "'; drop table coupon; --"])(
  'rules 2 and 5: "%s" does not count, and does not say why',
  async (code) => {
    expect(await find(code, inEuro)).toEqual(refused);
    expect(await use(code, 900)).toEqual(refused);
  },
);

test('rule 6: an amount is converted, unless it is fixed for the currency', async () => {
  const inZloty: CouponVisit = { ...inEuro, currency: 'PLN', ratePerMillion: 4_260_000 };
  expect(await find('FIVE', inZloty)).toMatchObject({
    value: { effect: { amount: money(21_30, 'PLN') }, minimumGoods: money(350_00, 'PLN') },
  });
  expect(await find('FIVE-FIXED', inZloty)).toMatchObject({
    value: { effect: { amount: money(20_00, 'PLN') } },
  });
  expect(await find('FIVE-FIXED', inEuro)).toMatchObject({
    value: { effect: { amount: money(5_00, 'EUR') } },
  });
});

test('a coupon may take off the shipping', async () => {
  expect(await find('SHIP', inEuro)).toMatchObject({
    value: { effect: { kind: 'free-shipping' } },
  });
});

test('rule 4: one use for each e-mail address, whatever its capitals', async () => {
  expect((await use('ONCE-EACH', 1, 'a@example.com')).ok).toBe(true);
  expect(await use('ONCE-EACH', 2, 'A@Example.com')).toEqual(refused);
  expect((await use('ONCE-EACH', 3, 'b@example.com')).ok).toBe(true);
  expect(await usesOf('ONCE-EACH')).toBe(2);
  expect(await find('ONCE-EACH', { ...inEuro, email: 'a@example.com' })).toEqual(refused);
  expect((await find('ONCE-EACH', { ...inEuro, email: 'c@example.com' })).ok).toBe(true);
});

test('rule 4: of forty orders at once ten get the coupon that counts ten times', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => use('TEN-TIMES', 100 + index)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await usesOf('TEN-TIMES')).toBe(10);
});

test('rule 4: a canceled order gives its use back once', async () => {
  expect((await use('ONCE', 200)).ok).toBe(true);
  expect(await use('ONCE', 201)).toEqual(refused);
  await Promise.all(
    Array.from({ length: 5 }, () =>
      database.transaction((transaction) => giveBackCoupon(transaction, 200, now)),
    ),
  );
  expect(await usesOf('ONCE')).toBe(0);
  expect((await use('ONCE', 202)).ok).toBe(true);
});

test('rule 10: a coupon is written down, changed with its uses kept, and switched off', async () => {
  const amount = { kind: 'amount', amountMinor: 5_00, fixedMinor: { PLN: 20_00, GBP: 4_00 } } as const;
  await keepCoupons(database, [{ code: 'kept', label: 'Five off', effect: amount, usesLimit: 2 }]);
  expect((await use('KEPT', 300)).ok).toBe(true);
  const inZloty: CouponVisit = { ...inEuro, currency: 'PLN', ratePerMillion: 4_260_000 };
  expect(await find('KEPT', inZloty)).toMatchObject({
    value: { label: 'Five off', effect: { amount: money(20_00, 'PLN') } },
  });
  const changed = { ...amount, fixedMinor: {} };
  await keepCoupons(database, [{ code: 'KEPT', label: 'Five off', effect: changed, usesLimit: 2 }]);
  expect(await find('KEPT', inZloty)).toMatchObject({
    value: { effect: { amount: money(21_30, 'PLN') } },
  });
  expect(await usesOf('KEPT')).toBe(1);
  await switchOffCoupons(database, ['kept']);
  expect(await find('KEPT', inEuro)).toEqual(refused);
});
