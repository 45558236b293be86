import { money } from '@bowline/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { giveCode } from '../src/modules/gift-cards/index.ts';
import { byNumber, giftCardOptions } from './data/cart-shop.ts';
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

describe('rule 17: refunds', () => {
  test('in parts, first to the payer, then to the gift card, never more than was paid', async () => {
    const card = await shop.giftCard(10_00);
    const cartId = await shop.readyCart();
    await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
    // 30.25 + 4.95 = 35.20: 10.00 by card, 25.20 by iDEAL.
    const { number, token } = await pay(await shop.place(cartId));
    const refund = (minor?: number) =>
      shop.admin.orders.refund(number, {
        reason: 'Too short',
        ...(minor && { amount: money(minor, 'EUR') }),
      });
    expect(await refund(20_00)).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(await refund(15_21)).toMatchObject({
      refusal: { code: 'credit-too-high', details: { creditableMinor: 15_20 } },
    });
    expect(await refund(8_00)).toMatchObject({ ok: true });
    const balance = `{ giftCardAccount(input: { gift_card_code: "${card}" }) { balance { value } } }`;
    // 5.20 of the second refund went to the payer, 2.80 to the card.
    expect((await shop.query(balance)).data).toEqual({ giftCardAccount: { balance: { value: 2.8 } } });
    expect(await shop.work('orders.pay-back')).toBe(2);
    expect((await orderOf(number))?.status).toBe('processing');
    expect(await refund()).toMatchObject({ ok: true, value: { isWhole: true } });
    expect(await refund()).toMatchObject({ ok: false });
    expect((await shop.query(balance)).data).toEqual({ giftCardAccount: { balance: { value: 10 } } });
    const file = await shop.admin.orders.find(number);
    expect(file?.order.status).toBe('closed');
    const [invoice, ...notes] = file?.invoices ?? [];
    expect(notes.map(({ total }) => total.minor)).toEqual([-20_00, -8_00, -7_20]);
    const sum = (read: (document: (typeof notes)[number]['document']) => number) =>
      notes.reduce((total, { document }) => total + read(document), 0);
    expect(sum(({ tax }) => tax.minor)).toBe(invoice?.document.tax.minor);
    expect(sum(({ net }) => net.minor)).toBe(invoice?.document.net.minor);
    const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
      `{ guestOrderByToken(input: { token: "${token}" }) { status credit_memos { number total { grand_total { value } adjustment { value } }
        items { product_sku quantity_refunded } } } }`,
    );
    expect(guestOrderByToken).toMatchObject({
      status: 'Closed',
      credit_memos: [
        { number: expect.stringMatching(/^C2026-/), total: { grand_total: { value: 20 } } },
        {},
        {},
      ],
    });
  });

  test('twenty refunds at once give back no more than there is', async () => {
    const { number } = await bought();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.admin.orders.refund(number, { amount: money(5_00, 'EUR'), reason: null }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(7);
    await shop.work('orders.pay-back');
  });

  test('gift-cards rule 7: what was spent of a gift card is not paid back, the rest of the order is', async () => {
    const items = [
      { sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) },
      { sku: 'KNIFE', quantity: 1 },
    ];
    const bought = await shop.place(await shop.readyCart({ items }));
    const { number } = bought.orderV2;
    await shop.decide(bought.payment_url ?? '', 'paid');
    await shop.webhook(bought.payment_url ?? '');
    const { order, lines = [] } = (await shop.admin.orders.find(number)) ?? {};
    const lineOf = (isCard: boolean) =>
      lines.find(({ kind }) => (kind === 'gift-card') === isCard)?.line ?? '';
    const card = { orderId: order?.id ?? 0, line: lineOf(true), piece: 1 };
    const code = (await shop.database.transaction((transaction) => giveCode(transaction, card)))?.code ?? '';
    const spending = await shop.readyCart();
    await shop.changeCart('applyGiftCardToCart', { cart_id: spending, gift_card_code: code });
    const spent = (await shop.admin.orders.find((await shop.place(spending)).orderV2.number))?.order;
    const leftMinor = 50_00 - ((spent?.grandTotal.minor ?? 0) - (spent?.toPay.minor ?? 0));
    expect(leftMinor).toBeLessThan(50_00);
    const refusal = { code: 'gift-card-spent', details: { line: lineOf(true), leftMinor } };
    expect(await shop.admin.orders.refund(number, { reason: null })).toEqual({ ok: false, refusal });
    expect(await shop.admin.orders.cancel(number, { reason: null })).toEqual({ ok: false, refusal });
    expect(await shop.statusOf(number)).toBe('processing');
    const balance = `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value } } }`;
    expect((await shop.query(balance)).data).toEqual({
      giftCardAccount: { balance: { value: leftMinor / 100 } },
    });
    const knife = { lines: [{ line: lineOf(false), quantityHundredths: 100 }], isShippingIncluded: true };
    expect(await shop.admin.orders.refund(number, { ...knife, reason: null })).toMatchObject({ ok: true });
  });

  test('a gift card bought with an order that is paid back is worth nothing any more', async () => {
    const items = [{ sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) }];
    const { number } = await bought({ items, shipping: null });
    expect(await shop.admin.orders.refund(number, { reason: null })).toMatchObject({ ok: true });
    await shop.work('orders.pay-back');
    const order = await orderOf(number);
    const rows = await shop.database.kysely
      .selectFrom('gift_card_account')
      .where('bought_with_order_id', '=', order?.id ?? 0)
      .select('balance_minor')
      .execute();
    expect(rows).toEqual([{ balance_minor: 0 }]);
  });
});

describe('rules 34 and 35: as a gift card', () => {
  const balanceOf = async (code: string) =>
    (
      await shop.read<{ giftCardAccount: { balance: { value: number; currency: string } } }>(
        `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value currency } } }`,
      )
    ).giftCardAccount.balance;
  const codeIn = (letter: unknown) =>
    /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(JSON.stringify(letter))?.[0] ?? '';

  test('asked for five times at once it is issued once, over exactly what would go back, and its code is in the letter alone', async () => {
    // What other tests have left to do.
    await shop.work('orders.pay-back');
    await shop.work('orders.refunded');
    const card = await shop.giftCard(10_00);
    const cartId = await shop.readyCart();
    await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
    // 30.25 + 4.95 = 35.20: 10.00 by card, 25.20 by iDEAL.
    const { number } = await pay(await shop.place(cartId));
    const wish = { reason: 'Goodwill', isToNewCard: true };
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.admin.orders.refund(number, { ...wish, key: 'pressed-once', amount: money(7_01, 'EUR') }),
      ),
    );
    const numbers = new Set(all.map((outcome) => outcome.ok && outcome.value.creditNoteNumber));
    expect([numbers.size, numbers.has(false)]).toEqual([1, false]);
    const { invoices = [], events = [] } = (await shop.admin.orders.find(number)) ?? {};
    expect(invoices).toHaveLength(2);
    expect(invoices[1]?.document.payments).toEqual([{ method: 'newgiftcard', amount: money(7_01, 'EUR') }]);
    expect(events.filter(({ kind }) => kind === 'credited')).toHaveLength(1);
    expect(await shop.work('orders.pay-back')).toBe(0);

    const before = shop.letters.length;
    expect(await shop.work('orders.refunded')).toBe(1);
    expect(shop.letters.length).toBe(before + 1);
    const letter = shop.letters.at(-1);
    expect(letter?.kind).toBe('refund-gift-card');
    expect(letter?.attachments).toHaveLength(1);
    expect(await balanceOf(codeIn(letter))).toEqual({ value: 7.01, currency: 'EUR' });
    const jobs = JSON.stringify(await shop.waitingJobs());
    expect([jobs, JSON.stringify(events)].some((text) => text.includes(codeIn(letter)))).toBe(false);

    // The rest under another key: what the payer has left goes to a card of its own, the card of the order gets back its part.
    expect(await shop.admin.orders.refund(number, { ...wish, key: 'the rest' })).toMatchObject({
      ok: true,
      value: { isWhole: true },
    });
    const again = await shop.admin.orders.refund(number, { ...wish, key: 'the rest' });
    expect(again).toMatchObject({ ok: true, value: { isWhole: true } });
    expect(await balanceOf(card)).toEqual({ value: 10, currency: 'EUR' });
    await shop.work('orders.refunded');
    expect(await balanceOf(codeIn(shop.letters.at(-1)))).toEqual({ value: 18.19, currency: 'EUR' });
    expect(codeIn(shop.letters.at(-1))).not.toBe(codeIn(letter));
    expect(await shop.work('orders.pay-back')).toBe(0);
    expect(await reconcile(shop.database)).toEqual([]);
  });

  test('rule 36: what a refund would come to is told, refused as it would be, and nothing of it stays', async () => {
    await shop.work('orders.pay-back');
    await shop.work('orders.refunded');
    const cartId = await shop.readyCart();
    const card = await shop.giftCard(10_00);
    await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
    // 30.25 + 4.95 = 35.20: 10.00 by card, 25.20 by iDEAL.
    const { number } = await pay(await shop.place(cartId));
    const eur = (minor: number) => money(minor, 'EUR');
    const wish = (minor: number, isToNewCard: boolean) => ({ reason: null, amount: eur(minor), isToNewCard });
    const preview = async (asked: Parameters<typeof shop.admin.orders.previewRefund>[1]) => {
      const found = await shop.admin.orders.previewRefund(number, asked);
      return found.ok ? found.value : found.refusal.code;
    };
    const filesBefore = await shop.admin.orders.find(number);
    const part = { isWhole: false, isOwed: true };
    expect(await preview(wish(7_01, true))).toEqual({
      ...part,
      amount: eur(7_01),
      ways: [{ method: 'newgiftcard', amount: eur(7_01) }],
    });
    const toPayer = { amount: eur(30_00), ways: [{ method: 'ideal', amount: eur(25_20) }] };
    expect(await preview(wish(30_00, false))).toEqual({
      ...part,
      ...toPayer,
      ways: [...toPayer.ways, { method: 'giftcard', amount: eur(4_80) }],
    });
    expect(await preview(wish(35_21, true))).toBe('credit-too-high');
    expect(await shop.admin.orders.previewRefund('no-such', wish(1, true))).toMatchObject({
      refusal: { code: 'order-not-found' },
    });
    expect(await shop.admin.orders.find(number)).toEqual(filesBefore);
    expect([await shop.work('orders.pay-back'), await shop.work('orders.refunded')]).toEqual([0, 0]);

    // Previews and refunds at once: no more goes back than there is, and the numbers of credit notes have no gap.
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await preview(wish(7_01, true));
        return shop.admin.orders.refund(number, { ...wish(7_01, true), key: 'once' });
      }),
    );
    expect(new Set(all.map((each) => each.ok && each.value.creditNoteNumber)).size).toBe(1);
    expect(await preview({ reason: null, isToNewCard: true })).toEqual({
      isWhole: true,
      isOwed: true,
      amount: eur(28_19),
      ways: [
        { method: 'newgiftcard', amount: eur(18_19) },
        { method: 'giftcard', amount: eur(10_00) },
      ],
    });
    const last = await shop.admin.orders.refund(number, { reason: null, isToNewCard: true });
    const serial = (outcome: (typeof all)[number] | undefined) =>
      outcome?.ok ? Number(outcome.value.creditNoteNumber.split('-')[1]) : Number.NaN;
    expect(serial(last) - serial(all[0])).toBe(1);
    await shop.work('orders.refunded');
  });

  test('part by part, to the payer and to a card, the payer never gets more than was paid', async () => {
    const { number } = await bought();
    const refund = (minor: number, isToNewCard: boolean) =>
      shop.admin.orders.refund(number, { reason: null, amount: money(minor, 'EUR'), isToNewCard });
    expect(await refund(30_00, true)).toMatchObject({ ok: true });
    expect(await refund(5_21, false)).toMatchObject({ refusal: { code: 'credit-too-high' } });
    expect(await refund(5_20, false)).toMatchObject({ ok: true, value: { isWhole: true } });
    expect(await shop.work('orders.pay-back')).toBe(1);
    await shop.work('orders.refunded');
  });
});
