import { sql } from '@bowline/database';
import { createMail, type Mail } from '@bowline/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
let now = new Date('2026-11-02T09:00:00Z');
let mailbox: Mail;
beforeAll(async () => {
  shop = await createCheckoutShop({
    clock: () => now,
    mail: {
      post: (transaction, posting) => mailbox.post(transaction, posting),
      remove: (transaction, ids) => mailbox.remove(transaction, ids),
    },
  });
  mailbox = createMail({
    database: shop.database,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
    clock: () => now,
  });
  await shop.coupon({ code: 'TEN' });
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  await shop.close();
});

const person =
  /Erika|Mustermann|erika@example\.com|Hidden Lane|0301234567|Please ring|Otto|otto@example\.com/;

async function personalOrder() {
  const cartId = await shop.readyCart({
    items: [
      { sku: 'KNIFE', quantity: 1 },
      {
        sku: 'GIFT-CARD',
        quantity: 1,
        entered_options: giftCardOptions({
          sender: 'Erika',
          recipient: 'Otto',
          recipient_email: 'otto@example.com',
          message: 'Please ring me',
        }),
      },
    ],
    email: 'erika@example.com',
    address: {
      firstname: 'Erika',
      lastname: 'Mustermann',
      street: ['Hidden Lane 5'],
      telephone: '0301234567',
    },
  });
  await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'TEN' });
  await shop.change(
    `mutation { setRemarksOnCart(cart_id: "${cartId}", remarks: "Please ring") { cart { id } } }`,
  );
  const placed = await shop.place(cartId);
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  return placed.orderV2;
}

/** Every row of these tables, as text. */
async function everything(...tables: readonly string[]): Promise<string> {
  const all = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      shop.database.kysely,
    );
    all.push(...rows.map(({ row }) => row));
  }
  return all.join('\n');
}
const books = [
  'shop_order',
  'order_line',
  'order_event',
  'order_cancellation_request',
  'shipment',
  'coupon_use',
  'cart',
  'cart_line',
  'mail_letter',
] as const;

test('orders rules 21 and 22: a buyer is erased, the books stay', { timeout: 60_000 }, async () => {
  const { number, token } = await personalOrder();
  expect(await shop.admin.orders.erase(number)).toMatchObject({
    refusal: { code: 'order-not-over', details: { status: 'processing' } },
  });
  await shop.admin.orders.ship(number, { trackingNumber: '3SERIKA' });
  await shop.work('orders.paid');
  await shop.work('orders.shipped');
  await shop.work('gift-cards.issued');
  const before = await shop.admin.orders.find(number);
  expect(await everything(...books)).toMatch(person);
  expect((await everything('mail_letter')).split('\n').length).toBeGreaterThan(2);

  expect(await shop.admin.orders.erase(number)).toMatchObject({ ok: true });
  expect(await shop.work('orders.buyer-erased')).toBe(1);
  expect(await everything(...books)).not.toMatch(person);
  expect(await everything('shipment')).not.toContain('3SERIKA');
  expect(await everything('mail_letter', 'mail_attachment')).toBe('');

  const after = await shop.admin.orders.find(number);
  expect(after?.order).toMatchObject({
    number,
    status: 'complete',
    grandTotal: before?.order.grandTotal,
    snapshot: {
      breakdown: before?.order.snapshot.breakdown,
      couponCode: 'TEN',
      billingAddress: { country: 'NL', lastName: '', city: '' },
      tax: { kind: 'domestic', basisPoints: 2100 },
    },
  });
  expect(after?.lines).toEqual(before?.lines);
  expect(after?.invoices).toEqual(before?.invoices);
  expect(await reconcile(shop.database)).toEqual([]);

  const again = await shop.admin.orders.erase(number);
  expect(again).toMatchObject({ ok: true });
  expect(await shop.work('orders.buyer-erased')).toBe(0);

  const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
    `{ guestOrderByToken(input: { token: "${token}" }) { number email billing_address { lastname country_code }
      total { grand_total { value } } items { product_sku quantity_shipped } } }`,
  );
  expect(guestOrderByToken).toMatchObject({
    email: '',
    billing_address: { lastname: '', country_code: 'NL' },
    items: [{ quantity_shipped: 1 }, { quantity_shipped: 0 }],
  });
  const clues = `{ guestOrder(input: { number: "${number}", email: "", lastname: "" }) { number } }`;
  expect(refusalOf(await shop.query(clues))).toMatchObject({ category: 'graphql-no-such-entity' });
  const invoice = after?.invoices[0];
  const path = `https://shop.test/invoices/${token}/${invoice?.number}.pdf`;
  expect((await shop.fetch(new Request(path))).status).toBe(404);

  // Paid back afterwards, with the name that the invoice has.
  expect(await shop.admin.orders.refund(number, { reason: 'Erika' })).toMatchObject({ ok: true });
  await shop.work('orders.pay-back');
  await shop.work('orders.refunded');
  expect(await everything('mail_letter')).toBe('');
  expect((await shop.admin.orders.find(number))?.invoices.at(-1)?.document.email).toBe('erika@example.com');

  await shop.jobs['orders.erase-documents']({}, task);
  expect(await everything('invoice')).toMatch(person);
  now = new Date('2033-12-31T22:00:00Z');
  await shop.jobs['orders.erase-documents']({}, task);
  expect(await everything('invoice')).toMatch(person);
  now = new Date('2033-12-31T23:30:00Z');
  await shop.jobs['orders.erase-documents']({}, task);
  expect(await everything('invoice')).not.toMatch(person);
  const [whole] = (await shop.admin.orders.find(number))?.invoices ?? [];
  expect(whole).toMatchObject({
    total: invoice?.total,
    document: { total: invoice?.document.total, email: '' },
  });
  expect(await reconcile(shop.database)).toEqual([]);
});
const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };

test('rules 1 and 22: the database lets nothing else through by that way', async () => {
  const { number } = (await personalOrder()) ?? {};
  const change = (statement: string) => sql.raw(statement).execute(shop.database.kysely);
  await expect(
    change(`update shop_order set email = '', erased_at = now() where number = '${number}'`),
  ).rejects.toThrow(/is a snapshot/);
  await shop.admin.orders.ship(number, { trackingNumber: null });
  await expect(
    change(
      `update shop_order set email = '', erased_at = now(), grand_total_minor = 0, to_pay_minor = 0 where number = '${number}'`,
    ),
  ).rejects.toThrow(/is a snapshot/);
  await expect(
    change(
      `update shop_order set email = '', erased_at = now(), snapshot = jsonb_set(snapshot, '{breakdown,tax,minor}', '0') where number = '${number}'`,
    ),
  ).rejects.toThrow(/is a snapshot/);
  await expect(
    change(
      `update invoice set erased_at = now() where order_id = (select id from shop_order where number = '${number}')`,
    ),
  ).rejects.toThrow(/cannot be changed/);
});
