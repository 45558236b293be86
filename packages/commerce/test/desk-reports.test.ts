import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createReturnsShop, type ReturnsShop } from './data/returns-shop.ts';

const now = new Date('2026-11-02T09:00:00Z');
let shop: ReturnsShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await createReturnsShop();
  await onDay(0);
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

/** So many days after the first; sessions of the desk do not last that long. */
async function onDay(days: number): Promise<void> {
  shop.setDay(days);
  owner = await hireStaff(shop, { role: 'owner', now: new Date(now.getTime() + days * 86_400_000) });
}

const november = { from: '2026-11-01', to: '2026-11-30' };
async function report(name: string, fields: string, more: object = {}) {
  const given: Readonly<Record<string, string>> = { ...november, ...more };
  const names = Object.keys(given);
  const { data, code } = await owner.ask(
    `query (${names.map((each) => `$${each}: String!`).join(', ')}) {
      ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) ${fields} }`,
    given,
  );
  return code ?? (data?.[name] as { rows: readonly Record<string, number | string>[]; daysWaiting: number });
}
const rowsOf = async (...wish: Parameters<typeof report>) => {
  const answer = await report(...wish);
  return typeof answer === 'string' ? answer : answer.rows;
};
const csv = (name: string, more: object = {}) => report('reportExport', '', { report: name, ...more });

const sales = '{ daysWaiting rows { day currency orders totalMinor creditedMinor } }';
const vat = '{ daysWaiting rows { country treatment basisPoints currency taxableMinor taxMinor documents } }';
const margin = '{ daysWaiting rows { day netMinor costedMinor costMinor } }';
const sellers = '{ daysWaiting rows { sku name quantityHundredths netMinor costedMinor costMinor since } }';

async function marginOf(more: object = {}) {
  const rows = (await rowsOf('marginReport', margin, more)) as readonly Record<string, number>[];
  const sum = (key: string) => rows.reduce((all, row) => all + (row[key] ?? 0), 0);
  return [sum('netMinor'), sum('costedMinor'), sum('costMinor')];
}

/** What the worker does, at most 60 days at once. */
const count = () =>
  shop.jobs['reports.count-days'](
    {},
    { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal },
  );

/** Costs as a list of stock brings them. */
async function importCosts(text: string): Promise<unknown> {
  const { token } = owner;
  const sent = await shop.fetch(
    new Request('https://shop.test/desk-uploads', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: text,
    }),
  );
  const { id } = (await sent.json()) as { id: number };
  const { readSheet } = await owner.read<{ readSheet: number }>(
    'mutation ($id: Int!) { readSheet(uploadId: $id, kind: "stock", fileName: "costs.csv", isTrial: false) }',
    { id },
  );
  await shop.work('goods.read-sheet');
  const { sheet } = await owner.read<{ sheet: unknown }>(
    'query ($id: Int!) { sheet(id: $id) { rowsChanged problems { row column code } } }',
    { id: readSheet },
  );
  return sheet;
}

test('rules 1 to 4: sales and VAT are what the documents of the period say, credits taken off, on screen and as CSV', async () => {
  const { number } = await shop.bought([{ sku: 'KNIFE', quantity: 3 }]);
  const [invoice] = (await shop.fileOf(number)).invoices;
  const total = invoice?.total.minor ?? 0;
  const [tax] = invoice?.document.taxes ?? [];
  expect(await rowsOf('vatReport', vat)).toEqual([
    {
      ...{ country: 'NL', treatment: 'domestic', basisPoints: 2100, currency: 'EUR', documents: 1 },
      taxableMinor: tax?.taxable.minor,
      taxMinor: tax?.amount.minor,
    },
  ]);
  expect((await shop.admin.orders.refund(number, { reason: 'All of it' })).ok).toBe(true);
  expect(await rowsOf('vatReport', vat)).toEqual([
    expect.objectContaining({ taxableMinor: 0, taxMinor: 0, documents: 2 }),
  ]);
  expect(await report('salesReport', sales)).toEqual({
    daysWaiting: 0,
    rows: [{ day: '2026-11-02', currency: 'EUR', orders: 1, totalMinor: total, creditedMinor: total }],
  });
  const amount = (total / 100).toFixed(2);
  expect(await csv('sales')).toBe(
    `day,currency,orders,total,credited\r\n2026-11-02,EUR,1,${amount},${amount}\r\n`,
  );
  expect(await csv('vat')).toContain('NL,domestic,21.00,EUR,0.00,0.00,2');
  expect(await csv('weather')).toBe('report-not-known');
  expect(await rowsOf('salesReport', sales, { from: '2026-11-03' })).toEqual([]);
  expect(await rowsOf('salesReport', sales, { market: 'de_DE' })).toEqual([]);
  expect(await rowsOf('salesReport', sales, { currency: 'DKK' })).toEqual([]);
  for (const [from, to] of [
    ['2026-11-30', '2026-11-01'],
    ['2025-01-01', '2026-11-01'],
    ['November', '2026-11-01'],
  ]) {
    expect([from, await report('vatReport', vat, { from, to })]).toEqual([from, 'period-not-valid']);
  }
});

test('rule 2: an order that is canceled leaves its day with its credit note, whenever that is', async () => {
  const before = await rowsOf('salesReport', sales);
  const { number } = await shop.bought([{ sku: 'KNIFE', quantity: 3 }]);
  expect(await rowsOf('salesReport', sales)).toEqual([expect.objectContaining({ orders: 2 })]);
  await onDay(1);
  expect((await shop.admin.orders.cancel(number, { reason: 'Not wanted' })).ok).toBe(true);
  expect(await rowsOf('salesReport', sales)).toEqual(before);
  await onDay(0);
});

test('goods rule 13: costs come with the list of stock, and change nothing the second time', async () => {
  expect(
    await importCosts('pool,quantity,cost,cost_from\nknives,30,nine,\nred-cord,2000,1.00,2027-01-01\n'),
  ).toEqual({
    rowsChanged: 0,
    problems: [
      { row: 2, column: 'cost', code: 'amount-not-valid' },
      { row: 3, column: 'cost_from', code: 'day-not-valid' },
    ],
  });
  const list =
    'pool,quantity,cost,cost_from\nknives,50000,"9,00",2026-11-01\nred-cord,50000,0.30,2026-11-01\n';
  expect(await importCosts(list)).toEqual({ rowsChanged: 2, problems: [] });
  expect(await importCosts(list)).toEqual({ rowsChanged: 0, problems: [] });
  const { exportSheet } = await owner.read<{ exportSheet: { text: string } }>(
    '{ exportSheet(kind: "stock", after: 0) { text } }',
  );
  expect(exportSheet.text).toContain('knives,50000,9\r\n');
  expect(exportSheet.text).toContain('red-cord,50000,0.3\r\n');
});

test('rules 8 to 10: the golden cases of margins', async () => {
  // Everything before was paid back or canceled; three knives that never came back cost what they cost.
  const [net = 0, costed = 0, cost = 0] = await marginOf();
  expect([net, costed, cost]).toEqual([0, 0, 27_00]);
  const since = async (more?: object) => {
    const [a = 0, b = 0, c = 0] = await marginOf(more);
    return [a - net, b - costed, c - cost];
  };
  const order = await shop.bought();
  expect(['M1', await since()]).toEqual(['M1', [80_75, 80_75, 30_00]]);
  await shop.send(order.number);
  await onDay(2);
  const { number } = await shop.withdrawn(order.token, [
    [order.first, 2],
    [order.second, 1],
  ]);
  await shop.admin.returns.receive(number);
  expect((await shop.admin.returns.refund(number)).ok).toBe(true);
  expect(['M2', await since()]).toEqual(['M2', [28_50, 28_50, 30_00]]);
  expect((await shop.admin.returns.restock(number)).ok).toBe(true);
  expect(['M3', await since()]).toEqual(['M3', [28_50, 28_50, 10_50]]);
  // What came back counts on its own day.
  expect(await rowsOf('marginReport', margin, { from: '2026-11-04' })).toEqual([
    { day: '2026-11-04', netMinor: -52_25, costedMinor: -52_25, costMinor: -19_50 },
  ]);

  await shop.bought([{ sku: 'CORD-500', parent_sku: 'CORD', quantity: 2 }], {
    request: { store: 'da_DK', currency: 'DKK' },
    address: { country_code: 'DK', postcode: '1050', city: 'København' },
    shipping: { carrier_code: 'dpd', method_code: 'home' },
    payment: 'creditcard',
  });
  const danish = { market: 'da_DK', currency: 'DKK' };
  expect(['M4', await marginOf(danish)]).toEqual(['M4', [10_00, 10_00, 3_00]]);
  expect(await marginOf({ currency: 'SEK' })).toEqual([0, 0, 0]);

  await shop.bought([{ sku: 'ROPE', quantity: 1 }]);
  expect(['M5', await since()]).toEqual(['M5', [133_50, 38_50, 13_50]]);

  const canceled = await shop.bought([{ sku: 'KNIFE', quantity: 3 }]);
  expect(await since()).toEqual([204_75, 109_75, 40_50]);
  expect((await shop.admin.orders.cancel(canceled.number, { reason: 'Not wanted' })).ok).toBe(true);
  expect(['M6', await since()]).toEqual(['M6', [133_50, 38_50, 13_50]]);
  expect(await csv('margin', { from: '2026-11-04' })).toContain('2026-11-04,');
});

test('rules 7 and 11: what sold best and least, from days and from whole months alike', async () => {
  const best = await rowsOf('sellersReport', sellers, { which: 'best' });
  expect(best).toMatchObject([
    { sku: 'ROPE', quantityHundredths: 100, netMinor: 95_00, costedMinor: 0, costMinor: 0 },
    { sku: 'KNIFE', quantityHundredths: 100, netMinor: 23_75, costedMinor: 23_75, costMinor: 36_00 },
    { sku: 'CORD', quantityHundredths: 300, netMinor: 14_75, costedMinor: 14_75, costMinor: 4_50 },
  ]);
  expect(await rowsOf('sellersReport', sellers, { which: 'best', market: 'da_DK' })).toMatchObject([
    { sku: 'CORD', netMinor: 10_00 },
  ]);
  // In January November is over: it is kept by month, and says the same.
  await onDay(75);
  await sql`insert into report_touch (since, until) values (${now}, ${now})`.execute(shop.database.kysely);
  expect(await rowsOf('sellersReport', sellers, { which: 'best', to: '2026-12-15' })).toEqual(best);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from report_product_month where month = '2026-11-01'`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.n).toBeGreaterThan(3);
  await sql`delete from report_product_day`.execute(shop.database.kysely);
  expect(await rowsOf('sellersReport', sellers, { which: 'best', to: '2026-12-15' })).toEqual(best);
  await sql`insert into report_touch (since, until) values (${now}, 'infinity')`.execute(
    shop.database.kysely,
  );
  await count();
  await count();
  await onDay(2);
  expect(await rowsOf('sellersReport', sellers, { which: 'best' })).toEqual(best);

  const slow = (await rowsOf('sellersReport', sellers, { which: 'slow' })) as readonly Record<
    string,
    unknown
  >[];
  expect(slow.map(({ sku }) => sku)).not.toContain('OFF');
  expect(slow[0]).toMatchObject({ netMinor: 0 });
  expect(slow.at(-1)).toMatchObject({ sku: 'ROPE' });
  expect(await csv('best')).toContain('ROPE,');
  expect(await report('sellersReport', sellers, { which: 'odd' })).toBe('report-not-known');
});

test('rule 12: buyers who came back, by the month of their first order', async () => {
  const buy = (email: string) => shop.bought([{ sku: 'ROPE', quantity: 1 }], { email });
  for (const email of ['one@example.com', 'two@example.com']) await buy(email);
  await onDay(40);
  await buy('One@example.com');
  await buy('three@example.com');
  const canceled = await buy('two@example.com');
  await shop.admin.orders.cancel(canceled.number, { reason: 'Not wanted' });
  const { cohortsReport } = await owner.read<{ cohortsReport: { cohorts: unknown } }>(
    '{ cohortsReport { countedAt cohorts { month buyers again } } }',
  );
  expect(cohortsReport.cohorts).toEqual([
    // With who bought before in these tests.
    { month: '2026-11-01', buyers: 3, again: [1] },
    { month: '2026-12-01', buyers: 1, again: [] },
  ]);
  expect(await csv('cohorts')).toBe(
    'first_month,months_later,buyers\r\n2026-11,0,3\r\n2026-11,1,1\r\n2026-12,0,1\r\n',
  );
  await onDay(2);
});

test('rule 13: stock is worth its latest cost; pools without one are told', async () => {
  await sql`update stock_pool set quantity = 0 where key not in ('knives', 'red-cord', 'blue-cord')`.execute(
    shop.database.kysely,
  );
  await sql`update stock_pool set quantity = case key when 'knives' then 20 else 1050 end where quantity > 0`.execute(
    shop.database.kysely,
  );
  const { stockValueReport } = await owner.read<{ stockValueReport: unknown }>(
    '{ stockValueReport { totalMinor pools poolsWithoutCost worthMost { key quantity isLength costMillionths valueMinor } } }',
  );
  // 20 × 9.00, and 10.50 m at 0.30.
  expect(stockValueReport).toEqual({
    ...{ totalMinor: 183_15, pools: 3, poolsWithoutCost: 1 },
    worthMost: [
      { key: 'knives', quantity: 20, isLength: false, costMillionths: 9_000_000, valueMinor: 180_00 },
      { key: 'red-cord', quantity: 1_050, isLength: true, costMillionths: 3_000, valueMinor: 3_15 },
    ],
  });
  expect(await csv('stock')).toContain('red-cord,');
});

test('rules 5 and 6: days that wait are told, and the worker counts them', async () => {
  await sql`insert into report_touch (since, until) values (${now}, 'infinity')`.execute(
    shop.database.kysely,
  );
  await onDay(28);
  const answer = await report('salesReport', sales);
  expect(answer).toMatchObject({ daysWaiting: 22 });
  await count();
  expect(await report('salesReport', sales)).toMatchObject({ daysWaiting: 0 });
});
