import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findOrder } from '#orders';
import { labelPdf } from '#returns';
import { reconcile } from '../src/index.ts';
import { readPdf } from '../src/testing/orders/read-pdf.ts';
import { createReturnsShop, type ReturnsShop } from './data/returns-shop.ts';

let shop: ReturnsShop;
beforeAll(async () => {
  shop = await createReturnsShop();
});
beforeEach(() => shop.setDay(0));
afterAll(async () => {
  await shop.work('orders.pay-back');
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

/** Three knives and two cords, sent and delivered, of which two knives and one cord come back. */
async function comingBack() {
  const order = await shop.bought();
  await shop.send(order.number);
  const { number, label_url } = await shop.withdrawn(order.token, [
    [order.first, 2],
    [order.second, 1],
  ]);
  const record = await recordOf(number);
  const [knives = 0, cord = 0] = record.lines.map(({ id }) => id);
  return { ...order, returnNumber: number, labelUrl: label_url ?? '', record, knives, cord };
}
async function recordOf(number: string) {
  const record = await shop.admin.returns.find(number);
  if (!record) throw new Error(`There is no return ${number}`);
  return record;
}
const statesOf = async (number: string) => (await recordOf(number)).lines.map(({ state }) => state);

test('rule 18: what came back and can be sold enters the stock once, lengths as centimetres of their colour', async () => {
  const { returnNumber, knives, cord } = await comingBack();
  const stock = async () => {
    const { rows } = await shop.database.pool.query<{ key: string; quantity: number }>(
      "select key, quantity from stock_pool where key in ('knives', 'red-cord') order by key",
    );
    return rows.map(({ quantity }) => quantity);
  };
  const [knivesBefore = 0, cordBefore = 0] = await stock();
  const restock = (lineIds?: number[]) => shop.admin.returns.restock(returnNumber, lineIds && { lineIds });
  expect(await restock([knives])).toMatchObject({ refusal: { code: 'return-line-not-here' } });
  expect(await restock([9_999])).toMatchObject({ refusal: { code: 'return-line-not-known' } });
  expect(await restock()).toMatchObject({ ok: true });
  expect(await stock()).toEqual([knivesBefore, cordBefore]);
  await shop.admin.returns.receive(returnNumber);
  await shop.admin.returns.refund(returnNumber, { lineIds: [cord] });
  await Promise.all([restock([knives]), restock([knives]), restock()]);
  expect(await stock()).toEqual([knivesBefore + 2, cordBefore + 500]);
  expect((await recordOf(returnNumber)).lines).toMatchObject([
    { restockedAt: expect.any(Date) },
    { restockedAt: expect.any(Date) },
  ]);
  expect(await shop.admin.returns.decline(returnNumber, { lineIds: [knives], reason: 'Worn' })).toMatchObject(
    {
      refusal: { code: 'return-move-not-possible' },
    },
  );
});

describe('rules 15 to 17: what the shop decides', () => {
  test('received, paid back by line, declined with a reason; the buyer sees each', async () => {
    const { number, token, returnNumber, knives, cord } = await comingBack();
    shop.setDay(3);
    expect(await shop.admin.returns.receive(returnNumber)).toMatchObject({ ok: true });
    expect(await statesOf(returnNumber)).toEqual(['received', 'received']);
    expect(await shop.withdrawalOf(token)).toMatchObject({
      items: [{ quantity_returned: 2 }, { quantity_returned: 1 }],
      returns: { items: [{ status: 'RECEIVED', refunded: null }] },
    });
    expect(await shop.admin.returns.refund(returnNumber, { lineIds: [knives] })).toMatchObject({ ok: true });
    const reason = 'The cord has been cut.';
    expect(await shop.admin.returns.decline(returnNumber, { lineIds: [cord], reason })).toMatchObject({
      ok: true,
    });
    expect(await statesOf(returnNumber)).toEqual(['refunded', 'declined']);
    // 90.75 less its share of the incentive, 4.54, is 86.21: two thirds are 57.47.
    expect(await shop.withdrawalOf(token)).toMatchObject({
      returns: {
        items: [
          {
            status: 'PARTIALLY_REJECTED',
            refunded: { value: 57.47 },
            items: [
              { state: 'refunded', quantity: 2, decline_reason: null },
              { state: 'declined', quantity: 0, request_quantity: 1, decline_reason: reason },
            ],
          },
        ],
      },
      // What was declined is not stated again.
      withdrawal: { lines: [{ quantity_left: 1 }, { quantity_left: 1 }] },
    });
    const { events, invoices } = await shop.fileOf(number);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['delivered', 'withdrawn', 'return-received', 'credited', 'return-declined']),
    );
    expect(invoices.at(-1)?.document.credits?.reason).toBe(`Withdrawal ${returnNumber}`);
    const jobs = (await shop.waitingJobs()).map(({ task }) => task);
    expect(jobs).toEqual(expect.arrayContaining(['returns.received', 'returns.declined', 'orders.pay-back']));
  });

  test('a move that the table does not know moves no line; one that was made changes nothing', async () => {
    const { returnNumber, knives, cord } = await comingBack();
    const { returns } = shop.admin;
    await returns.refund(returnNumber, { lineIds: [knives] });
    const lineIds = [cord, knives];
    expect(await returns.receive(returnNumber, { lineIds })).toMatchObject({
      refusal: { code: 'return-move-not-possible', details: { from: 'refunded', to: 'received' } },
    });
    expect(await returns.decline(returnNumber, { lineIds, reason: 'No' })).toMatchObject({
      refusal: { code: 'return-move-not-possible' },
    });
    expect(await statesOf(returnNumber)).toEqual(['refunded', 'stated']);
    expect(await returns.refund(returnNumber, { lineIds: [knives] })).toMatchObject({ ok: true });
    expect(await returns.receive(returnNumber, { lineIds: [0] })).toMatchObject({
      refusal: { code: 'return-line-not-known' },
    });
    for (const number of ['', 'R99999999', "R' or 1=1"]) {
      expect(await returns.receive(number)).toMatchObject({ refusal: { code: 'return-not-found' } });
    }
    for (const reason of ['', ' ', 'x'.repeat(1_001)]) {
      expect(await returns.decline(returnNumber, { reason })).toMatchObject({
        refusal: { code: 'return-reason-length' },
      });
    }
  });

  test('six refunds of one return at once pay it back once', async () => {
    const { number, returnNumber } = await comingBack();
    const results = await Promise.all(
      Array.from({ length: 6 }, () => shop.admin.returns.refund(returnNumber)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await shop.fileOf(number)).invoices).toHaveLength(2);
  });

  test('what the shop paid back by hand is not paid back again', async () => {
    const { number, first, returnNumber } = await comingBack();
    await shop.admin.orders.refund(number, {
      lines: [{ line: first, quantityHundredths: 200 }],
      reason: null,
    });
    expect(await shop.admin.returns.refund(returnNumber)).toMatchObject({
      refusal: { code: 'order-line-quantity-not-possible' },
    });
    expect(await statesOf(returnNumber)).toEqual(['stated', 'stated']);
  });

  test('shipping goes back with the last of it when all was withdrawn in time, else when the shop wants it', async () => {
    const items = [{ sku: 'KNIFE', quantity: 2 }];
    const inTime = await shop.bought(items);
    await shop.send(inTime.number);
    const one = await shop.withdrawn(inTime.token, [[inTime.first, 1]]);
    const other = await shop.withdrawn(inTime.token, [[inTime.first, 1]]);
    await shop.admin.returns.refund(one.number);
    await shop.admin.returns.refund(other.number);
    // Twice 30.25, and 4.95 with the second.
    const totals = (await shop.fileOf(inTime.number)).invoices.map(({ total }) => total.minor);
    expect(totals).toEqual([65_45, -30_25, -35_20]);
    expect(await shop.statusOf(inTime.number)).toBe('closed');

    const late = await shop.bought(items);
    await shop.send(late.number);
    shop.setDay(25);
    const { number } = await shop.withdrawn(late.token, [[late.first, 2]]);
    await shop.admin.returns.refund(number);
    expect((await shop.fileOf(late.number)).invoices.at(-1)?.total.minor).toBe(-60_50);

    const kind = await shop.bought(items);
    await shop.send(kind.number);
    const part = await shop.withdrawn(kind.token, [[kind.first, 1]]);
    await shop.admin.returns.refund(part.number, { isShippingIncluded: true });
    expect((await shop.fileOf(kind.number)).invoices.at(-1)?.total.minor).toBe(-35_20);
  });

  test('the shop lists what waits for it', async () => {
    const { returnNumber } = await comingBack();
    const waiting = await shop.admin.returns.list({ isWaiting: true, page: 1, pageSize: 1 });
    expect(waiting.returns.map(({ number }) => number)).toEqual([returnNumber]);
    await shop.admin.returns.refund(returnNumber);
    const after = await shop.admin.returns.list({ isWaiting: true, page: 1, pageSize: 100 });
    expect(after.total).toBe(waiting.total - 1);
  });
});

describe('rule 19: the label', () => {
  const fetchLabel = (url: string, method = 'GET') => shop.fetch(new Request(url, { method }));

  test('has addresses, number and goods, for whoever has the token', async () => {
    const { number, token, record, labelUrl } = await comingBack();
    const answer = await fetchLabel(labelUrl);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const wrong of [labelUrl.replace(token, 'x'.repeat(32)), labelUrl.replace(/R\d+/, 'R99999999')]) {
      expect((await fetchLabel(wrong)).status).toBe(404);
    }
    expect((await fetchLabel(labelUrl, 'POST')).status).toBe(405);

    const order = await findOrder(shop.database.kysely, { number });
    if (!order) throw new Error('The order is gone');
    const options = { timeZone: 'Europe/Amsterdam', isCompressed: false };
    const { texts, pages } = readPdf(await labelPdf(record, order, options));
    expect(pages).toBe(1);
    const long = { ...record, lines: Array.from({ length: 30 }, () => record.lines).flat() };
    expect(readPdf(await labelPdf(long, order, options)).pages).toBe(3);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Return label',
        'Bowline Rope & Cord B.V.',
        'Demo Buyer',
        record.number,
        '2 × Product KNIFE',
        'Please post the parcel by 16 November 2026 and keep the receipt.',
      ]),
    );
  });

  test('rule 20: a buyer who was erased leaves no name, remark or reason, and gets no label', async () => {
    const { number, returnNumber, labelUrl } = await comingBack();
    await shop.admin.returns.decline(returnNumber, { reason: 'Worn by Demo' });
    expect(await shop.admin.orders.erase(number)).toMatchObject({ ok: true });
    expect(await recordOf(returnNumber)).toMatchObject({
      name: '',
      remark: null,
      lines: [{ reason: null }, { reason: null }],
    });
    expect((await fetchLabel(labelUrl)).status).toBe(404);
  });
});
