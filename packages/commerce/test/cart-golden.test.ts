import { money } from '@bowline/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCode, issueGiftCards } from '../src/modules/gift-cards/index.ts';
import { address, type CartShop, createCartShop } from './data/cart-shop.ts';
import { type Basket, baskets, some } from './data/golden-baskets.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop();
  await shop.database.pool.query(`
    insert into coupon (code, label, kind, basis_points, amount_minor) values
      ('TEN', 'Ten percent', 'percent', 1000, null), ('FIVE', 'Five euro', 'amount', null, 500),
      ('SHIP', 'Free shipping', 'free_shipping', null, null)`);
});
afterAll(() => shop.close());

let cardsMade = 0;
async function giftCard(amountMinor: number): Promise<string> {
  cardsMade += 1;
  const bought = { orderId: cardsMade, line: '1', pieces: 1 };
  const card = await shop.database.transaction(async (transaction) => {
    const amount = money(amountMinor, 'EUR');
    await issueGiftCards(transaction, { ...bought, amount, now: new Date() });
    return giveCode(transaction, { ...bought, piece: 1 });
  });
  return card?.code ?? '';
}

/** Does to a cart what a buyer would do. */
async function fill(basket: Basket): Promise<{ id: string; options: { store?: string; currency?: string } }> {
  const { store, currency, to, billedTo, vatNumber, coupon, ship, cards = [] } = basket;
  const options = { ...(store && { store }), ...(currency && { currency }) };
  const id = await shop.guestCart(options);
  const run = async (mutation: string, variables: object) => {
    const { errors } = await shop.change(mutation, { ...options, variables: { id, ...variables } });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const written = ([country_code, postcode, region]: readonly (string | undefined)[]) =>
    address({ country_code, postcode, region });
  await shop.add(id, basket.items, options);
  if (to) {
    await run(
      'mutation ($id: String!, $to: CartAddressInput!) { setShippingAddressesOnCart(input: {cart_id: $id, shipping_addresses: [{address: $to}]}) { cart { id } } }',
      { to: written(to) },
    );
  }
  if (billedTo) {
    await run(
      'mutation ($id: String!, $to: CartAddressInput!) { setBillingAddressOnCart(input: {cart_id: $id, billing_address: {address: $to}}) { cart { id } } }',
      { to: written(billedTo) },
    );
  }
  if (vatNumber) {
    await run(
      'mutation ($id: String!, $vat: String) { setBusinessOrderOnCart(cart_id: $id, is_business_order: true, company: "Knots", vat_id: $vat) { cart { id } } }',
      { vat: vatNumber },
    );
  }
  if (coupon) {
    await run(
      'mutation ($id: String!, $code: String!) { applyCouponToCart(input: {cart_id: $id, coupon_code: $code}) { cart { id } } }',
      { code: coupon },
    );
  }
  for (const amount of cards) {
    await run(
      'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: {cart_id: $id, gift_card_code: $code}) { cart { id } } }',
      { code: await giftCard(amount) },
    );
  }
  if (ship) {
    await run(
      'mutation ($id: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(input: {cart_id: $id, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}) { cart { id } } }',
      { carrier: ship[0], method: ship[1] },
    );
  }
  return { id, options };
}

async function shownTaxKind(cartId: string): Promise<string | undefined> {
  const { rows } = await shop.database.pool.query<{ shown_tax_kind: string }>(
    'select shown_tax_kind from cart where masked_id = $1',
    [cartId],
  );
  return rows[0]?.shown_tax_kind;
}

interface Totals {
  readonly tax_treatment: { kind: string; warning: string | null };
  readonly prices: {
    readonly grand_total: { value: number };
    readonly total_before_gift_cards: { value: number };
    readonly grand_total_excluding_tax: { value: number };
    readonly applied_taxes: { amount: { value: number } }[];
  };
  readonly available_payment_methods: { code: string }[];
}

test.each(Object.entries(baskets))('%s', async (_, basket) => {
  const { id, options } = await fill(basket);
  // Rule 24: by the changes alone, before anything was read.
  expect(await shownTaxKind(id)).toBe(basket.kind);
  const { prices, tax_treatment, available_payment_methods } = await shop.cart<Totals>(
    id,
    `tax_treatment { kind warning } available_payment_methods { code } prices { grand_total { value }
      total_before_gift_cards { value } grand_total_excluding_tax { value } applied_taxes { amount { value } } }`,
    options,
  );
  const toPay = basket.toPay ?? basket.total;
  expect({
    kind: tax_treatment.kind,
    total: prices.total_before_gift_cards.value,
    tax: prices.applied_taxes[0]?.amount.value ?? 0,
    toPay: prices.grand_total.value,
  }).toEqual({ kind: basket.kind, total: basket.total, tax: basket.tax, toPay });
  expect(prices.grand_total_excluding_tax.value).toBeCloseTo(basket.total - basket.tax, 6);
  expect(tax_treatment.warning !== null).toBe(basket.kind === 'uk-import');
  expect(available_payment_methods.some(({ code }) => code === 'free')).toBe(toPay === 0);
});

test('what a cart shows beside its total', async () => {
  const { id } = await fill({ items: [some('KNIFE', 3)], kind: 'domestic', total: 0, tax: 0 });
  // 30.25 × 3 = 90.75, 5 % off 4.54; to 150.00 there are 59.25 missing
  expect(
    await shop.cart(
      id,
      `minimum_order { amount { value } remaining { value } } incentive { reached_percent next_percent remaining { value } }
       prices { subtotal_including_tax { value } subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
         discounts { label amount { value } applied_to coupon { code } } discount { label amount { value } }
         applied_taxes { label amount { value } } }
       items { unit_price { metre { value } } prices { price { value } price_including_tax { value } row_total { value }
         row_total_including_tax { value } total_item_discount { value } original_item_price { value } } }
       expected_delivery { latest_date } is_virtual`,
    ),
  ).toEqual({
    minimum_order: { amount: { value: 10 }, remaining: null },
    incentive: { reached_percent: 5, next_percent: 10, remaining: { value: 59.25 } },
    prices: {
      subtotal_including_tax: { value: 90.75 },
      subtotal_excluding_tax: { value: 75 },
      // 86.21 ÷ 1.21 = 71.2479
      subtotal_with_discount_excluding_tax: { value: 71.25 },
      discounts: [
        { label: 'Discount for larger orders', amount: { value: 4.54 }, applied_to: 'ITEM', coupon: null },
      ],
      discount: { label: ['Discount for larger orders'], amount: { value: 4.54 } },
      applied_taxes: [{ label: 'VAT 21%', amount: { value: 14.96 } }],
    },
    items: [
      {
        unit_price: null,
        prices: {
          price: { value: 25 },
          price_including_tax: { value: 30.25 },
          row_total: { value: 75 },
          row_total_including_tax: { value: 90.75 },
          total_item_discount: { value: 4.54 },
          original_item_price: { value: 25 },
        },
      },
    ],
    expected_delivery: { latest_date: '2026-11-04' },
    is_virtual: false,
  });
});

test('rule 15: what is missing to the minimum order, in the currency of the visitor', async () => {
  const { id, options } = await fill({
    store: 'pl_PL',
    items: [some('CORD-500', 1)],
    kind: '',
    total: 0,
    tax: 0,
  });
  // 5.00 × 4.26 × 1.23 = 26.199; the minimum is 42.60, so 45
  expect(
    await shop.cart(
      id,
      'minimum_order { amount { value } remaining { value currency } } items { unit_price { metre { value } } }',
      options,
    ),
  ).toEqual({
    minimum_order: { amount: { value: 45 }, remaining: { value: 18.8, currency: 'PLN' } },
    items: [{ unit_price: { metre: { value: 5.24 } } }],
  });
});

test('rule 10: the same cart in another currency', async () => {
  const { id } = await fill({ items: [some('KNIFE')], kind: '', total: 0, tax: 0 });
  // 25.00 × 0.85 × 1.21 = 25.7125
  expect(await shop.cart(id, 'prices { grand_total { value currency } }', { currency: 'GBP' })).toEqual({
    prices: { grand_total: { value: 25.71, currency: 'GBP' } },
  });
});

test('gift cards: of one currency, once, and taken back', async () => {
  const { id } = await fill({ items: [some('KNIFE')], cards: [1000], kind: '', total: 0, tax: 0 });
  const cards = () =>
    shop.cart<{ applied_gift_cards: { code: string }[] }>(
      id,
      'applied_gift_cards { code applied_balance { value } current_balance { value } }',
    );
  const { applied_gift_cards } = await cards();
  expect(applied_gift_cards).toMatchObject([
    { applied_balance: { value: 10 }, current_balance: { value: 10 } },
  ]);
  const code = applied_gift_cards[0]?.code ?? '';
  const run = (name: string, currency = 'EUR') =>
    shop.change(
      `mutation { ${name}(input: {cart_id: "${id}", gift_card_code: "${code}"}) { cart { applied_gift_cards { code } } } }`,
      { currency },
    );
  expect((await run('applyGiftCardToCart')).errors?.[0]?.message).toBe(
    'This gift card is already applied to the cart.',
  );
  expect((await run('applyGiftCardToCart', 'USD')).errors?.[0]?.message).toBe(
    'This gift card pays orders in EUR only.',
  );
  expect(await shop.cart(id, 'notices { code }', { currency: 'USD' })).toEqual({
    notices: [{ code: 'gift-card-has-no-effect' }],
  });
  expect((await run('removeGiftCardFromCart')).data).toEqual({
    removeGiftCardFromCart: { cart: { applied_gift_cards: [] } },
  });
  expect((await run('removeGiftCardFromCart')).errors?.[0]?.message).toBe(
    'This gift card is not applied to the cart.',
  );
});
