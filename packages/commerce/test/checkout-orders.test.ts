import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { type QueryOptions, refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, byNumber, uid } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop, type PlacedAnswer } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({
    authenticate: byNumber,
    carts: {
      customers: {
        emailOf: async (id) => `customer-${id}@example.com`,
        addressOf: async () => null,
        keep: async () => {},
      },
    },
  });
  await shop.coupon({ code: 'TEN' });
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const pay = async (placed: PlacedAnswer) => {
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  return placed.orderV2;
};
const bought = async (wish: Parameters<CheckoutShop['readyCart']>[0] = {}) =>
  pay(await shop.place(await shop.readyCart(wish)));
const orderOf = async (number: string) => (await shop.admin.orders.find(number))?.order;

/** What a logged-in customer has in the cart and orders. */
async function orderAs(request: QueryOptions): Promise<PlacedAnswer> {
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
    '{ customerCart { id } }',
    request,
  );
  const cart_id = customerCart.id;
  await shop.add(cart_id, [{ sku: 'KNIFE', quantity: 2 }], request);
  const set = (name: string, input: object) =>
    shop.changeCart(name, { cart_id, ...input }, 'prices { grand_total { value } }', request);
  await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: address() }] });
  await set('setShippingMethodsOnCart', {
    shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
  });
  await set('setPaymentMethodOnCart', { payment_method: { code: 'ideal' } });
  return shop.place(cart_id, {}, request);
}

describe('behaviours 134 and 135: looking at an order', () => {
  const fields = `number order_date status email shipping_method carrier is_virtual
    items { product_name product_sku product_type quantity_ordered quantity_invoiced quantity_shipped
      product_sale_price { value } selected_options { label value } product { sku } }
    total { subtotal { value } subtotal_incl_tax { value } total_tax { value } grand_total { value } total_shipping { value }
      base_grand_total { value currency } taxes { amount { value } title rate } discounts { amount { value } label }
      total_giftcard { value } total_before_gift_cards { value } }
    billing_address { lastname city country_code } payment_methods { name type }
    invoices { number total { grand_total { value } } items { quantity_invoiced product_sku } download_url }
    remarks tax_treatment { kind rate } expected_delivery { earliest_date latest_date } gift_cards { code_ending amount { value } }`;

  test('a guest finds everything by the token', async () => {
    const card = await shop.giftCard(20_00);
    const cartId = await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 2 }] });
    await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'TEN' });
    await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
    await shop.change(
      `mutation { setRemarksOnCart(cart_id: "${cartId}", remarks: "Ring twice") { cart { id } } }`,
    );
    const { number, token } = await pay(await shop.place(cartId));
    const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
      `{ guestOrderByToken(input: { token: "${token}" }) { ${fields} } }`,
    );
    // 2 × 30.25 = 60.50, less 10 %: 54.45; VAT 9.45. Shipping 4.95, VAT 0.86. Together 59.40, of it 20.00 by card.
    expect(guestOrderByToken).toEqual({
      number,
      order_date: '02/11/2026 10:00:00',
      status: 'Processing',
      email: 'buyer@example.com',
      shipping_method: 'PostNL - Home delivery',
      carrier: 'PostNL',
      is_virtual: false,
      items: [
        {
          product_name: 'Product KNIFE',
          product_sku: 'KNIFE',
          product_type: 'simple',
          quantity_ordered: 2,
          quantity_invoiced: 2,
          quantity_shipped: 0,
          product_sale_price: { value: 25 },
          selected_options: [],
          product: { sku: 'KNIFE' },
        },
      ],
      total: {
        subtotal: { value: 50 },
        subtotal_incl_tax: { value: 60.5 },
        total_tax: { value: 10.31 },
        grand_total: { value: 39.4 },
        total_shipping: { value: 4.09 },
        base_grand_total: { value: 39.4, currency: 'EUR' },
        taxes: [{ amount: { value: 10.31 }, title: 'VAT 21%', rate: 21 }],
        discounts: [{ amount: { value: 6.05 }, label: 'TEN' }],
        total_giftcard: { value: 20 },
        total_before_gift_cards: { value: 59.4 },
      },
      billing_address: { lastname: 'Buyer', city: 'Breda', country_code: 'NL' },
      payment_methods: [{ name: 'iDEAL', type: 'ideal' }],
      invoices: [
        {
          number: expect.stringMatching(/^2026-\d{6}$/),
          total: { grand_total: { value: 59.4 } },
          items: [{ quantity_invoiced: 2, product_sku: 'KNIFE' }],
          download_url: expect.stringMatching(`^https://shop.test/invoices/${token}/2026-\\d{6}.pdf$`),
        },
      ],
      remarks: 'Ring twice',
      tax_treatment: { kind: 'domestic', rate: 21 },
      expected_delivery: { earliest_date: '2026-11-03', latest_date: '2026-11-04' },
      gift_cards: [{ code_ending: card.slice(-4), amount: { value: 20 } }],
    });
  });

  test('tax rule 6: an order says that VAT is payable on import, as its cart did', async () => {
    const { token } = await bought({
      items: [{ sku: 'ABOVE', quantity: 1 }],
      address: { country_code: 'GB', postcode: 'EC1A 1BB', city: 'London' },
      payment: 'paypal',
      request: { store: 'en_GB' },
    });
    const query = `{ guestOrderByToken(input: { token: "${token}" }) { tax_treatment { kind rate warning } } }`;
    const treatment = { kind: 'uk-import', rate: 0 };
    for (const [store, warning] of [
      ['en_GB', 'VAT on import is payable to the carrier.'],
      ['nl_NL', 'Btw bij invoer moet aan de vervoerder worden betaald.'],
    ] as const) {
      expect((await shop.query(query, { store })).data).toEqual({
        guestOrderByToken: { tax_treatment: { ...treatment, warning } },
      });
    }
  });

  test('number, e-mail address and last name together find it; one wrong one does not', async () => {
    const { number } = await bought();
    const find = (input: object) =>
      shop.query(
        'query ($input: GuestOrderInformationInput!) { guestOrder(input: $input) { number status } }',
        {
          store: 'de_DE',
          variables: { input: { number, email: 'buyer@example.com', lastname: 'Buyer', ...input } },
        },
      );
    expect((await find({ email: ' BUYER@example.com', lastname: 'buyer' })).data).toEqual({
      guestOrder: { number, status: 'In Bearbeitung' },
    });
    for (const wrong of [{ email: 'x@example.com' }, { lastname: 'Else' }, { number: '999999999' }]) {
      expect(refusalOf(await find(wrong))).toMatchObject({
        message: 'Mit diesen Angaben haben wir keine Bestellung gefunden.',
        category: 'graphql-no-such-entity',
      });
    }
  });

  test('rule 20: who looks for orders again and again is asked to wait', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const query = '{ guestOrder(input: { number: "1", email: "a@example.com", lastname: "B" }) { number } }';
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) answers.push(refusalOf(await shop.query(query, { headers })));
    expect(answers.at(-2)?.message).toBe("We couldn't locate an order with the information provided.");
    expect(answers.at(-1)?.message).toBe('Too many requests. Please try again later.');
  });

  test("a customer's order needs its customer", async () => {
    const { orderV2 } = await orderAs(asCustomer(1));
    const query = `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { number } }`;
    expect(refusalOf(await shop.query(query))).toMatchObject({
      message: 'Please login to view the order.',
      category: 'graphql-authorization',
    });
    expect((await shop.query(query, asCustomer(1))).data).toEqual({
      guestOrderByToken: { number: orderV2.number },
    });
    const { customerOrders } = await shop.read<{ customerOrders: { items: { number: string }[] } }>(
      '{ customerOrders { items { number } total_count page_info { total_pages } } }',
      asCustomer(1),
    );
    expect(customerOrders.items).toContainEqual({ number: orderV2.number });
  });
});

describe('rule 15 and behaviour 137: canceling', () => {
  const cancel = (number: string, reason: string, request: QueryOptions) =>
    orderOf(number).then((order) =>
      shop.change(
        `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
          error errorV2 { code message } order { status } } }`,
        { ...request, variables: { input: { order_id: uid(order?.id ?? 0), reason } } },
      ),
    );

  test('with a reason of the shop everything comes back, the money too', async () => {
    const before = await shop.pool('knives');
    const { number } = await pay(await orderAs(asCustomer(2)));
    const { storeConfig } = await shop.read<{
      storeConfig: {
        order_cancellation_reasons: { description: string }[];
        order_cancellation_enabled: boolean;
      };
    }>('{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }', {
      store: 'fr_FR',
    });
    expect(storeConfig.order_cancellation_enabled).toBe(true);
    const reason = storeConfig.order_cancellation_reasons[0]?.description ?? '';
    const { data } = await cancel(number, reason, asCustomer(2));
    expect(data?.cancelOrder).toEqual({ error: null, errorV2: null, order: { status: 'Canceled' } });
    expect(await shop.pool('knives')).toBe(before);
    await shop.work('orders.pay-back');
    const file = await shop.admin.orders.find(number);
    expect(file?.invoices.map(({ total }) => total.minor)).toEqual([
      file?.order.grandTotal.minor,
      -(file?.order.grandTotal.minor ?? 0),
    ]);
    expect(file?.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'moved-to-processing',
      'moved-to-canceled',
      'paid-back',
    ]);
    expect((await cancel(number, reason, asCustomer(2))).data?.cancelOrder).toMatchObject({
      errorV2: { code: 'INVALID_ORDER_STATUS' },
    });
  });

  test('not without one, not for somebody else, not what was shipped', async () => {
    const { number } = await pay(await orderAs(asCustomer(3)));
    const codeOf = async (answer: ReturnType<typeof cancel>) =>
      ((await answer).data?.cancelOrder as { errorV2: { code: string } } | undefined)?.errorV2.code;
    expect(await codeOf(cancel(number, '<b>bored</b>', asCustomer(3)))).toBe('UNDEFINED');
    expect(await codeOf(cancel(number, 'Other', asCustomer(4)))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(cancel('none', 'Other', asCustomer(3)))).toBe('ORDER_NOT_FOUND');
    expect(refusalOf(await cancel(number, 'Other', {}))).toMatchObject({ category: 'graphql-authorization' });
    await shop.admin.orders.ship(number, { trackingNumber: '3S123' });
    expect(await codeOf(cancel(number, 'Other', asCustomer(3)))).toBe('INVALID_ORDER_STATUS');
    expect((await orderOf(number))?.status).toBe('complete');
  });
});

describe('rule 18: shipping and holding', () => {
  test('a shipped order is complete, once', async () => {
    const { number, token } = await bought();
    const ship = () => shop.admin.orders.ship(number, { trackingNumber: '3S42' });
    expect(await Promise.all([ship(), ship()])).toMatchObject([{ ok: true }, { ok: true }]);
    const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
      `{ guestOrderByToken(input: { token: "${token}" }) { status shipments { number tracking { carrier number } items { product_sku quantity_shipped } } } }`,
      { store: 'nl_NL' },
    );
    expect(guestOrderByToken).toEqual({
      status: 'Afgerond',
      shipments: [
        {
          number: expect.any(String),
          tracking: [{ carrier: 'PostNL', number: '3S42' }],
          items: [{ product_sku: 'KNIFE', quantity_shipped: 1 }],
        },
      ],
    });
    const letters = (await shop.waitingJobs()).filter(({ task }) => task === 'orders.shipped');
    const orderId = (await orderOf(number))?.id;
    expect(
      letters.filter(({ payload }) => (payload as { orderId: number }).orderId === orderId),
    ).toHaveLength(1);
  });

  test('an order on hold can be paid and goes on where it belongs', async () => {
    const placed = await shop.place(await shop.readyCart());
    const { number } = placed.orderV2;
    expect(await shop.admin.orders.release(number)).toMatchObject({ ok: false });
    await shop.admin.orders.hold(number);
    await pay(placed);
    expect((await orderOf(number))?.status).toBe('holded');
    expect(await shop.admin.orders.release(number)).toMatchObject({ value: { status: 'processing' } });
  });
});

test('rule 19 and behaviour 136: ordering again fills the cart with what can be had', async () => {
  const request = asCustomer(9);
  await orderAs(request);
  const { customerOrders } = await shop.read<{ customerOrders: { items: { number: string }[] } }>(
    '{ customerOrders { items { number } } }',
    request,
  );
  const number = customerOrders.items[0]?.number ?? '';
  const again = () =>
    shop.change(
      `mutation { reorderItems(orderNumber: "${number}") {
        cart { items { quantity product { sku } } } userInputErrors { path code message } } }`,
      request,
    );
  expect((await again()).data?.reorderItems).toEqual({
    cart: { items: [{ quantity: 2, product: { sku: 'KNIFE' } }] },
    userInputErrors: [],
  });
  await shop.database.kysely
    .updateTable('stock_pool')
    .set({ quantity: 3 })
    .where('key', '=', 'knives')
    .execute();
  expect((await again()).data?.reorderItems).toMatchObject({
    userInputErrors: [{ path: ['orderNumber'], code: 'INSUFFICIENT_STOCK' }],
  });
  expect(
    refusalOf(await shop.change(`mutation { reorderItems(orderNumber: "${number}") { cart { id } } }`)),
  ).toMatchObject({ message: "The current customer isn't authorized." });
});
