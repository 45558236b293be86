import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, byNumber, type CartShop, cartOf, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
let viesAnswer: { isValid: boolean } | 'down' = { isValid: true };
beforeAll(async () => {
  shop = await createCartShop({
    authenticate: byNumber,
    settings: { giftCardTries: { uses: 4, withinSeconds: 60 } },
    carts: {
      vatNumbers: {
        ask: async () => {
          if (viesAnswer === 'down') throw new Error('down');
          return { ...viesAnswer, reference: 'WAPIAAAA' };
        },
      },
      customers: {
        emailOf: async (id) => `customer-${id}@example.com`,
        addressOf: async () => null,
        keep: async () => {},
      },
    },
  });
  await shop.database.pool.query(`
    insert into coupon (code, label, kind, basis_points, minimum_goods_minor, uses_limit, uses) values
      ('TEN', 'Ten percent', 'percent', 1000, null, null, 0), ('BIG', 'For big ones', 'percent', 2000, 50000, null, 0),
      ('USED', 'Used up', 'percent', 1000, null, 1, 1)`);
});
afterAll(() => shop.close());

describe('coupons', () => {
  const apply = (cart_id: string, coupon_code: string) =>
    shop.changeCart(
      'applyCouponToCart',
      { cart_id, coupon_code },
      'applied_coupons { code } applied_coupon { code }',
    );

  test('behaviours 96 and 97: one coupon, in any case', async () => {
    const id = await shop.filledCart();
    expect(cartOf(await apply(id, ' ten '))).toEqual({
      applied_coupons: [{ code: 'TEN' }],
      applied_coupon: { code: 'TEN' },
    });
    expect(refusalOf(await apply(id, 'TEN'))).toMatchObject({
      message: 'A coupon is already applied to the cart. Please remove it to apply another',
      category: 'graphql-input',
    });
  });

  test('behaviour 98: an empty cart takes none', async () => {
    expect(refusalOf(await apply(await shop.guestCart(), 'TEN'))).toMatchObject({
      message: 'Cart does not contain products.',
      category: 'graphql-input',
    });
  });

  test.each(['NONE', 'BIG', 'USED', '<b>', 'x'.repeat(500), '📿', 'a\u0007b'])(
    'behaviour 99: %s does not count, whatever the reason',
    async (code) => {
      const id = await shop.filledCart();
      expect(refusalOf(await apply(id, code))?.message).toBe(
        "The coupon code isn't valid. Verify the code and try again.",
      );
      expect(await shop.cart(id, 'applied_coupons { code }')).toEqual({ applied_coupons: null });
    },
  );

  test('behaviour 100: removing', async () => {
    const id = await shop.filledCart();
    const remove = (cart_id: string) =>
      shop.changeCart('removeCouponFromCart', { cart_id }, 'applied_coupons { code }');
    expect(cartOf(await remove(id))).toEqual({ applied_coupons: null });
    await apply(id, 'TEN');
    expect(cartOf(await remove(id))).toEqual({ applied_coupons: null });
    expect(refusalOf(await remove(await shop.guestCart()))?.message).toBe('Cart does not contain products');
  });

  test('rule 13: a coupon that no longer counts stays, without effect and with a notice', async () => {
    const id = await shop.filledCart();
    await apply(id, 'TEN');
    await shop.database.pool.query("update coupon set is_active = false where code = 'TEN'");
    const cart = await shop.cart(
      id,
      'applied_coupons { code } notices { code message } prices { discounts { label } }',
      {
        store: 'de_DE',
      },
    );
    await shop.database.pool.query("update coupon set is_active = true where code = 'TEN'");
    expect(cart).toEqual({
      applied_coupons: [{ code: 'TEN' }],
      notices: [
        {
          code: 'coupon-has-no-effect',
          message: 'Der Rabattcode wirkt sich derzeit nicht auf diesen Warenkorb aus.',
        },
      ],
      prices: { discounts: [] },
    });
  });
});

describe('who buys', () => {
  const setEmail = (cart_id: string, email: string, options = {}) =>
    shop.changeCart('setGuestEmailOnCart', { cart_id, email }, 'email', options);

  test('behaviour 101: the e-mail address of a guest', async () => {
    const id = await shop.filledCart();
    expect(cartOf(await setEmail(id, ' Demo@Example.COM '))).toEqual({ email: 'demo@example.com' });
    expect(refusalOf(await setEmail(id, ''))?.message).toBe('Required parameter "email" is missing');
    for (const email of ['nobody', 'a@b', '<b>@example.com', 'x'.repeat(300), 'a\u0007b@example.com', '📿']) {
      expect(refusalOf(await setEmail(id, email))?.message).toBe('Invalid email format');
    }
    expect(refusalOf(await setEmail(id, 'a@example.com', asCustomer(1)))?.message).toBe(
      'The request is not allowed for logged in customers',
    );
    expect(await shop.cart(id, 'email')).toEqual({ email: 'demo@example.com' });
  });

  test('a customer is known by e-mail', async () => {
    const { data } = await shop.query('{ customerCart { email } }', asCustomer(9));
    expect(data).toEqual({ customerCart: { email: 'customer-9@example.com' } });
  });

  const setRemarks = (id: string, remarks: string) =>
    shop.change(
      'mutation ($id: String!, $text: String!) { setRemarksOnCart(cart_id: $id, remarks: $text) { cart { remarks } } }',
      {
        variables: { id, text: remarks },
      },
    );

  test('rule 16: remarks of up to 1,000 characters, never cut', async () => {
    const id = await shop.filledCart();
    expect(cartOf(await setRemarks(id, 'Ring twice.\r\n<b>Thanks</b> 📿'))).toEqual({
      remarks: 'Ring twice.\n<b>Thanks</b> 📿',
    });
    expect(refusalOf(await setRemarks(id, 'x'.repeat(1_001)))?.message).toBe(
      'Remarks can have at most 1000 characters.',
    );
    expect(refusalOf(await setRemarks('', 'x'))?.message).toBe('Required parameter "cart_id" is missing');
    expect(cartOf(await setRemarks(id, ' '))).toEqual({ remarks: null });
  });

  const setBusiness = (id: string, wish: object) =>
    shop.change(
      `mutation ($id: String!, $business: Boolean!, $company: String, $vat: String) {
        setBusinessOrderOnCart(cart_id: $id, is_business_order: $business, company: $company, vat_id: $vat) {
          cart { is_business_order company vat_id vat_id_status tax_treatment { kind rate } } } }`,
      { variables: { id, ...wish } },
    );

  test('rule 17: a company and its VAT number, with evidence', async () => {
    const id = await shop.filledCart();
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address({ country_code: 'DE', postcode: '10115' }) }],
    });
    const wish = { business: true, company: 'Knots GmbH', vat: 'de 811.569-869' };
    viesAnswer = 'down';
    expect(cartOf(await setBusiness(id, wish))).toEqual({
      is_business_order: true,
      company: 'Knots GmbH',
      vat_id: 'DE811569869',
      vat_id_status: 'NOT_CHECKED',
      tax_treatment: { kind: 'destination', rate: 19 },
    });
    viesAnswer = { isValid: false };
    expect(cartOf(await setBusiness(id, wish))).toMatchObject({ vat_id_status: 'NOT_VALID' });
    viesAnswer = { isValid: true };
    expect(cartOf(await setBusiness(id, wish))).toMatchObject({
      vat_id_status: 'VALID',
      tax_treatment: { kind: 'reverse-charge', rate: 0 },
    });
    const { rows } = await shop.database.pool.query(
      'select number, is_valid, reference from vat_check order by id',
    );
    expect(rows).toEqual([
      { number: 'DE811569869', is_valid: false, reference: 'WAPIAAAA' },
      { number: 'DE811569869', is_valid: true, reference: 'WAPIAAAA' },
    ]);
    // Tax rule 12: what was shown is known.
    const { rows: shown } = await shop.database.pool.query(
      'select shown_tax_kind from cart where masked_id = $1',
      [id],
    );
    expect(shown).toEqual([{ shown_tax_kind: 'reverse-charge' }]);
    expect(cartOf(await setBusiness(id, { business: false }))).toMatchObject({
      is_business_order: false,
      company: null,
      vat_id: null,
      tax_treatment: { kind: 'destination', rate: 19 },
    });
  });

  test.each([
    [{ business: true }, 'A business order needs the name of the company.'],
    [{ business: true, company: 'x'.repeat(129) }, '"company" is too long.'],
    [{ business: true, company: '<script>' }, '"company" is not valid.'],
    [{ business: true, company: 'Knots', vat: 'DE123456789' }, 'This VAT number is not valid.'],
    [{ business: true, company: 'Knots', vat: '📿' }, 'This VAT number is not valid.'],
  ])('rule 17: %o is refused', async (wish, message) => {
    expect(refusalOf(await setBusiness(await shop.filledCart(), wish))?.message).toBe(message);
  });
});

test('codes of gift cards cannot be tried without end', async () => {
  const ask = (code: string, place: string) =>
    shop.query(`{ giftCardAccount(input: {gift_card_code: "${code}"}) { balance { value } } }`, {
      headers: { 'X-Forwarded-For': place },
    });
  for (const code of ['A', '<b>', '📿', 'B'.repeat(1_000)]) {
    expect(refusalOf(await ask(code, '10.0.0.1'))?.message).toBe('Please correct the gift card code.');
  }
  expect(refusalOf(await ask('C', '10.0.0.1'))?.message).toBe('Too many requests. Please try again later.');
  expect(refusalOf(await ask('C', '10.0.0.2'))?.message).toBe('Please correct the gift card code.');
  expect(refusalOf(await ask('', '10.0.0.3'))?.message).toBe(
    'Required parameter "gift_card_code" is missing',
  );
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});
