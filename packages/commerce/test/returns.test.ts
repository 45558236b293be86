import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { giveCode } from '../src/modules/gift-cards/index.ts';
import { type QueryOptions, refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, giftCardOptions, uid } from './data/cart-shop.ts';
import { createReturnsShop, type ReturnsShop, returnIn } from './data/returns-shop.ts';

let shop: ReturnsShop;
beforeAll(async () => {
  shop = await createReturnsShop();
});
beforeEach(() => shop.setDay(0));
afterAll(async () => {
  await shop.work('orders.pay-back');
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

describe('the period', () => {
  test('rules 1 to 4: open before delivery, then until its last day', async () => {
    const { number, token, first } = await shop.bought();
    expect(await shop.withdrawalOf(token)).toMatchObject({
      withdrawal: { is_open: true, statutory_until: null, open_until: null },
    });
    await shop.send(number);
    expect(await shop.withdrawalOf(token)).toMatchObject({
      items_eligible_for_return: [{ product_sku: 'KNIFE' }, { product_sku: 'CORD-500' }],
      withdrawal: { is_open: true, statutory_until: '2026-11-16', open_until: '2026-12-02' },
    });
    shop.setDay(20);
    expect(await shop.withdrawn(token, [[first, 1]])).toMatchObject({ is_statutory: false });
    shop.setDay(31);
    expect(await shop.refused(token, [[first, 1]])).toBe(
      'The time in which this order can be withdrawn is over.',
    );
    expect(await shop.withdrawalOf(token)).toMatchObject({
      items_eligible_for_return: [],
      withdrawal: { is_open: false },
    });
  });

  test('rule 5: nothing of an order that waits for money', async () => {
    const { orderV2 } = await shop.place(await shop.readyCart());
    const line = (await shop.fileOf(orderV2.number)).lines[0]?.line ?? '';
    expect(await shop.refused(orderV2.token, [[line, 1]])).toBe(
      'This order has not been paid. Cancel it instead.',
    );
  });
});

describe('what can be withdrawn', () => {
  test('rules 7 and 9: whole pieces, and never more than is left', async () => {
    const { number, token, first: knives, second: cord } = await shop.bought();
    await shop.send(number);
    expect(await shop.refused(token, [[knives, 4]])).toBe('Of Product KNIFE only 3 can be withdrawn.');
    for (const quantity of [0, -1, 0.5, 1.001, 1e9]) {
      expect(await shop.refused(token, [[knives, quantity]])).toContain('can be withdrawn');
    }
    expect(await shop.refused(token, [])).toBe('Choose at least one article.');
    expect(await shop.refused(token, [['none', 1]])).toBe(
      'One of the articles does not belong to this order.',
    );
    await shop.withdrawn(token, [
      [knives, 2],
      [cord, 2],
    ]);
    expect(await shop.withdrawalOf(token)).toMatchObject({
      items_eligible_for_return: [{ product_sku: 'KNIFE' }],
      withdrawal: { lines: [{ quantity_left: 1 }, { quantity_left: 0, exception: null }] },
    });
    await shop.admin.orders.refund(number, {
      lines: [{ line: knives, quantityHundredths: 100 }],
      reason: null,
    });
    expect(await shop.refused(token, [[knives, 1]])).toBe('Of Product KNIFE only 0 can be withdrawn.');
  });

  test('rule 7: ten statements at once of the same three knives are three', async () => {
    const { number, token, first } = await shop.bought();
    await shop.send(number);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.withdraw(token, [[first, 1]])));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    const returns = await shop.admin.returns.ofOrder((await shop.fileOf(number)).order.id);
    expect(returns.flatMap((each) => each.lines).map((each) => each.quantityHundredths)).toEqual([
      100, 100, 100,
    ]);
  });

  test('rule 8: a free length is excepted and says so, in the language of the store', async () => {
    const { token, first } = await shop.bought([
      { sku: 'CORD-100', parent_sku: 'CORD', quantity: 12.5 },
      { sku: 'KNIFE', quantity: 1 },
    ]);
    expect(await shop.refused(token, [[first, 12]])).toBe(
      'Product CORD was cut to a length of your own and cannot be withdrawn.',
    );
    const { withdrawal } = (await shop.withdrawalOf(token)) as { withdrawal: { lines: object[] } };
    expect(withdrawal.lines).toMatchObject([
      { quantity_left: 0, exception: 'cut-to-length', exception_text: expect.stringContaining('length') },
      { quantity_left: 1, exception: null, exception_text: null },
    ]);
  });

  test('rule 8: a gift card goes back until something of it is spent', async () => {
    const entered_options = giftCardOptions({});
    const { token, number, first } = await shop.bought([{ sku: 'GIFT-CARD', quantity: 2, entered_options }], {
      shipping: null,
    });
    const orderId = (await shop.fileOf(number)).order.id;
    const card = await shop.database.transaction((transaction) =>
      giveCode(transaction, { orderId, line: first, piece: 1 }),
    );
    const cart_id = await shop.readyCart({ payment: null });
    await shop.changeCart('applyGiftCardToCart', { cart_id, gift_card_code: card?.code });
    await shop.place(cart_id);
    expect(await shop.refused(token, [[first, 2]])).toBe('Of Product GIFT-CARD only 1 can be withdrawn.');
    expect(await shop.withdrawn(token, [[first, 1]])).toMatchObject({
      status: 'PROCESSED_AND_CLOSED',
      label_url: null,
      refunded: { value: 50 },
    });
    expect(await shop.withdrawalOf(token)).toMatchObject({
      withdrawal: { lines: [{ quantity_left: 0, exception: 'gift-card-spent' }] },
    });
    expect((await shop.fileOf(number)).invoices).toHaveLength(2);
  });
});

describe('the statement', () => {
  test('rules 11 and 14: the same statement twice, or five times at once, is one, with one receipt', async () => {
    const { number, token, first } = await shop.bought();
    await shop.send(number);
    const key = shop.newKey();
    const wish: Parameters<ReturnsShop['withdraw']> = [token, [[first, 1]], { key, name: ' Ada   Jansen ' }];
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.withdraw(...wish)));
    const numbers = answers.map((answer) => returnIn(answer).number);
    expect(new Set(numbers).size).toBe(1);
    shop.setDay(1);
    expect(await shop.withdrawn(...wish)).toMatchObject({
      number: numbers[0],
      stated_at: '2026-11-02T09:00:00.000Z',
      stated_by: 'Ada Jansen',
      post_by: '2026-11-16',
      status: 'AUTHORIZED',
      items: [
        { state: 'stated', is_sent_back: true, request_quantity: 1, order_item: { product_sku: 'KNIFE' } },
      ],
    });
    const jobs = await shop.waitingJobs();
    const orderId = (await shop.fileOf(number)).order.id;
    const [record] = await shop.admin.returns.ofOrder(orderId);
    const receipts = jobs.filter(
      ({ task, payload }) =>
        task === 'returns.stated' && (payload as { returnId: number }).returnId === record?.id,
    );
    expect(receipts).toHaveLength(1);
  });

  test('rule 13: what was not shipped is canceled at once, and all of it cancels the order', async () => {
    const before = await shop.pool('knives');
    const { number, token, first: knives, second: cord } = await shop.bought();
    await shop.admin.orders.ship(number, {
      trackingNumber: null,
      lines: [{ line: knives, quantityHundredths: 100 }],
    });
    expect(await shop.withdrawn(token, [[knives, 3]])).toMatchObject({
      status: 'AUTHORIZED',
      items: [
        { state: 'refunded', is_sent_back: false, request_quantity: 2 },
        { state: 'stated', is_sent_back: true, request_quantity: 1 },
      ],
    });
    expect(await shop.pool('knives')).toBe(before - 1);
    expect((await shop.fileOf(number)).lines).toMatchObject([
      { canceledHundredths: 200, creditedHundredths: 200 },
      { line: cord, canceledHundredths: 0 },
    ]);

    const whole = await shop.bought([{ sku: 'KNIFE', quantity: 1 }]);
    expect((await shop.withdraw(whole.token, [[whole.first, 1]])).data?.withdrawFromContract).toMatchObject({
      order: { status_code: 'canceled' },
      // 30.25 and 4.95 for shipping.
      return: { status: 'PROCESSED_AND_CLOSED', label_url: null, refunded: { value: 35.2 } },
    });
  });

  test('rules 10 and 12: names, keys and tokens; twenty statements a day', async () => {
    const { number, token, first } = await shop.bought([{ sku: 'KNIFE', quantity: 25 }]);
    await shop.send(number);
    const line = first;
    const missing = 'The order was not found.';
    for (const wrong of ['', 'x', '🪢'.repeat(9), token.slice(1), `${token}x`]) {
      expect(await shop.refused(wrong, [[line, 1]])).toBe(missing);
    }
    expect(await shop.refused(token, [[line, 1]], { name: ' ' })).toBe('Enter your name.');
    expect(await shop.refused(token, [[line, 1]], { name: 'x'.repeat(5_000) })).toBe(
      'At most 128 characters.',
    );
    for (const key of ['', 'short', 'a b c d e f', 'x'.repeat(65)]) {
      expect(await shop.refused(token, [[line, 1]], { key })).toBe('The statement has no valid key.');
    }
    const answers: (string | undefined)[] = [];
    for (let tries = 0; tries < 15; tries += 1) answers.push(await shop.refused(token, [[line, 1]]));
    expect(answers.at(-1)).toBe('Too many statements for this order today. Please write to us.');
    shop.setDay(2);
    expect(await shop.refused(token, [[line, 1]])).toBeUndefined();
  });
});

describe('customers', () => {
  beforeAll(async () => {
    for (let number = 1; number <= 8; number += 1) {
      await shop.database.pool.query(
        `insert into customer (email, store_code, first_name, last_name, created_at, changed_at)
         values ($1, 'en', 'Demo', 'Buyer', now(), now())`,
        [`customer-${number}@example.com`],
      );
    }
  });

  async function orderAs(request: QueryOptions) {
    const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
      '{ customerCart { id } }',
      request,
    );
    const cart_id = customerCart.id;
    await shop.add(cart_id, [{ sku: 'KNIFE', quantity: 2 }], request);
    const set = (name: string, input: object) => shop.changeCart(name, { cart_id, ...input }, 'id', request);
    await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: address() }] });
    await set('setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
    });
    await set('setPaymentMethodOnCart', { payment_method: { code: 'ideal' } });
    const placed = await shop.place(cart_id, {}, request);
    await shop.decide(placed.payment_url ?? '', 'paid');
    await shop.webhook(placed.payment_url ?? '');
    const { order, lines } = await shop.fileOf(placed.orderV2.number);
    return { order, line: lines[0]?.line ?? '' };
  }
  const ask = (orderId: number, line: string, quantity: number, request: QueryOptions) =>
    shop.change(
      `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) {
        return { uid number customer { email } comments { text author_name } shipping { address { city country { id } } tracking { uid } }
          available_shipping_carriers { uid } order { number } }
        returns { total_count page_info { total_pages } items { number } } } }`,
      {
        ...request,
        variables: {
          input: {
            order_uid: uid(orderId),
            contact_email: 'somebody@example.com',
            comment_text: 'Too short',
            items: [{ order_item_uid: uid(line), quantity_to_return: quantity }],
          },
        },
      },
    );
  const lookAt = async (returnUid: string, request: QueryOptions) =>
    (
      await shop.read<{ customer: { return: unknown; returns: { total_count: number } } | null }>(
        `{ customer { return(uid: "${returnUid}") { number } returns(pageSize: 5) { total_count items { number status } } } }`,
        request,
      )
    ).customer;

  test('rule 10: the customer of the order asks as clients of Magento do; a stranger learns nothing', async () => {
    const own = asCustomer(5);
    const stranger = asCustomer(6);
    const { order, line } = await orderAs(own);
    await shop.send(order.number);
    const { data } = await ask(order.id, line, 1, own);
    const { return: made, returns } = (data?.requestReturn ?? {}) as {
      return: { uid: string; number: string };
      returns: object;
    };
    expect(made).toMatchObject({
      customer: { email: order.email },
      comments: [{ text: 'Too short', author_name: 'Demo Buyer' }],
      shipping: { address: { country: { id: 'NL' } }, tracking: [] },
      available_shipping_carriers: [],
      order: { number: order.number },
    });
    expect(returns).toMatchObject({ total_count: 1, items: [{ number: made.number }] });

    const missing = refusalOf(await ask(2_000_000_000, line, 1, stranger));
    expect(missing?.message).toBe('The order was not found.');
    expect(refusalOf(await ask(order.id, line, 1, stranger))).toEqual(missing);
    expect(refusalOf(await ask(order.id, line, 1, {}))?.category).toBe('graphql-authorization');
    expect(await shop.refused(order.token, [[line, 1]], { request: stranger })).toBe(missing?.message);
    expect(await shop.refused(order.token, [[line, 1]])).toBe(missing?.message);
    expect(await shop.withdrawn(order.token, [[line, 1]], { request: own })).toMatchObject({
      status: 'AUTHORIZED',
    });
    expect(await lookAt(made.uid, own)).toMatchObject({
      return: { number: made.number },
      returns: { total_count: 2 },
    });
  });

  test('rule 10: a return of somebody else answers as one that does not exist', async () => {
    const { order, line } = await orderAs(asCustomer(7));
    await shop.send(order.number);
    await ask(order.id, line, 1, asCustomer(7));
    const [record] = await shop.admin.returns.ofOrder(order.id);
    for (const wrong of [uid(record?.id ?? 0), uid(2_000_000_000), 'nonsense', '']) {
      expect(await lookAt(wrong, asCustomer(7))).toMatchObject(
        wrong === uid(record?.id ?? 0) ? { return: { number: record?.number } } : { return: null },
      );
      expect((await lookAt(wrong, asCustomer(8)))?.return ?? null).toBeNull();
    }
  });
});
