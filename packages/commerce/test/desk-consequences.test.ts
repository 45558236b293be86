import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createReturnsShop, type ReturnsShop } from './data/returns-shop.ts';

/** A Monday; what is ordered before the cut-off leaves the same day. */
const now = new Date('2026-11-02T09:00:00Z');
let shop: ReturnsShop;
let owner: TestStaff;
let goodsMinor = 0;
let paidShipping: { carrier: string; method: string; excl: number };

beforeAll(async () => {
  shop = await createReturnsShop();
  owner = await hireStaff(shop, { role: 'owner', now });
  const { number } = await shop.bought([{ sku: 'KNIFE', quantity: 1 }]);
  const { order } = await shop.fileOf(number);
  const { breakdown, shipping } = order.snapshot;
  goodsMinor = breakdown.goods[breakdown.basis].minor;
  paidShipping = {
    carrier: shipping?.carrier ?? '',
    method: shipping?.method ?? '',
    excl: breakdown.shipping?.excl.minor ?? 0,
  };
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const closing = async (day: string) =>
  (
    await owner.read<{ closedDayPreview: Record<string, unknown> }>(
      'query ($day: String!) { closedDayPreview(day: $day) { isClosedAnyway carts orders } }',
      { day },
    )
  ).closedDayPreview;

test('rule 6: closing a day counts the carts that get later days, and the orders that were promised for it', async () => {
  await shop.readyCart();
  const { order } = await shop.fileOf((await shop.bought()).number);
  const promised = order.snapshot.shipping?.earliestDate ?? '';
  const today = await closing('2026-11-02');
  expect(today).toMatchObject({ isClosedAnyway: false, carts: 1 });
  expect(await closing(promised)).toMatchObject({ orders: 2 });
  // Far ahead no cart and no order is concerned.
  expect(await closing('2026-12-28')).toEqual({ isClosedAnyway: false, carts: 0, orders: 0 });
  expect(await closing('2026-12-25')).toMatchObject({ isClosedAnyway: true, carts: 0 });
  expect((await owner.ask('{ closedDayPreview(day: "2026-02-30") { carts } }')).code).toBe('day-not-valid');
});

interface Band {
  readonly carrier: string;
  readonly kind: string;
  readonly upToGrams: number;
  readonly priceMinor: number;
}

test('rule 7: a price of shipping counts the orders of its band, and what they would have paid', async () => {
  expect(paidShipping.excl).toBeGreaterThan(0);
  const { shippingRules } = await owner.read<{ shippingRules: { key: string; rates: Band[] }[] }>(
    '{ shippingRules { key rates { carrier kind upToGrams priceMinor } } }',
  );
  const bands = (shippingRules.find(({ key }) => key === 'netherlands')?.rates ?? []).filter(
    ({ carrier, kind }) => carrier === paidShipping.carrier && kind === paidShipping.method,
  );
  const counted = await Promise.all(
    bands.map(async (band) => {
      const { shippingRatePreview } = await owner.read<{
        shippingRatePreview: { orders: number; differenceMinor: number };
      }>(
        `query ($carrier: String!, $kind: String!, $upToGrams: Int!, $priceMinor: Int!) {
          shippingRatePreview(zone: "netherlands", carrier: $carrier, kind: $kind, upToGrams: $upToGrams,
            priceMinor: $priceMinor) { orders differenceMinor } }`,
        { ...band, priceMinor: band.priceMinor + 25 },
      );
      return { ...shippingRatePreview, priceMinor: band.priceMinor };
    }),
  );
  const met = counted.filter(({ orders }) => orders > 0);
  // The one knife; what was ordered beside it travels free or in another band.
  expect(met.length).toBeGreaterThan(0);
  for (const { orders, differenceMinor } of met) expect(differenceMinor).toBe(25 * orders);
  expect(met.some(({ priceMinor }) => priceMinor === paidShipping.excl)).toBe(true);
});

test('rule 8: the value for free shipping counts orders before and after', async () => {
  const look = async (freeFromMinor: number | null) =>
    (
      await owner.read<{ freeShippingPreview: { freeBefore: number; freeAfter: number } }>(
        'query ($from: Int) { freeShippingPreview(zone: "netherlands", freeFromMinor: $from) { freeBefore freeAfter } }',
        { from: freeFromMinor },
      )
    ).freeShippingPreview;
  const { freeBefore, freeAfter } = await look(1);
  expect([freeBefore < freeAfter, freeAfter]).toEqual([true, 2]);
  expect((await look(null)).freeAfter).toBe(0);
  expect((await look(goodsMinor + 1)).freeAfter).toBe((await look(goodsMinor)).freeAfter - 1);
});

test('rule 9: a coupon counts the orders that are worth enough, what it takes off them, and carts that have it', async () => {
  const look = async (wish: object) =>
    (
      await owner.read<{ couponPreview: Record<string, number> }>(
        `query ($kind: String!, $basisPoints: Int, $amountMinor: Int, $minimumGoodsMinor: Int) {
          couponPreview(couponCode: "autumn", kind: $kind, basisPoints: $basisPoints, amountMinor: $amountMinor,
            minimumGoodsMinor: $minimumGoodsMinor) { orders qualifying discountMinor carts } }`,
        wish,
      )
    ).couponPreview;
  expect(await look({ kind: 'amount', amountMinor: 100 })).toEqual({
    ...{ orders: 2, qualifying: 2, discountMinor: 200, carts: 0 },
  });
  expect(await look({ kind: 'amount', amountMinor: 100, minimumGoodsMinor: goodsMinor + 1 })).toMatchObject({
    ...{ orders: 2, qualifying: 1, discountMinor: 100 },
  });
  // Never more than the goods are worth.
  const { discountMinor: all = 0 } = await look({ kind: 'amount', amountMinor: 9_000_000 });
  expect((await look({ kind: 'percent', basisPoints: 10_000 })).discountMinor).toBe(all);
  await shop.database.kysely
    .updateTable('cart')
    .set({ coupon_code: 'AUTUMN' })
    .where('is_active', '=', true)
    .execute();
  expect((await look({ kind: 'free_shipping' })).carts).toBeGreaterThan(0);
});
