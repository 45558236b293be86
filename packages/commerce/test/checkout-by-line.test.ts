import { money, moneyToDecimal } from '@bowline/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await shop.database.kysely.updateTable('stock_pool').set({ quantity: 50_000 }).execute();
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

/** Three knives and two lengths of cord, paid: 90.75 + 12.10 = 102.85, less 5 % = 97.71; shipping is free from 75 euro. */
async function bought(
  items = [
    { sku: 'KNIFE', quantity: 3 },
    { sku: 'CORD-500', parent_sku: 'CORD', quantity: 2 },
  ],
) {
  const placed = await shop.place(await shop.readyCart({ items }));
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  const { number, token } = placed.orderV2;
  const [first = '', second = ''] = (await fileOf(number)).lines.map(({ line }) => line);
  return { number, token, first, second };
}
async function fileOf(number: string) {
  const file = await shop.admin.orders.find(number);
  if (!file) throw new Error(`There is no order ${number}`);
  return file;
}
const some = (line: string, pieces: number) => [{ line, quantityHundredths: pieces * 100 }];
const ship = (number: string, line: string, pieces: number) =>
  shop.admin.orders.ship(number, { trackingNumber: null, lines: some(line, pieces) });
const refund = (number: string, line: string, pieces: number) =>
  shop.admin.orders.refund(number, { lines: some(line, pieces), reason: null });
const cancel = (number: string, line: string, pieces: number) =>
  shop.admin.orders.cancel(number, { lines: some(line, pieces), reason: null });
const shown = async (token: string) =>
  (
    await shop.read<{ guestOrderByToken: Record<string, unknown> }>(
      `{ guestOrderByToken(input: { token: "${token}" }) { status_code
        items { product_sku quantity_ordered quantity_shipped quantity_refunded quantity_canceled }
        shipments { items { product_sku quantity_shipped } }
        credit_memos { items { product_sku quantity_refunded } total { grand_total { value } subtotal { value } adjustment { value } } } } }`,
    )
  ).guestOrderByToken;

describe('rule 18: shipping by line', () => {
  test('an order is complete with the last of it', async () => {
    const { number, token, first } = await bought();
    expect(await ship(number, first, 2)).toMatchObject({ value: { status: 'processing' } });
    expect(await ship(number, first, 2)).toMatchObject({
      refusal: { code: 'order-line-quantity-not-possible', details: { line: first, leftHundredths: 100 } },
    });
    expect(await ship(number, 'none', 1)).toMatchObject({ refusal: { code: 'order-line-not-known' } });
    expect(await shop.admin.orders.ship(number, { trackingNumber: null })).toMatchObject({
      value: { status: 'complete' },
    });
    expect(await shown(token)).toMatchObject({
      status_code: 'complete',
      items: [
        { quantity_ordered: 3, quantity_shipped: 3, quantity_refunded: 0 },
        { quantity_ordered: 2, quantity_shipped: 2 },
      ],
      shipments: [
        { items: [{ product_sku: 'KNIFE', quantity_shipped: 2 }] },
        {
          items: [
            { product_sku: 'KNIFE', quantity_shipped: 1 },
            { product_sku: 'CORD-500', quantity_shipped: 2 },
          ],
        },
      ],
    });
    expect(await ship(number, first, 1)).toMatchObject({ refusal: { code: 'order-move-not-possible' } });
  });

  test('ten parcels at once of the same three knives are three', async () => {
    const { number, first } = await bought();
    const results = await Promise.all(Array.from({ length: 10 }, () => ship(number, first, 1)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await fileOf(number)).lines[0]).toMatchObject({ shippedHundredths: 300 });
  });
});

describe('rule 17: refunds by line', () => {
  test('each line gives back what it cost, and never more than was ordered', async () => {
    const { number, token, first, second } = await bought();
    expect(await refund(number, first, 1)).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(await refund(number, first, 3)).toMatchObject({
      refusal: { code: 'order-line-quantity-not-possible', details: { leftHundredths: 200 } },
    });
    // 90.75 less its share of the incentive, 4.54, is 86.21: a third is 28.74; 12.10 less 0.60 is 11.50.
    expect(await refund(number, second, 2)).toMatchObject({ ok: true });
    expect(await shown(token)).toMatchObject({
      status_code: 'processing',
      items: [{ quantity_refunded: 1 }, { quantity_refunded: 2 }],
      credit_memos: [
        {
          items: [{ product_sku: 'KNIFE', quantity_refunded: 1 }],
          total: { grand_total: { value: 28.74 }, subtotal: { value: 25 }, adjustment: { value: 0 } },
        },
        {
          items: [{ product_sku: 'CORD-500', quantity_refunded: 2 }],
          total: { grand_total: { value: 11.5 } },
        },
      ],
    });
    expect(await refund(number, first, 2)).toMatchObject({ value: { isWhole: true } });
    const { order, invoices, lines } = await fileOf(number);
    expect(order.status).toBe('closed');
    expect(lines.map(({ creditedInclMinor }) => creditedInclMinor)).toEqual([86_21, 11_50]);
    expect(invoices.reduce((sum, { total }) => sum + total.minor, 0)).toBe(0);
    await shop.work('orders.pay-back');
  });

  test('two refunds of the same line at once give it back once', async () => {
    const { number, second } = await bought();
    const results = await Promise.all(Array.from({ length: 6 }, () => refund(number, second, 2)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await fileOf(number)).invoices).toHaveLength(2);
    await shop.work('orders.pay-back');
  });

  test('lines and amounts at once never come to more than was paid', async () => {
    const { number, first } = await bought();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? refund(number, first, 1)
          : shop.admin.orders.refund(number, { amount: money(20_00, 'EUR'), reason: null }),
      ),
    );
    expect(results.some(({ ok }) => !ok)).toBe(true);
    const { invoices } = await fileOf(number);
    expect(invoices.reduce((sum, { total }) => sum + total.minor, 0)).toBeGreaterThanOrEqual(0);
    await shop.work('orders.pay-back');
  });

  test('shipping goes back when it is asked for, with its line', async () => {
    const { number, first } = await bought([{ sku: 'KNIFE', quantity: 1 }]);
    const wish = { lines: some(first, 1), isShippingIncluded: true, reason: 'Late' };
    expect(await shop.admin.orders.refund(number, wish)).toMatchObject({ value: { isWhole: true } });
    const note = (await fileOf(number)).invoices.at(-1)?.document;
    expect(note?.shipping?.parts.map(({ incl }) => moneyToDecimal(incl))).toEqual(['4.95']);
    expect(note?.lines.map(({ quantityHundredths }) => quantityHundredths)).toEqual([100]);
    await shop.work('orders.pay-back');
  });
});

describe('rule 23: canceling lines', () => {
  test('stock and money of the line come back, and the order goes on', async () => {
    const [knives, cord] = [await shop.pool('knives'), await shop.pool('red-cord')];
    const { number, token, first, second } = await bought();
    expect(await cancel(number, second, 1)).toMatchObject({ value: { status: 'processing' } });
    expect(await shop.pool('red-cord')).toBe(cord - 500);
    expect(await shop.pool('knives')).toBe(knives - 3);
    expect(await ship(number, first, 2)).toMatchObject({ value: { status: 'processing' } });
    expect(await cancel(number, first, 2)).toMatchObject({
      refusal: { code: 'order-line-quantity-not-possible', details: { leftHundredths: 100 } },
    });
    // All that was not shipped: a knife and a length of cord.
    expect(await shop.admin.orders.cancel(number, { reason: 'Sold out' })).toMatchObject({
      value: { status: 'complete' },
    });
    expect(await shop.pool('red-cord')).toBe(cord);
    expect(await shop.pool('knives')).toBe(knives - 2);
    expect(await shown(token)).toMatchObject({
      items: [
        { quantity_shipped: 2, quantity_refunded: 1, quantity_canceled: 0 },
        { quantity_shipped: 0, quantity_refunded: 2 },
      ],
    });
    await shop.work('orders.pay-back');
  });

  test('line by line all of it is canceled: the order is, with its shipping and its coupon', async () => {
    await shop.coupon({ code: 'LINES' });
    const cartId = await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 2 }] });
    await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'LINES' });
    const placed = await shop.place(cartId);
    await shop.decide(placed.payment_url ?? '', 'paid');
    await shop.webhook(placed.payment_url ?? '');
    const { number } = placed.orderV2;
    const line = (await fileOf(number)).lines[0]?.line ?? '';
    expect(await cancel(number, line, 1)).toMatchObject({ value: { status: 'processing' } });
    expect(await cancel(number, line, 1)).toMatchObject({ value: { status: 'canceled' } });
    const { invoices } = await fileOf(number);
    expect(invoices.reduce((sum, { total }) => sum + total.minor, 0)).toBe(0);
    await shop.work('orders.pay-back');
  });

  test('an order that waits for its money is canceled as a whole or not at all', async () => {
    const placed = await shop.place(await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 2 }] }));
    const { number } = placed.orderV2;
    const line = (await fileOf(number)).lines[0]?.line ?? '';
    expect(await cancel(number, line, 1)).toMatchObject({ refusal: { code: 'order-lines-need-settling' } });
    expect(await cancel(number, line, 2)).toMatchObject({ value: { status: 'canceled' } });
  });

  test('shipping and canceling the same pieces at once does one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { number, first } = await bought([{ sku: 'KNIFE', quantity: 3 }]);
      const before = await shop.pool('knives');
      const results = await Promise.all([
        ship(number, first, 2),
        cancel(number, first, 2),
        ship(number, first, 2),
        cancel(number, first, 2),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const [line] = (await fileOf(number)).lines;
      const canceled = line?.canceledHundredths ?? 0;
      expect((line?.shippedHundredths ?? 0) + canceled).toBe(200);
      expect(await shop.pool('knives')).toBe(before + canceled / 100);
    }
    await shop.work('orders.pay-back');
  });

  test('a gift card that was bought is void with its line', async () => {
    const placed = await shop.place(
      await shop.readyCart({
        items: [
          { sku: 'GIFT-CARD', quantity: 2, entered_options: giftCardOptions({}) },
          { sku: 'KNIFE', quantity: 1 },
        ],
      }),
    );
    await shop.decide(placed.payment_url ?? '', 'paid');
    await shop.webhook(placed.payment_url ?? '');
    const { number } = placed.orderV2;
    const card = (await fileOf(number)).lines.find(({ kind }) => kind === 'gift-card')?.line ?? '';
    expect(await cancel(number, card, 1)).toMatchObject({ ok: true });
    const { order } = await fileOf(number);
    const counting = await shop.database.kysely
      .selectFrom('gift_card_account')
      .where('bought_with_order_id', '=', order.id)
      .where('voided_at', 'is', null)
      .select('id')
      .execute();
    expect(counting).toHaveLength(1);
    await shop.work('orders.pay-back');
  });
});

test('rule 20: the database itself refuses more than was ordered', async () => {
  const { number, first } = await bought();
  const { order } = await fileOf(number);
  const insert = shop.database.kysely
    .insertInto('canceled_line')
    .values({ order_id: order.id, line: first, quantity_hundredths: 301, canceled_at: new Date() });
  await expect(insert.execute()).rejects.toThrow(/than was ordered/);
  const change = shop.database.kysely
    .updateTable('order_line')
    .set({ total_tax_minor: 0 })
    .where('order_id', '=', order.id);
  await expect(change.execute()).rejects.toThrow(/cannot be changed/);
});
