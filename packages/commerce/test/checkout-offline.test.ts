import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop, type ReadyCartOptions } from './data/checkout-shop.ts';

const offline = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder'] as const;
const letters: string[] = [];
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({
    mail: {
      post: async (_, { letter, subject }) => {
        letters.push(JSON.stringify([subject, letter]));
        return letters.length;
      },
      remove: async () => {},
    },
  });
  await shop.database.kysely
    .updateTable('stock_pool')
    .set({ quantity: 1_000 })
    .where('key', '=', 'knives')
    .execute();
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const switchOn = (...methods: readonly (typeof offline)[number][]) =>
  shop.admin.settings.decide('offlineMethods', methods);
const account = { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' };
const offered = async (options: ReadyCartOptions = {}) => {
  const cartId = await shop.readyCart({ ...options, payment: null });
  const { available_payment_methods } = await shop.cart<{
    available_payment_methods: { code: string; title: string }[];
  }>(cartId, 'available_payment_methods { code title }');
  return available_payment_methods.filter(({ code }) => !code.startsWith('mollie_methods_'));
};
const codesOf = async (options?: ReadyCartOptions) => (await offered(options)).map(({ code }) => code);
const paymentsOf = async (number: string) =>
  (await shop.admin.orders.find(number))?.payments.map(({ provider, state }) => [provider, state]);
const jobsOf = async (task: string, orderNumber: string) => {
  const id = (await shop.admin.orders.find(orderNumber))?.order.id;
  return (await shop.waitingJobs()).filter(
    (job) => job.task === task && (job.payload as { orderId: number }).orderId === id,
  );
};

test('payments rule 14: each is offered when it is switched on, and no other', async () => {
  const usual = await codesOf();
  expect(usual).toEqual(['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']);
  for (const method of offline) {
    await switchOn(method);
    const expected = method === 'banktransfer' ? usual.slice(0, -1) : [...usual, method];
    expect(await codesOf(), method).toEqual(expected);
  }
  await shop.admin.settings.decide('bankAccount', account);
  await switchOn(...offline);
  expect((await offered()).slice(-4)).toEqual([
    { code: 'banktransfer', title: 'Bank transfer' },
    { code: 'checkmo', title: 'Check / Money order' },
    { code: 'cashondelivery', title: 'Cash On Delivery' },
    { code: 'purchaseorder', title: 'Purchase Order' },
  ]);
  const card = [{ sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) }];
  expect((await codesOf({ items: card, shipping: null })).slice(-2)).toEqual(['banktransfer', 'checkmo']);
});

test.each(['checkmo', 'banktransfer'] as const)(
  'checkout rule 33: by %s the order waits until the shop has the money',
  async (payment) => {
    const placed = await shop.place(await shop.readyCart({ payment }));
    const { number, token } = placed.orderV2;
    expect(placed).toMatchObject({ payment_url: null, orderV2: { status_code: 'pending_payment' } });
    expect(await paymentsOf(number)).toEqual([['offline', 'open']]);
    expect(await shop.comeBack(token)).toEqual({ state: 'open', redirect_url: null });
    letters.length = 0;
    await shop.work('orders.awaiting-money');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(
      payment === 'banktransfer' ? account.iban : 'Please make the cheque out to us',
    );
    expect(letters[0]).toContain('35.20');
    expect(await shop.admin.orders.receiveMoney(number)).toMatchObject({
      ok: true,
      value: { status: 'processing' },
    });
    expect(await paymentsOf(number)).toEqual([['offline', 'paid']]);
    expect((await shop.admin.orders.find(number))?.invoices).toHaveLength(1);
    expect(await shop.admin.orders.receiveMoney(number)).toMatchObject({
      refusal: { code: 'money-not-expected' },
    });
    // Paid back by hand; the books know.
    await shop.admin.orders.refund(number, { reason: null });
    await shop.work('orders.pay-back');
    expect((await shop.admin.orders.find(number))?.events.map(({ kind }) => kind)).toContain('paid-back');
  },
);

test('checkout rules 25 and 28: nobody hoards by cheque either', async () => {
  const before = await shop.pool('knives');
  const items = [{ sku: 'KNIFE', quantity: Math.floor(before / 5) + 1 }];
  const refused = await shop.tryToPlace(await shop.readyCart({ payment: 'checkmo', items }));
  expect(refusalOf(refused)?.message).toContain('So much of these products cannot be held');
  const { orderV2 } = await shop.place(await shop.readyCart({ payment: 'checkmo' }));
  await shop.database.kysely
    .updateTable('shop_order')
    .set({ status: 'pending_payment' })
    .where('number', '=', orderV2.number)
    .execute();
  await shop.admin.orders.cancel(orderV2.number, { reason: null });
  await shop.work('orders.end-payments');
  expect(await paymentsOf(orderV2.number)).toEqual([['offline', 'canceled']]);
  expect(await shop.admin.orders.receiveMoney(orderV2.number)).toMatchObject({ ok: false });
});

test('checkout rule 33: cash on delivery does not wait, and its money may come later', async () => {
  const placed = await shop.place(await shop.readyCart({ payment: 'cashondelivery' }));
  const { number } = placed.orderV2;
  expect(placed).toMatchObject({ payment_url: null, orderV2: { status_code: 'processing' } });
  letters.length = 0;
  await shop.work('orders.paid');
  expect(letters.join()).toContain('You pay when the goods have reached you');
  const unpaid = await shop.database.kysely.selectFrom('unpaid_order').select('order_id').execute();
  const id = (await shop.admin.orders.find(number))?.order.id;
  expect(unpaid).toContainEqual({ order_id: id });
  expect(await shop.admin.orders.receiveMoney(number)).toMatchObject({ ok: true });
  expect(await paymentsOf(number)).toEqual([['offline', 'paid']]);
  expect(await jobsOf('orders.pay-back', number)).toEqual([]);
  await shop.admin.orders.ship(number, { carrier: 'PostNL', trackingNumber: null });
  expect(await shop.statusOf(number)).toBe('complete');
});

test('checkout rule 33: what never came does not go back; what was credited goes back when it comes', async () => {
  const never = await shop.place(await shop.readyCart({ payment: 'cashondelivery' }));
  await shop.admin.orders.cancel(never.orderV2.number, { reason: null });
  expect(await jobsOf('orders.pay-back', never.orderV2.number)).toEqual([]);
  expect(await reconcile(shop.database)).toEqual([]);
  const later = await shop.place(
    await shop.readyCart({ payment: 'cashondelivery', items: [{ sku: 'KNIFE', quantity: 2 }] }),
  );
  const { number } = later.orderV2;
  const [line] = (await shop.admin.orders.find(number))?.lines ?? [];
  await shop.admin.orders.refund(number, {
    lines: [{ line: line?.line ?? '', quantityHundredths: 100 }],
    reason: null,
  });
  expect(await jobsOf('orders.pay-back', number)).toEqual([]);
  await shop.admin.orders.receiveMoney(number);
  expect(await jobsOf('orders.pay-back', number)).toHaveLength(1);
  await shop.work('orders.pay-back');
});

test('a purchase order needs its number, which is kept with the order', async () => {
  const cart_id = await shop.readyCart({ payment: null });
  const pay = (more: object) =>
    shop.changeCart(
      'setPaymentMethodOnCart',
      { cart_id, payment_method: { code: 'purchaseorder', ...more } },
      'selected_payment_method { code title purchase_order_number }',
    );
  for (const purchase_order_number of [undefined, null, '', '  ']) {
    expect(refusalOf(await pay({ purchase_order_number }))?.message).toBe(
      'Purchase order number is a required field.',
    );
  }
  expect(refusalOf(await pay({ purchase_order_number: 'x'.repeat(65) }))).toBeDefined();
  expect((await pay({ purchase_order_number: 'PO-7/2026' })).data?.setPaymentMethodOnCart).toEqual({
    cart: {
      selected_payment_method: {
        code: 'purchaseorder',
        title: 'Purchase Order',
        purchase_order_number: 'PO-7/2026',
      },
    },
  });
  const { orderV2 } = await shop.place(cart_id);
  expect(orderV2.status_code).toBe('processing');
  const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
    `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { payment_methods { type additional_data { name value } } } }`,
  );
  expect(guestOrderByToken).toEqual({
    payment_methods: [
      { type: 'purchaseorder', additional_data: [{ name: 'Purchase Order Number', value: 'PO-7/2026' }] },
    ],
  });
});
