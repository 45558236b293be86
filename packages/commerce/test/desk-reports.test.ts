import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const now = new Date('2026-11-02T09:00:00Z');
let shop: CheckoutShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await createCheckoutShop();
  owner = await hireStaff(shop, { role: 'owner', now });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const of = (report: string, fields: string, days = ['2026-11-01', '2026-11-30']) =>
  owner.ask(`query ($from: String!, $to: String!) { ${report}(from: $from, to: $to) ${fields} }`, {
    from: days[0],
    to: days[1],
  });

test('rules 1 to 4: sales and VAT are what the documents of the period say, credits taken off, on screen and as CSV', async () => {
  const placed = await shop.place(await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 3 }] }));
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  const { number } = placed.orderV2;
  const file = await shop.admin.orders.find(number);
  const [invoice] = file?.invoices ?? [];
  const total = invoice?.total.minor ?? 0;
  const fields = '{ country treatment basisPoints currency taxableMinor taxMinor documents }';
  const [tax] = invoice?.document.taxes ?? [];
  expect((await of('vatReport', fields)).data?.vatReport).toEqual([
    {
      ...{ country: 'NL', treatment: 'domestic', basisPoints: 2100, currency: 'EUR', documents: 1 },
      taxableMinor: tax?.taxable.minor,
      taxMinor: tax?.amount.minor,
    },
  ]);
  expect((await shop.admin.orders.refund(number, { reason: 'All of it' })).ok).toBe(true);
  expect((await of('vatReport', fields)).data?.vatReport).toEqual([
    expect.objectContaining({ taxableMinor: 0, taxMinor: 0, documents: 2 }),
  ]);
  const sales = await of('salesReport', '{ day currency orders totalMinor creditedMinor }');
  expect(sales.data?.salesReport).toEqual([
    { day: '2026-11-02', currency: 'EUR', orders: 1, totalMinor: total, creditedMinor: total },
  ]);
  const amount = (total / 100).toFixed(2);
  expect((await of('salesExport', '')).data?.salesExport).toBe(
    `day,currency,orders,total,credited\r\n2026-11-02,EUR,1,${amount},${amount}`,
  );
  expect((await of('vatExport', '')).data?.vatExport).toContain('NL,domestic,21.00,EUR,0.00,0.00,2');
  expect((await of('salesReport', '{ day }', ['2026-11-03', '2026-11-30'])).data?.salesReport).toEqual([]);
  for (const days of [
    ['2026-11-30', '2026-11-01'],
    ['2025-01-01', '2026-11-01'],
    ['November', '2026-11-01'],
  ])
    expect([days, (await of('vatReport', fields, days)).code]).toEqual([days, 'period-not-valid']);
});
