import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await shop.coupon({ code: 'TEN' });
  const card = await shop.giftCard(10_00);
  const cartId = await shop.readyCart();
  await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'TEN' });
  await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
  const placed = await shop.place(cartId);
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
});
afterAll(() => shop.close());

class Undo extends Error {}

test('books that agree have no findings', async () => {
  expect(await reconcile(shop.database)).toEqual([]);
});

test.each([
  ['delete from stock_movement', 'an order took the stock it needs'],
  ['update stock_movement set units = units + 1', 'an order took the stock it needs'],
  ["update payment set state = 'failed'", 'is paid, by exactly what was to pay'],
  ['update payment set amount_minor = amount_minor - 1', 'asks for what is to pay'],
  ["update test_payment set state = 'open'", 'what the built-in provider says was paid'],
  [
    "insert into refund (payment_id, amount_minor, state, created_at) select id, 1, 'accepted', now() from payment",
    'no other money does',
  ],
  ['update invoice_counter set last_number = last_number + 1', 'invoice numbers have no gaps'],
  [
    'alter table invoice disable trigger all; delete from invoice',
    'an order that is settled has one invoice',
  ],
  ["update shop_order set status = 'canceled'", 'gave back the stock of what was canceled'],
  ["update shop_order set status = 'canceled'", 'every line of a canceled order is canceled'],
  [
    `insert into canceled_line (order_id, line, quantity_hundredths, canceled_at)
     select order_id, line, quantity_hundredths, now() from order_line`,
    'gave back the stock of what was canceled',
  ],
  ['alter table order_line disable trigger all; delete from order_line', 'are those of its snapshot'],
  [
    'alter table order_line disable trigger all; update order_line set vat_basis_points = 900',
    'are those of its snapshot',
  ],
  [
    `insert into canceled_line (order_id, line, quantity_hundredths, canceled_at)
     select order_id, line, quantity_hundredths, now() from order_line;
     alter table order_line disable trigger all;
     update order_line set quantity_hundredths = quantity_hundredths - 50`,
    'not more is shipped and canceled',
  ],
  [
    `insert into credit_line select i.id, l.order_id, l.line, l.vat_basis_points, 100, 1, 0, 1
     from invoice i join order_line l on l.order_id = i.order_id`,
    'the lines of a credit note come to its total',
  ],
  [
    'alter table invoice disable trigger all; update invoice set gift_card_minor = 0',
    'the columns of an invoice tell',
  ],
  ["update shop_order set status = 'complete'", 'an order that is complete has nothing left to ship'],
  ['update cart set is_active = true', 'the cart of an order that was not canceled is closed'],
  ['update coupon set uses = 0', 'a coupon is used as often as orders use it'],
  ['delete from coupon_use', 'an order uses the coupon it names'],
  ['update gift_card_account set balance_minor = 7', 'the balance of a gift card'],
  [
    "delete from gift_card_entry where kind = 'redeemed'",
    'gift cards paid for an order what its snapshot says',
  ],
  ["delete from order_event where kind = 'placed'", 'the history of an order begins with its placing'],
])('after `%s` the rule is named', async (damage, rule) => {
  const { database } = shop;
  const within = database.transaction(async (transaction) => {
    for (const statement of damage.split(';')) await sql.raw(statement).execute(transaction);
    const found = await reconcile({ ...database, transaction: (work) => work(transaction) });
    expect(found.map((finding) => finding.rule).join('\n')).toContain(rule);
    throw new Undo();
  });
  await expect(within).rejects.toBeInstanceOf(Undo);
});
