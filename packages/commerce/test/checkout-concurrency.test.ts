import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const setPool = (key: string, quantity: number) =>
  shop.database.kysely.updateTable('stock_pool').set({ quantity }).where('key', '=', key).execute();

/** A cart that can be ordered, many times over: what is raced for is the order, not the filling of carts. */
async function copies(cartId: string, count: number): Promise<readonly string[]> {
  const { rows } = await shop.database.pool.query(
    `with original as (select * from cart where masked_id = $1), made as (
       insert into cart (masked_id, store_code, email, coupon_code, gift_card_codes, shipping_address, billing_address,
         shipping_carrier, shipping_method, payment_method, shown_tax_kind, created_at, changed_at)
       select lpad(n::text || '-' || left(masked_id, 20), 32, '0'), store_code, email, coupon_code, gift_card_codes,
         shipping_address, billing_address, shipping_carrier, shipping_method, payment_method, shown_tax_kind,
         created_at, changed_at
       from original, generate_series(1, $2::integer) n returning id, masked_id
     ), lines as (
       insert into cart_line (cart_id, kind, sku, quantity_hundredths, gift_card, added_at)
       select made.id, l.kind, l.sku, l.quantity_hundredths, l.gift_card, l.added_at
       from made, cart_line l where l.cart_id = (select id from original)
     ) select masked_id from made`,
    [cartId, count],
  );
  return rows.map((row: { masked_id: string }) => row.masked_id);
}

const race = async (cartIds: readonly string[]) => {
  const answers = await Promise.all(cartIds.map((id) => shop.tryToPlace(id)));
  return {
    placed: answers.filter(({ errors }) => !errors),
    messages: new Set(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])),
  };
};

test('200 shoppers who race for 50 knives buy exactly 50', async () => {
  await setPool('knives', 50);
  const carts = await copies(await shop.readyCart(), 200);
  const { placed, messages } = await race(carts);
  expect(placed).toHaveLength(50);
  expect([...messages]).toEqual(['Unable to place order: Some of the products are out of stock.']);
  expect(await shop.pool('knives')).toBe(0);
});

test('two lengths of one colour never sell more metres than there are', async () => {
  await setPool('red-cord', 100_000);
  const long = await shop.readyCart({ items: [{ sku: 'CORD-1000', quantity: 2 }] });
  const both = await shop.readyCart({
    items: [
      { sku: 'CORD-500', quantity: 3 },
      { sku: 'CORD-100', quantity: 2 },
    ],
  });
  const [longs, boths] = [await copies(long, 30), await copies(both, 30)];
  await setPool('red-cord', 20_550);
  const { placed } = await race(longs.flatMap((id, index) => [id, boths[index] ?? '']));
  const left = await shop.pool('red-cord');
  expect(left).toBeGreaterThanOrEqual(0);
  // As long as one of either kind fits, somebody gets it.
  expect(left).toBeLessThan(1_700);
  const units = await shop.database.pool.query(
    `select sum(units)::integer as units from stock_movement where pool_key = 'red-cord'`,
  );
  expect(units.rows[0].units + left).toBe(20_550);
  expect(placed.length).toBeGreaterThanOrEqual(10);
});

test('twenty clicks, a storm of webhooks and the return in parallel make one order', async () => {
  await setPool('knives', 50);
  const cartId = await shop.readyCart();
  const clicks = await Promise.all(Array.from({ length: 20 }, () => shop.place(cartId)));
  const [{ orderV2, payment_url } = { orderV2: null, payment_url: null }] = clicks;
  expect(new Set(clicks.map(({ orderV2: { number } }) => number)).size).toBe(1);
  await shop.decide(payment_url ?? '', 'paid');
  const heard = await Promise.all(
    Array.from({ length: 20 }).flatMap(() => [
      shop.webhook(payment_url ?? '').then(({ status }) => status === 200),
      shop.comeBack(orderV2?.token ?? '').then((answer) => answer?.state === 'paid'),
      shop.place(cartId).then((again) => again.orderV2.number === orderV2?.number),
    ]),
  );
  expect(new Set(heard)).toEqual(new Set([true]));
  const file = await shop.admin.orders.find(orderV2?.number ?? '');
  expect(file?.order.status).toBe('processing');
  expect(file?.invoices).toHaveLength(1);
  expect(await shop.pool('knives')).toBe(49);
});

test('rule 3: a cart that changes while it is ordered is ordered as it was priced', async () => {
  await setPool('knives', 1_000);
  for (let round = 0; round < 8; round += 1) {
    const cartId = await shop.readyCart();
    const [placed] = await Promise.all([
      shop.place(cartId),
      shop.add(cartId, [{ sku: 'KNIFE', quantity: 1 }]),
      shop.add(cartId, [{ sku: 'KNIFE', quantity: 1 }]),
    ]);
    const { grandTotal, snapshot } = (await shop.admin.orders.find(placed.orderV2.number))?.order ?? {};
    const quantity = (snapshot?.lines[0]?.quantityHundredths ?? 0) / 100;
    expect(snapshot?.stockUnits).toBe(quantity);
    // 30.25 each; 4.95 for shipping below 75 euro.
    expect(grandTotal?.minor).toBe(
      Math.round(quantity * 30_25 * (quantity > 2 ? 0.95 : 1)) + (quantity > 2 ? 0 : 4_95),
    );
  }
});

test('a coupon with 10 uses is used 10 times', async () => {
  await setPool('knives', 100);
  await shop.coupon({ code: 'FIRST10', usesLimit: 10 });
  const cartId = await shop.readyCart();
  await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'FIRST10' });
  const { placed, messages } = await race(await copies(cartId, 40));
  expect(placed).toHaveLength(10);
  expect([...messages]).toEqual([
    "Unable to place order: The coupon code isn't valid. Verify the code and try again.",
  ]);
  expect(await shop.pool('knives')).toBe(90);
});

test('a gift card never goes below zero', async () => {
  await setPool('knives', 100);
  const card = await shop.giftCard(100_00);
  // 30.25 and 4.95 for shipping: two orders are paid in full, one in part.
  const cartId = await shop.readyCart({ payment: 'ideal' });
  await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
  const { placed } = await race(await copies(cartId, 20));
  const spent = await shop.database.pool.query(
    `select a.balance_minor, (select -sum(amount_minor)::integer from gift_card_entry e
       where e.account_id = a.id and kind = 'redeemed') as spent
     from gift_card_account a order by a.id desc limit 1`,
  );
  expect(spent.rows[0].balance_minor).toBe(100_00 - spent.rows[0].spent);
  expect(spent.rows[0].balance_minor).toBeGreaterThanOrEqual(0);
  expect(placed.length).toBeGreaterThanOrEqual(2);
  expect(await shop.pool('knives')).toBe(100 - placed.length);
});
