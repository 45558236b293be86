import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeTotals } from '#totals';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoicesOf, issueCreditNote, issueInvoice } from './invoices.ts';
import { listOrders } from './list-orders.ts';
import type { NewOrder, Order } from './model.ts';
import { moveOrder } from './move-order.ts';
import { eventsOf, findOrder, insertOrder, listPendingSince } from './repository.ts';

const now = new Date('2026-11-02T09:00:00Z');
const euro = (minor: number) => money(minor, 'EUR');
const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-02' };
let database: TestDatabase<CommerceTables>;
let carts = 0;

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
afterAll(() => database.close());

const anOrder = (change: Partial<NewOrder> = {}): NewOrder => {
  carts += 1;
  return {
    cartMaskedId: `cart-${carts}`,
    customerId: null,
    status: 'pending_payment',
    placedAt: now,
    storeCode: 'nl_NL',
    email: 'buyer@example.com',
    currency: 'EUR',
    grandTotal: euro(12_10),
    toPay: euro(12_10),
    paymentMethod: 'ideal',
    snapshot: {
      locale: 'nl-NL',
      lines: [],
      breakdown: computeTotals({
        currency: 'EUR',
        basis: 'incl',
        rounding: 'per-line',
        lines: [],
        shipping: null,
        incentive: null,
        coupon: null,
        giftCards: [],
      }),
      shippingAddress: null,
      billingAddress: {
        firstName: 'Demo',
        lastName: 'Buyer',
        company: null,
        vatNumber: null,
        street: ['Kade 1'],
        city: 'Breda',
        postcode: '4811 AB',
        region: null,
        country: 'NL',
        phone: '0761234567',
      },
      shipping: null,
      isBusinessOrder: false,
      remarks: null,
      couponCode: null,
      tax: { kind: 'domestic', basisPoints: 2100, vatNumber: null, vatEvidence: null, isMarked: false },
      exchangeRatePerMillion: 1_000_000,
      termsVersion: '2026-11-01',
      isTermsAgreementExplicit: true,
      stockUnits: 0,
    },
    ...change,
  };
};
const place = (change: Partial<NewOrder> = {}): Promise<Order> =>
  database.transaction((transaction) => insertOrder(transaction, anOrder(change)));
const move = (order: Order, to: Parameters<typeof moveOrder>[2]) =>
  database.transaction((transaction) => moveOrder(transaction, { id: order.id }, to, now));
const invoice = (order: Order, year = 2026) =>
  database.transaction((transaction) =>
    issueInvoice(transaction, {
      orderId: order.id,
      total: order.grandTotal,
      document: invoiceDocument(order, days),
      year,
      now,
    }),
  );
const credit = (order: Order, minor: number) =>
  database.transaction((transaction) =>
    issueCreditNote(transaction, {
      orderId: order.id,
      total: euro(minor),
      document: invoiceDocument(order, days),
      // An order without lines: all of it is shipping.
      parts: [
        {
          line: null,
          vatBasisPoints: 0,
          quantityHundredths: 0,
          total: { excl: euro(minor), tax: euro(0), incl: euro(minor) },
        },
      ],
      year: 2026,
      now,
    }),
  );

test('rules 1 and 3: an order is found again as it was placed, by number, token and cart', async () => {
  const order = await place();
  expect(order.number).toMatch(/^\d{9}$/);
  expect(order.token.length).toBeGreaterThanOrEqual(32);
  for (const key of [
    { number: order.number },
    { token: order.token },
    { cartMaskedId: order.cartMaskedId },
  ]) {
    expect(await findOrder(database.kysely, key)).toEqual(order);
  }
});

test('rule 1: the database refuses to change a snapshot', async () => {
  const { id } = await place();
  const change = database.kysely
    .updateTable('shop_order')
    .set({ email: 'other@example.com' })
    .where('id', '=', id);
  await expect(change.execute()).rejects.toThrow(/is a snapshot/);
});

test('rule 2: a cart becomes one order, and another only when the first is canceled', async () => {
  const first = await place();
  await expect(place({ cartMaskedId: first.cartMaskedId })).rejects.toThrow(/shop_order_of_cart/);
  await move(first, 'canceled');
  const second = await place({ cartMaskedId: first.cartMaskedId });
  expect(await findOrder(database.kysely, { cartMaskedId: first.cartMaskedId })).toEqual(second);
});

test('rules 4 and 5: moves follow the table and leave a trace', async () => {
  const order = await place();
  expect(await move(order, 'complete')).toEqual({
    ok: false,
    refusal: { code: 'order-move-not-possible', details: { from: 'pending_payment', to: 'complete' } },
  });
  const results = await Promise.all([1, 2, 3].map(() => move(order, 'processing')));
  expect(results.filter((result) => result.ok && result.value.hasMoved)).toHaveLength(1);
  expect((await eventsOf(database.kysely, order.id)).map(({ kind }) => kind)).toEqual([
    'placed',
    'moved-to-processing',
  ]);
  expect(await moveNobody()).toMatchObject({ refusal: { code: 'order-not-found' } });
});
const moveNobody = () =>
  database.transaction((transaction) => moveOrder(transaction, { number: '999999999' }, 'canceled', now));

test('rule 6: forty invoices at once, some of them rolled back, have numbers without a gap', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, () => place()));
  await Promise.allSettled(
    orders.map((order, index) =>
      database.transaction(async (transaction) => {
        const document = invoiceDocument(order, days);
        const wish = { orderId: order.id, total: order.grandTotal, document, year: 2031, now };
        await issueInvoice(transaction, wish);
        if (index % 4 === 0) throw new Error('the paper jammed');
      }),
    ),
  );
  const rows = await database.kysely
    .selectFrom('invoice')
    .where('number', 'like', '2031-%')
    .select('number')
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 30 }, (_, index) => `2031-${String(index + 1).padStart(6, '0')}`),
  );
});

test('rule 6: an order has one invoice, however often it is asked for', async () => {
  const order = await place();
  const first = await invoice(order);
  expect(await invoice(order)).toEqual(first);
  expect(first.number).toMatch(/^2026-\d{6}$/);
});

test('rule 7: what was issued stays, and credits never exceed it', async () => {
  const order = await place();
  expect(await credit(order, 1)).toMatchObject({ refusal: { code: 'credit-too-high' } });
  const { id } = await invoice(order);
  await expect(
    database.kysely.updateTable('invoice').set({ total_minor: 0 }).where('id', '=', id).execute(),
  ).rejects.toThrow(/cannot be changed/);
  await expect(database.kysely.deleteFrom('invoice').where('id', '=', id).execute()).rejects.toThrow();
  expect(await credit(order, 10_00)).toMatchObject({ value: { total: euro(-10_00) } });
  expect(await credit(order, 2_11)).toMatchObject({ refusal: { details: { creditableMinor: 2_10 } } });
  expect(await credit(order, 2_10)).toMatchObject({ ok: true });
  expect((await invoicesOf(database.kysely, order.id)).map(({ series }) => series)).toEqual([
    'invoice',
    'credit-note',
    'credit-note',
  ]);
});

test('orders that wait too long for money are found', async () => {
  const waiting = await place({ placedAt: new Date('2026-10-01T09:00:00Z') });
  await place({ placedAt: new Date('2026-10-01T09:00:00Z'), status: 'processing' });
  const slow = await place({ placedAt: new Date('2026-10-01T09:00:00Z'), paymentMethod: 'banktransfer' });
  const before = new Date('2026-10-02T00:00:00Z');
  const longAgo = new Date('2026-09-20T00:00:00Z');
  const list = (slowBefore: Date) =>
    listPendingSince(database.kysely, { before, slowMethods: ['banktransfer'], slowBefore, limit: 10 });
  expect(await list(longAgo)).toEqual([waiting.id]);
  expect(await list(before)).toEqual([waiting.id, slow.id]);
});

test('orders are listed by customer, store, status, number, moment and total, page by page', async () => {
  const at = (day: string) => new Date(`2026-08-${day}T12:00:00Z`);
  const of77 = { customerId: 77 };
  const first = await place({ ...of77, placedAt: at('01'), grandTotal: euro(20_00) });
  const second = await place({ ...of77, placedAt: at('02'), storeCode: 'de_DE' });
  const third = await place({ ...of77, placedAt: at('03') });
  await move(third, 'canceled');
  await place({ customerId: 78, placedAt: at('02') });
  const numbers = async (question: Partial<Parameters<typeof listOrders>[1]>) => {
    const page = { ...of77, page: 1, pageSize: 10, ...question };
    return (await listOrders(database.kysely, page)).orders.map(({ number }) => number);
  };
  const [one, two, three] = [first.number, second.number, third.number];
  expect(await numbers({})).toEqual([three, two, one]);
  expect(await numbers({ isAscending: true, sortBy: 'number', page: 2, pageSize: 2 })).toEqual([three]);
  expect(await numbers({ storeCode: 'de_DE' })).toEqual([two]);
  expect(await numbers({ statuses: ['canceled', 'closed'] })).toEqual([three]);
  expect(await numbers({ statuses: [] })).toEqual([]);
  expect(await numbers({ numbers: [one, '999'] })).toEqual([one]);
  expect(await numbers({ numberPart: two.slice(-4) })).toEqual([two]);
  expect(await numbers({ text: 'BUYER@' })).toHaveLength(3);
  expect(await numbers({ text: '%' })).toEqual([]);
  expect(await numbers({ placedFrom: at('02'), placedBefore: at('03') })).toEqual([two]);
  expect(await numbers({ totalFromMinor: 15_00 })).toEqual([one]);
  expect((await listOrders(database.kysely, { ...of77, page: 9, pageSize: 1 })).total).toBe(3);
});
