import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const now = new Date('2026-11-02T09:00:00Z');
let shop: CheckoutShop;
let clerk: TestStaff;
let support: TestStaff;

beforeAll(async () => {
  shop = await createCheckoutShop();
  await shop.database.kysely.updateTable('stock_pool').set({ quantity: 50_000 }).execute();
  clerk = await hireStaff(shop, { role: 'orders', now });
  support = await hireStaff(shop, { role: 'support', now });
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

async function bought(email = 'ada.jansen@example.com'): Promise<string> {
  const items = [
    { sku: 'KNIFE', quantity: 3 },
    { sku: 'CORD-500', parent_sku: 'CORD', quantity: 2 },
  ];
  const placed = await shop.place(await shop.readyCart({ items, email }));
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  return placed.orderV2.number;
}

interface Found {
  readonly orders: { readonly orders: readonly { readonly number: string }[] };
}

const numbersFor = async (text: string) =>
  (
    await support.read<Found>('query ($text: String!) { orders(text: $text) { orders { number } } }', {
      text,
    })
  ).orders.orders.map(({ number }) => number);

test('orders rule 24: an order is found by number, name, mail, article and postcode, by their beginnings', async () => {
  const number = await bought('found.by@words.example');
  const file = await shop.admin.orders.find(number);
  const address = file?.order.snapshot.billingAddress;
  for (const text of [
    number,
    number.replace(/^0+/, ''),
    'found.by@words.example',
    'FOUND.BY',
    'words.exa',
    `${address?.lastName} found`,
    `cord-500 words.example`,
    `${address?.postcode?.replace(/\s/g, '')} found.by`,
  ]) {
    expect([text, (await numbersFor(text)).includes(number)]).toEqual([text, true]);
  }
  for (const text of ['found.by nobody', "'; drop table shop_order --", 'a:* & b', '\\', 'ound.by']) {
    expect([text, (await numbersFor(text)).includes(number)]).toEqual([text, false]);
  }
});

test('an order is shipped by line, refunded and noted, and the log has what was before and after', async () => {
  const number = await bought();
  const { order } = await support.read<{ order: { lines: { line: string }[] } }>(
    'query ($number: String!) { order(number: $number) { lines { line } } }',
    { number },
  );
  const [knife, cord] = order.lines.map(({ line }) => line);
  const ship = `mutation ($number: String!, $lines: [LineWishInput!]) {
    shipOrder(number: $number, trackingNumber: "3S1", lines: $lines) }`;
  const one = [{ line: knife, quantityHundredths: 100 }];
  expect((await support.ask(ship, { number, lines: one })).code).toBe('not-allowed');
  expect((await clerk.ask(ship, { number, lines: one })).code).toBeNull();
  expect((await clerk.ask(ship, { number, lines: [{ line: knife, quantityHundredths: 300 }] })).code).toBe(
    'order-line-quantity-not-possible',
  );
  const cuts = await clerk.read<{ cutList: { cuts: { lengthCm: number }[] }[] }>(
    'query ($numbers: [String!]!) { cutList(numbers: $numbers) { cuts { lengthCm spool leftCm } } }',
    { numbers: [number] },
  );
  expect(cuts.cutList.flatMap((pool) => pool.cuts.map(({ lengthCm }) => lengthCm))).toEqual([500, 500]);
  const refund = `mutation ($number: String!, $amount: Int, $lines: [LineWishInput!]) {
    refundOrder(number: $number, amountMinor: $amount, lines: $lines, reason: "goodwill") { creditNoteNumber } }`;
  expect((await clerk.ask(refund, { number, amount: 150 })).code).toBeNull();
  expect((await clerk.ask(refund, { number, lines: [{ line: cord }] })).code).toBeNull();
  expect((await clerk.ask(refund, { number, amount: 10_000_000 })).code).toBe('credit-too-high');
  const note = 'mutation ($number: String!) { noteOnOrder(number: $number, text: "Called the buyer.") }';
  expect((await clerk.ask(note, { number })).code).toBeNull();
  const shown = await support.read<{ order: { timeline: { kind: string }[]; creditableMinor: number } }>(
    'query ($number: String!) { order(number: $number) { creditableMinor timeline { kind by text } } }',
    { number },
  );
  expect(shown.order.timeline).toContainEqual({ kind: 'note', by: 'Somebody', text: 'Called the buyer.' });
  const owner = await hireStaff(shop, { role: 'owner', now });
  const { auditLog } = await owner.read<{ auditLog: { entries: Record<string, string>[] } }>(
    'query ($subject: String!) { auditLog(subject: $subject) { entries { operation outcome code before after } } }',
    { subject: `order ${number}` },
  );
  expect(auditLog.entries.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'noteOnOrder done',
    'refundOrder refused',
    'refundOrder done',
    'refundOrder done',
    'shipOrder refused',
    'shipOrder done',
  ]);
  const shipped = auditLog.entries.at(-1);
  expect(JSON.parse(shipped?.before ?? '')).toMatchObject({ shipments: 0 });
  expect(JSON.parse(shipped?.after ?? '')).toMatchObject({ shipments: 1 });
});

test('checkout rules 34 and 36: a refund as a gift card is told beforehand with where its code goes, only to who may refund, and is made once', async () => {
  const number = await bought('card.for@me.example');
  const preview = `query ($number: String!, $amount: Int) {
    refundPreview(number: $number, amountMinor: $amount, isToGiftCard: true) {
      amountMinor ways { way amountMinor } isWhole isOwed email } }`;
  expect((await support.ask(preview, { number, amount: 500 })).code).toBe('not-allowed');
  expect(await clerk.read(preview, { number, amount: 500 })).toEqual({
    refundPreview: {
      amountMinor: 500,
      ways: [{ way: 'new-card', amountMinor: 500 }],
      isWhole: false,
      isOwed: true,
      email: 'card.for@me.example',
    },
  });
  expect((await clerk.ask(preview, { number, amount: 10_000_000 })).code).toBe('credit-too-high');
  expect((await clerk.ask(preview, { number: 'no-such', amount: 1 })).code).toBe('order-not-found');
  const refund = `mutation ($number: String!) {
    refundOrder(number: $number, amountMinor: 500, isToGiftCard: true, key: "once") { creditNoteNumber } }`;
  const [first, second] = await Promise.all([clerk.ask(refund, { number }), clerk.ask(refund, { number })]);
  expect(first?.data).toEqual(second?.data);
  const card = await shop.database.kysely
    .selectFrom('gift_card_account')
    .where('refund_of', 'is not', null)
    .select(['balance_minor', 'currency'])
    .execute();
  expect(card).toEqual([{ balance_minor: 500, currency: 'EUR' }]);
});

test('a carrier’s list ships what it can and tells what it could not', async () => {
  const number = await bought();
  const refused = await clerk.read<{ shipOrders: unknown }>(
    `mutation ($parcels: [ParcelInput!]!) { shipOrders(parcels: $parcels) { number code } }`,
    {
      parcels: [
        { number, trackingNumber: '3S2' },
        { number: '999999999', trackingNumber: '3S3' },
      ],
    },
  );
  expect(refused.shipOrders).toEqual([{ number: '999999999', code: 'order-not-found' }]);
  expect(await shop.statusOf(number)).toBe('complete');
});

test('orders rule 29: the address of delivery is changed before anything is sent, within the country', async () => {
  const number = await bought('moved@example.com');
  const change = `mutation ($number: String!, $street: [String!]!, $city: String!) {
    changeDeliveryAddress(number: $number, firstName: "Ada", lastName: "Verhuisd", street: $street, postcode: "3511 AB",
      city: $city, phone: "+31 30 1234567") }`;
  const wish = { number, street: ['Oudegracht 1'], city: 'Utrecht' };
  expect((await support.ask(change, wish)).code).toBe('not-allowed');
  expect((await clerk.ask(change, { ...wish, city: '' })).code).toBe('address-not-valid');
  expect((await clerk.ask(change, { ...wish, number: '999999999' })).code).toBe('order-not-found');
  await clerk.read(change, wish);
  expect(await numbersFor('verhuisd')).toEqual([number]);
  const file = await shop.admin.orders.find(number);
  expect(file?.order.snapshot.shippingAddress).toMatchObject({ lastName: 'Verhuisd', city: 'Utrecht' });
  expect(file?.order.snapshot.billingAddress.lastName).not.toBe('Verhuisd');
  expect(file?.events.at(-1)).toMatchObject({ kind: 'address-changed', details: { by: 'Somebody' } });
  await clerk.read('mutation ($number: String!) { shipOrder(number: $number) }', { number });
  expect((await clerk.ask(change, wish)).code).toBe('order-under-way');
  // Who is erased is erased from there too.
  expect((await shop.admin.orders.erase(number)).ok).toBe(true);
  expect(await numbersFor('verhuisd')).toEqual([]);
});

test('today rule 3: orders whose payment failed are a list of their own', async () => {
  const cart = await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 1 }], email: 'failed@example.com' });
  const placed = await shop.place(cart);
  await shop.decide(placed.payment_url ?? '', 'failed');
  await shop.webhook(placed.payment_url ?? '');
  const inTrouble = async (trouble: string) =>
    (
      await support.read<Found>(
        'query ($trouble: String!) { orders(trouble: $trouble) { orders { number } } }',
        { trouble },
      )
    ).orders.orders.map(({ number }) => number);
  const failed = await inTrouble('payment-failed');
  const { status } = (await shop.admin.orders.find(placed.orderV2.number))?.order ?? {};
  expect(failed).toEqual(status === 'pending_payment' ? [placed.orderV2.number] : []);
  expect(await inTrouble('refund-refused')).toEqual([]);
});

test('shop rules rule 3: the least value looks at the goods after discounts, not at what is paid with shipping', async () => {
  const owner = await hireStaff(shop, { role: 'owner', now });
  const below = async (minimumMinor: number) =>
    (await owner.read<{ ordersBelow: number }>(`{ ordersBelow(minimumMinor: ${minimumMinor}) }`)).ordersBelow;
  // A knife for 30.25, and 4.95 for the parcel.
  const before = [await below(30_25), await below(30_26)];
  await shop.place(await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 1 }] }));
  expect([await below(30_25), await below(30_26)]).toEqual([before[0], (before[1] ?? 0) + 1]);
  const { shippingRules } = await owner.read<{ shippingRules: { countries: string[]; orders: number }[] }>(
    '{ shippingRules { countries orders } }',
  );
  expect(shippingRules.find(({ countries }) => countries.includes('NL'))?.orders).toBeGreaterThan(0);
});
