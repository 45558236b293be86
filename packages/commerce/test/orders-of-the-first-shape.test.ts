import { migrate, sql } from '@bowline/database';
import type { TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineRowsOf } from '#orders';
import { type Commerce, type CommerceTables, createCommerce, reconcile } from '../src/index.ts';
import { commerceMigrations } from '../src/migrations.ts';
import {
  createFirstShapeDatabase,
  type FirstShape,
  firstShapeFields,
  readFirstShape,
} from './data/first-shape.ts';

let written: FirstShape;
let database: TestDatabase<CommerceTables>;
let commerce: Commerce;

beforeAll(async () => {
  written = await readFirstShape();
  database = await createFirstShapeDatabase(written);
  await migrate(database, commerceMigrations);
  const nothing = () => {};
  commerce = createCommerce({
    database,
    baseUrl: 'https://shop.test',
    clock: () => new Date('2027-01-11T09:00:00Z'),
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  });
});
afterAll(async () => {
  expect(await reconcile(database)).toEqual([]);
  await commerce.close();
  await database.close();
});

const names = [
  'paid with coupon and card',
  'business, shipped',
  'unpaid',
  'refunded in part',
  'refunded entirely',
  'canceled after payment',
  'canceled before payment',
  'in pounds',
  'with gift cards bought',
  'paid by card alone',
] as const;
type Name = (typeof names)[number];

const keyOf = (name: Name) => written.orders[name] ?? { number: '', token: '' };
const fileOf = async (name: Name) => {
  const file = await commerce.admin.orders.find(keyOf(name).number);
  if (!file) throw new Error(`There is no order ${name}`);
  return file;
};
async function show(name: Name): Promise<unknown> {
  const url = new URL('https://shop.test/graphql');
  const { token } = keyOf(name);
  url.searchParams.set(
    'query',
    `{ guestOrderByToken(input: { token: "${token}" }) { ${firstShapeFields} } }`,
  );
  const answer = (await (await commerce.fetch(new Request(url))).json()) as {
    data: { guestOrderByToken: unknown };
    errors?: unknown;
  };
  expect(answer.errors).toBeUndefined();
  return answer.data.guestOrderByToken;
}
async function printed(name: Name, number: string): Promise<string> {
  const path = `https://shop.test/invoices/${keyOf(name).token}/${number}.pdf`;
  const answer = await commerce.fetch(new Request(path));
  expect(answer.status).toBe(200);
  return (await answer.text()).slice(0, 8);
}

test('the fixture is of the first shape', () => {
  expect(Object.keys(written.orders)).toEqual(names);
  const snapshots = written.tables.shop_order?.map(({ snapshot }) => snapshot) ?? [];
  expect(snapshots.some((snapshot) => 'version' in (snapshot as object))).toBe(false);
});

describe('after the migration', () => {
  test('the books agree', async () => {
    expect(await reconcile(database)).toEqual([]);
  });

  test.each(names)('the order "%s" is shown as it was before', async (name) => {
    const shown = written.shown[name] as object;
    // That shop offered to cancel what it then refused to (checkout rule 15).
    const actions = name === 'with gift cards bought' ? { available_actions: [] } : {};
    expect(await show(name)).toEqual({ ...shown, ...actions });
  });

  test.each(names)('the lines of "%s" are those that its snapshot makes', async (name) => {
    const { order } = await fileOf(name);
    const { rows } = await sql<Record<string, unknown>>`
      select * from order_line where order_id = ${order.id} order by position`.execute(database.kysely);
    // Only the catalogue knows which pool a line of before drew on.
    const without = ({ stock_pool_key: _, stock_units_per_piece: __, ...row }: Record<string, unknown>) =>
      row;
    expect(rows.map(without)).toEqual(
      lineRowsOf(order.snapshot).map((row) => without({ order_id: order.id, ...row })),
    );
  });

  test('lines know the pools they drew on', async () => {
    const { rows } = await sql`
      select sku, stock_pool_key, stock_units_per_piece from order_line where stock_pool_key is not null
      group by 1, 2, 3 order by sku`.execute(database.kysely);
    expect(rows).toEqual([
      { sku: 'CORD-100', stock_pool_key: 'red-cord', stock_units_per_piece: 100 },
      { sku: 'CORD-1000', stock_pool_key: 'red-cord', stock_units_per_piece: 1000 },
      { sku: 'CORD-500', stock_pool_key: 'red-cord', stock_units_per_piece: 500 },
      { sku: 'CORD-SAMPLE', stock_pool_key: 'red-cord', stock_units_per_piece: 10 },
      { sku: 'KNIFE', stock_pool_key: 'knives', stock_units_per_piece: 1 },
    ]);
  });

  test('invoices and credit notes of before are printed', async () => {
    for (const name of names) {
      for (const { number } of (await fileOf(name)).invoices) {
        expect(await printed(name, number)).toBe('%PDF-1.7');
      }
    }
  });

  test('an order that waited is paid and gets an invoice with its VAT', async () => {
    const { payments } = await fileOf('unpaid');
    const id = payments[0]?.redirectUrl?.split('/').at(-1) ?? '';
    await sql`update test_payment set state = 'paid' where id = ${id}`.execute(database.kysely);
    const webhook = 'https://shop.test/payments/webhook/test';
    await commerce.fetch(new Request(webhook, { method: 'POST', body: new URLSearchParams({ id }) }));
    const { order, invoices } = await fileOf('unpaid');
    expect(order.status).toBe('processing');
    expect(invoices.map(({ total }) => total)).toEqual([order.grandTotal]);
    const rates = invoices[0]?.document.lines.map(({ vatBasisPoints }) => vatBasisPoints);
    expect(rates).toEqual([2100, 2100, 2100]);
    expect(await printed('unpaid', invoices[0]?.number ?? '')).toBe('%PDF-1.7');
  });

  test('one is shipped in parts', async () => {
    const { order } = await fileOf('paid with coupon and card');
    const [knives, cord] = order.snapshot.lines.map(({ id }) => id);
    const ship = (line = '', quantityHundredths = 100) =>
      commerce.admin.orders.ship(order.number, {
        trackingNumber: null,
        lines: [{ line, quantityHundredths }],
      });
    expect(await ship(knives)).toMatchObject({ value: { status: 'processing' } });
    expect(await ship(knives, 200)).toMatchObject({
      refusal: { code: 'order-line-quantity-not-possible', details: { line: knives, leftHundredths: 100 } },
    });
    expect(await ship(knives)).toMatchObject({ value: { status: 'processing' } });
    expect(await ship(cord)).toMatchObject({ value: { status: 'complete' } });
  });

  test('one of which amounts were paid back before is paid back by line, and then entirely', async () => {
    const { order, lines } = await fileOf('refunded in part');
    const [, knife] = lines;
    const { refund } = commerce.admin.orders;
    expect(
      await refund(order.number, { lines: [{ line: knife?.line ?? '' }], reason: 'Blunt' }),
    ).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(await refund(order.number, { reason: null })).toMatchObject({ value: { isWhole: true } });
    const [invoice, ...notes] = (await fileOf('refunded in part')).invoices;
    expect(notes).toHaveLength(4);
    for (const part of ['total', 'net', 'tax'] as const) {
      expect(notes.reduce((sum, { document }) => sum + document[part].minor, 0)).toBe(
        invoice?.document[part].minor,
      );
    }
    expect((await fileOf('refunded in part')).order.status).toBe('closed');
    const note = notes.at(-1);
    expect(await printed('refunded in part', note?.number ?? '')).toBe('%PDF-1.7');
  });

  test('a business order without VAT is paid back in part', async () => {
    const { order, lines } = await fileOf('business, shipped');
    const wish = { lines: [{ line: lines[0]?.line ?? '', quantityHundredths: 200 }], reason: null };
    expect(await commerce.admin.orders.refund(order.number, wish)).toMatchObject({ ok: true });
    const note = (await fileOf('business, shipped')).invoices.at(-1);
    expect(note?.document).toMatchObject({
      taxes: [],
      tax: money(0, 'EUR'),
      treatment: { kind: 'reverse-charge' },
    });
  });

  test('one in pounds is canceled line by line; its stock comes back', async () => {
    const { order, lines } = await fileOf('in pounds');
    const knives = async () =>
      (
        await sql<{ quantity: number }>`select quantity from stock_pool where key = 'knives'`.execute(
          database.kysely,
        )
      ).rows[0]?.quantity ?? 0;
    const before = await knives();
    const wish = { lines: [{ line: lines[0]?.line ?? '', quantityHundredths: 100 }], reason: null };
    const { cancel } = commerce.admin.orders;
    expect(await cancel(order.number, wish)).toMatchObject({ value: { status: 'processing' } });
    expect(await knives()).toBe(before + 1);
    expect(await cancel(order.number, wish)).toMatchObject({ value: { status: 'canceled' } });
    expect(await knives()).toBe(before + 2);
  });

  test('the cards of one that bought gift cards are voided with the line', async () => {
    const { order, lines } = await fileOf('with gift cards bought');
    const line = lines.find(({ kind }) => kind === 'gift-card')?.line ?? '';
    const counting = async () => {
      const { rows } = await sql`
        select from gift_card_account where bought_with_order_id = ${order.id} and voided_at is null`.execute(
        database.kysely,
      );
      return rows.length;
    };
    expect(await counting()).toBe(2);
    const refund = { lines: [{ line, quantityHundredths: 100 }], reason: null };
    expect(await commerce.admin.orders.refund(order.number, refund)).toMatchObject({ ok: true });
    expect(await counting()).toBe(1);
  });

  test('one that a card paid goes back to the card', async () => {
    const { order } = await fileOf('paid by card alone');
    expect(await commerce.admin.orders.refund(order.number, { reason: null })).toMatchObject({ ok: true });
    expect((await fileOf('paid by card alone')).invoices.at(-1)?.document.payments).toEqual([
      { method: 'giftcard', amount: order.grandTotal },
    ]);
  });
});
