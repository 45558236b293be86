import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, byNumber } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ authenticate: byNumber });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const errorOf = (answer: Awaited<ReturnType<CheckoutShop['tryToPlace']>>) => {
  const [error] = answer.errors ?? [];
  return error && [(error.extensions as { error_code?: string } | undefined)?.error_code, error.message];
};
const unable = (reason: string) => ['UNABLE_TO_PLACE_ORDER', `Unable to place order: ${reason}`];

describe('placing an order', () => {
  test('behaviour 114: a cart becomes an order, is paid and is no longer active', async () => {
    const before = await shop.pool('knives');
    const cartId = await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 2 }] });
    const { data } = await shop.tryToPlace(cartId);
    expect(data?.placeOrder).toEqual({
      order: { order_number: expect.stringMatching(/^\d{9}$/), order_id: expect.stringMatching(/^\d{9}$/) },
      orderV2: {
        number: expect.stringMatching(/^\d{9}$/),
        token: expect.stringMatching(/^[\w-]{32}$/),
        status: 'Pending Payment',
        status_code: 'pending_payment',
      },
      payment_url: expect.stringMatching(/^https:\/\/shop\.test\/payments\/test\/test_[0-9a-f]{32}$/),
    });
    expect(await shop.pool('knives')).toBe(before - 2);
    const answer = await shop.query(`{ cart(cart_id: "${cartId}") { id } }`);
    expect(refusalOf(answer)?.message).toBe("The cart isn't active.");

    const placed = await shop.place(cartId);
    await shop.decide(placed.payment_url ?? '', 'paid');
    expect((await shop.webhook(placed.payment_url ?? '')).status).toBe(200);
    expect(await shop.statusOf(placed.orderV2.number)).toBe('processing');
    expect(await shop.comeBack(placed.orderV2.token)).toEqual({ state: 'paid', redirect_url: null });
  });

  test('rule 2: placing again, at once or later, answers the same order', async () => {
    const cartId = await shop.readyCart();
    const placed = await Promise.all(Array.from({ length: 8 }, () => shop.place(cartId)));
    placed.push(await shop.place(cartId));
    expect(new Set(placed.map(({ orderV2 }) => orderV2.number)).size).toBe(1);
    expect(new Set(placed.map(({ payment_url }) => payment_url)).size).toBe(1);
    const { total } = await shop.admin.orders.list({
      text: placed[0]?.orderV2.number ?? '',
      page: 1,
      pageSize: 9,
    });
    expect(total).toBe(1);
  });

  test('rule 9: an order with nothing to pay is processing at once and has its invoice', async () => {
    const card = await shop.giftCard(100_00);
    const cartId = await shop.readyCart({ payment: null });
    await shop.changeCart(
      'applyGiftCardToCart',
      { cart_id: cartId, gift_card_code: card },
      'prices { grand_total { value } }',
    );
    const { orderV2, payment_url } = await shop.place(cartId);
    expect(orderV2.status_code).toBe('processing');
    expect(payment_url).toBeNull();
    const file = await shop.admin.orders.find(orderV2.number);
    expect(file?.invoices).toHaveLength(1);
    expect(file?.payments).toEqual([]);
    expect(JSON.stringify(file)).not.toContain(card);
  });

  test.each([
    [{ email: null }, {}, ['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.']],
    [
      { shipping: null },
      {},
      unable("Some addresses can't be used due to the configurations for specific countries."),
    ],
    [{ payment: null }, {}, unable('Enter a valid payment method and try again.')],
    [
      { items: [{ sku: 'BEAD', quantity: 1 }] },
      {},
      unable('The minimum order value is €10.00. Add goods for €9.60 more.'),
    ],
    [
      {},
      { agreement_version: '' },
      unable('The terms and conditions have changed. Read them and agree to them again.'),
    ],
    [
      {},
      { agreement_version: '1999' },
      unable('The terms and conditions have changed. Read them and agree to them again.'),
    ],
  ] as const)('behaviour 115: %j %j is refused', async (wish, input, expected) => {
    const cartId = await shop.readyCart({
      ...wish,
      ...('payment' in wish || 'shipping' in wish ? { payment: null } : {}),
    });
    const before = await shop.pool('knives');
    expect(errorOf(await shop.tryToPlace(cartId, input))).toEqual(expected);
    expect(await shop.pool('knives')).toBe(before);
    expect(await shop.cart(cartId, 'total_quantity')).toEqual({ total_quantity: 1 });
  });

  test('behaviour 115: empty, unknown and foreign carts', async () => {
    const empty = await shop.guestCart();
    await shop.changeCart('setGuestEmailOnCart', { cart_id: empty, email: 'a@example.com' });
    expect(errorOf(await shop.tryToPlace(empty))).toEqual(
      unable('A server error stopped your order from being placed. Please try to place your order again'),
    );
    const unknown = 'x'.repeat(32);
    expect(errorOf(await shop.tryToPlace(unknown))).toEqual([
      'CART_NOT_FOUND',
      `Could not find a cart with ID "${unknown}"`,
    ]);
    expect(refusalOf(await shop.tryToPlace(''))?.message).toBe('Required parameter "cart_id" is missing');
    const foreign = await shop.tryToPlace(await shop.readyCart(), {}, asCustomer(7));
    expect(refusalOf(foreign)).toMatchObject({ category: 'graphql-authorization', status: 403 });
  });

  test('behaviour 115: a shipping method that was never chosen', async () => {
    const cartId = await shop.readyCart({ shipping: null, payment: null });
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: cartId,
      shipping_addresses: [{ address: address() }],
    });
    expect(errorOf(await shop.tryToPlace(cartId))).toEqual(
      unable('The shipping method is missing. Select the shipping method and try again.'),
    );
  });

  test('cart rule 23: what is collected is not billed to the place where it is collected', async () => {
    const cartId = await shop.readyCart({ address: null, shipping: null, payment: null });
    const collecting = [{ pickup_location_code: 'warehouse' }];
    await shop.changeCart('setShippingAddressesOnCart', { cart_id: cartId, shipping_addresses: collecting });
    await shop.changeCart('setPaymentMethodOnCart', { cart_id: cartId, payment_method: { code: 'ideal' } });
    expect(errorOf(await shop.tryToPlace(cartId))).toEqual(
      unable('Please check the billing address information.'),
    );
    await shop.changeCart('setBillingAddressOnCart', {
      cart_id: cartId,
      billing_address: { address: address() },
    });
    const { orderV2 } = await shop.place(cartId);
    const snapshot = (await shop.admin.orders.find(orderV2.number))?.order.snapshot;
    expect(snapshot).toMatchObject({
      shippingAddress: { lastName: 'Buyer', street: ['Voorbeeldstraat 1'], city: 'Voorbeeldstad' },
      billingAddress: { lastName: 'Buyer', city: 'Breda' },
      shipping: { carrier: 'warehouse', method: 'pickup' },
    });
  });

  test('behaviour 115: what ran out meanwhile blocks the order, and nothing of it is kept', async () => {
    const cord = await shop.readyCart({ items: [{ sku: 'CORD-1000', quantity: 2 }] });
    await shop.database.kysely
      .updateTable('stock_pool')
      .set({ quantity: 1_999 })
      .where('key', '=', 'red-cord')
      .execute();
    const refused = await shop.tryToPlace(cord);
    expect(errorOf(refused)).toEqual(unable('Some of the products are out of stock.'));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'order-out-of-stock' });
    await shop.database.kysely
      .updateTable('stock_pool')
      .set({ quantity: 2_000 })
      .where('key', '=', 'red-cord')
      .execute();
    expect((await shop.place(cord)).orderV2.status_code).toBe('pending_payment');
    expect(await shop.pool('red-cord')).toBe(0);
  });

  test('rule 7: a tax treatment the buyer has not seen refuses the order, which tells of it', async () => {
    const cartId = await shop.readyCart();
    await shop.database.kysely
      .updateTable('cart')
      .set({ shown_tax_kind: 'export' })
      .where('masked_id', '=', cartId)
      .execute();
    expect(errorOf(await shop.tryToPlace(cartId))).toEqual(
      unable('The tax on your order has changed. Look at the new total and place your order again.'),
    );
    expect(await shop.place(cartId)).toMatchObject({ orderV2: { status_code: 'pending_payment' } });
  });

  test('refusals speak the language of the store', async () => {
    const request = { store: 'nl_NL' };
    const cartId = await shop.readyCart({ payment: null, request });
    expect(errorOf(await shop.tryToPlace(cartId, {}, request))).toEqual([
      'UNABLE_TO_PLACE_ORDER',
      'De bestelling kan niet worden geplaatst: Kies een geldige betaalmethode en probeer het opnieuw.',
    ]);
  });
});
