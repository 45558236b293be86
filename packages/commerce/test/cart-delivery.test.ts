import { countryCodes } from '@bowline/markets';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedSchema } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { address, type CartShop, cartOf, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop();
});
afterAll(() => shop.close());

describe('ways to ship', () => {
  const choose = (cart_id: string, ...shipping_methods: readonly object[]) =>
    shop.changeCart(
      'setShippingMethodsOnCart',
      { cart_id, shipping_methods },
      `shipping_addresses { selected_shipping_method { carrier_code carrier_title method_code method_title amount { value }
        price_excl_tax { value } price_incl_tax { value } earliest_date latest_date pickup_point { id city } } }
       tax_treatment { kind }`,
    );
  const wish = (carrier_code: string, method_code: string, more = {}) => ({
    carrier_code,
    method_code,
    ...more,
  });

  async function addressed(change_ = {}) {
    const id = await shop.filledCart();
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address(change_) }],
    });
    return id;
  }

  test('behaviours 109 and 110: one of those that are offered', async () => {
    const id = await addressed();
    expect(cartOf(await choose(id, wish('postnl', 'home')))).toMatchObject({
      shipping_addresses: [
        {
          selected_shipping_method: {
            carrier_code: 'postnl',
            carrier_title: 'PostNL',
            method_code: 'home',
            method_title: 'Home delivery',
            // 4.09 × 1.21 = 4.9489
            amount: { value: 4.95 },
            price_excl_tax: { value: 4.09 },
            price_incl_tax: { value: 4.95 },
            earliest_date: '2026-11-03',
            latest_date: '2026-11-04',
            pickup_point: null,
          },
        },
      ],
    });
  });

  test('behaviour 109: what is refused', async () => {
    const id = await addressed();
    const message = async (cart_id: string, ...wishes: readonly object[]) =>
      refusalOf(await choose(cart_id, ...wishes))?.message;
    expect(await message(id)).toBe('Required parameter "shipping_methods" is missing');
    expect(await message(id, wish('flatrate', 'x'))).toBe('Carrier with such method not found: flatrate, x');
    expect(await message(id, wish('', 'x'))).toBe('Required parameter "carrier_code" is missing.');
    expect(await message(id, wish('x', ''))).toBe('Required parameter "method_code" is missing.');
    expect(await message(id, wish('a', 'b'), wish('c', 'd'))).toBe(
      'You cannot specify multiple shipping methods.',
    );
    expect(await message(await shop.filledCart(), wish('postnl', 'home'))).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    expect(await message(await shop.guestCart(), wish('postnl', 'home'))).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
    const { pickup_points } = await shop.read<{ pickup_points: { id: string }[] }>(
      '{ pickup_points(country_code: "NL", postcode: "4811 AB", carrier_code: "postnl") { id } }',
    );
    expect(cartOf(await choose(id, wish('postnl', 'pickup-point')))).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: { pickup_point: { id: pickup_points[0]?.id } } }],
    });
    expect(await message(id, wish('postnl', 'pickup-point', { pickup_point_id: '<b>' }))).toBe(
      'This pickup point is not available. Choose another one.',
    );
  });

  test('rule 25: points are available where the directory has some', async () => {
    const without = await createCartShop({
      carts: { pickupPoints: { near: async () => [], find: async () => null } },
    });
    const id = await without.filledCart();
    await without.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address() }],
    });
    const { shipping_addresses } = await without.cart<{
      shipping_addresses: { available_shipping_methods: Record<string, unknown>[] }[];
    }>(id, 'shipping_addresses { available_shipping_methods { method_code available error_message } }');
    const methods = shipping_addresses[0]?.available_shipping_methods ?? [];
    expect(methods).toContainEqual({ method_code: 'home', available: true, error_message: '' });
    expect(methods).toContainEqual({
      method_code: 'pickup-point',
      available: false,
      error_message: 'Choose a pickup point.',
    });
    const set = (method_code: string) =>
      without.changeCart('setShippingMethodsOnCart', {
        cart_id: id,
        shipping_methods: [wish('postnl', method_code)],
      });
    expect(refusalOf(await set('pickup-point'))?.message).toBe('Choose a pickup point.');
    await without.close();
  });

  test('a pickup point near the address, forgotten when the address moves', async () => {
    const id = await addressed();
    const { pickup_points } = await shop.read<{ pickup_points: { id: string; city: string }[] }>(
      '{ pickup_points(country_code: "nl", postcode: "4811 AB", carrier_code: "postnl") { id city opening_hours } }',
    );
    const [point] = pickup_points;
    expect(
      cartOf(await choose(id, wish('postnl', 'pickup-point', { pickup_point_id: point?.id }))),
    ).toMatchObject({
      shipping_addresses: [
        { selected_shipping_method: { pickup_point: { id: point?.id, city: point?.city } } },
      ],
    });
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address({ postcode: '1011 AC' }) }],
    });
    expect(await shop.cart(id, 'shipping_addresses { selected_shipping_method { carrier_code } }')).toEqual({
      shipping_addresses: [{ selected_shipping_method: null }],
    });
    expect(
      (
        await shop.query(
          '{ pickup_points(country_code: "NL", postcode: "1011", carrier_code: "<b>") { id } }',
        )
      ).data,
    ).toEqual({
      pickup_points: [],
    });
  });

  test('rule 11: who collects an order pays the VAT of the warehouse', async () => {
    const id = await addressed({ country_code: 'DE', postcode: '10115' });
    expect(cartOf(await choose(id, wish('warehouse', 'pickup')))).toMatchObject({
      tax_treatment: { kind: 'domestic' },
    });
  });

  test.each([
    ['US', { postcode: '10001', region: 'NY' }],
    ['GB', { postcode: 'SW1A 1AA' }],
    ['CH', { postcode: '8001' }],
    ['FR', { postcode: '75001' }],
  ])('shipping rules 11 and 13: from %s too, free and with Dutch VAT', async (country_code, more) => {
    const id = await addressed({ country_code, ...more });
    const answer = await choose(id, wish('warehouse', 'pickup'));
    expect(refusalOf(answer)).toBeUndefined();
    expect(
      await shop.cart(
        id,
        'tax_treatment { kind rate } prices { grand_total { value } } shipping_addresses { selected_shipping_method { amount { value } } }',
      ),
    ).toEqual({
      tax_treatment: { kind: 'domestic', rate: 21 },
      // 25.00 × 1.21
      prices: { grand_total: { value: 30.25 } },
      shipping_addresses: [{ selected_shipping_method: { amount: { value: 0 } } }],
    });
  });

  test('what Magento calls in-store pickup is collecting at the warehouse', async () => {
    const id = await addressed();
    const codes = 'carrier_code method_code';
    expect(
      (
        await shop.cart<{ shipping_addresses: { available_shipping_methods: unknown[] }[] }>(
          id,
          `shipping_addresses { available_shipping_methods { ${codes} } }`,
        )
      ).shipping_addresses[0]?.available_shipping_methods,
    ).toEqual(expect.arrayContaining([wish('warehouse', 'pickup'), wish('instore', 'pickup')]));
    expect(cartOf(await choose(id, wish('instore', 'pickup')))).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: { amount: { value: 0 } } }],
    });
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address(), pickup_location_code: 'warehouse' }],
    });
    expect(cartOf(await choose(id, wish('instore', 'pickup')))).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: wish('instore', 'pickup') }],
    });
  });
});

describe('ways to pay', () => {
  const pay = (cart_id: string, code: string) =>
    shop.changeCart(
      'setPaymentMethodOnCart',
      { cart_id, payment_method: { code } },
      'selected_payment_method { code title }',
    );

  test('behaviours 111 and 112', async () => {
    const id = await shop.filledCart();
    expect(refusalOf(await pay(id, 'ideal'))?.message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address() }],
    });
    expect(refusalOf(await pay(id, ''))?.message).toBe(
      'Required parameter "code" for "payment_method" is missing.',
    );
    for (const code of ['checkmo', 'bancontact', 'free', '<b>', 'x'.repeat(1_000)]) {
      expect(refusalOf(await pay(id, code))?.message).toBe('The requested Payment Method is not available.');
    }
    expect(
      await shop.cart(id, 'selected_payment_method { code } available_payment_methods { code title }'),
    ).toEqual({
      selected_payment_method: { code: '' },
      available_payment_methods: [
        { code: 'ideal', title: 'iDEAL' },
        { code: 'creditcard', title: 'Card' },
        { code: 'paypal', title: 'PayPal' },
        { code: 'klarna', title: 'Klarna' },
        { code: 'banktransfer', title: 'Bank transfer' },
        { code: 'mollie_methods_ideal', title: 'iDEAL' },
        { code: 'mollie_methods_creditcard', title: 'Card' },
        { code: 'mollie_methods_paypal', title: 'PayPal' },
        { code: 'mollie_methods_klarna', title: 'Klarna' },
        { code: 'mollie_methods_banktransfer', title: 'Bank transfer' },
      ],
    });
    expect(cartOf(await pay(id, 'ideal'))).toEqual({
      selected_payment_method: { code: 'ideal', title: 'iDEAL' },
    });
  });
});

describe('before anything is saved', () => {
  test('behaviour 116: estimates', async () => {
    const id = await shop.filledCart();
    const input = { cart_id: id, address: { country_code: 'DE', postcode: '10115' } };
    const methods = await shop.change(
      `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code method_code price_incl_tax { value } } }`,
      { variables: { input } },
    );
    // The Dutch tags 6.95 ÷ 1.21 × 1.19 = 6.8351, 5.45 ÷ 1.21 × 1.19 = 5.3599
    expect(methods.data).toEqual({
      estimateShippingMethods: [
        { carrier_code: 'dhl', method_code: 'home', price_incl_tax: { value: 6.84 } },
        { carrier_code: 'dhl', method_code: 'pickup-point', price_incl_tax: { value: 5.36 } },
        { carrier_code: 'dpd', method_code: 'pickup-point', price_incl_tax: { value: 5.36 } },
        { carrier_code: 'warehouse', method_code: 'pickup', price_incl_tax: { value: 0 } },
        { carrier_code: 'instore', method_code: 'pickup', price_incl_tax: { value: 0 } },
      ],
    });
    const totals = (more: object) =>
      shop.change(
        `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }`,
        {
          variables: { input: { ...input, ...more } },
        },
      );
    // 25.00 × 1.19 = 29.75, with shipping 36.59
    expect((await totals({})).data).toMatchObject({
      estimateTotals: { cart: { prices: { grand_total: { value: 29.75 } } } },
    });
    expect(
      (await totals({ shipping_method: { carrier_code: 'dhl', method_code: 'home' } })).data,
    ).toMatchObject({
      estimateTotals: { cart: { prices: { grand_total: { value: 36.59 } } } },
    });
    const region = async (address: object) => {
      const answer = await shop.change(
        `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart {
          shipping_addresses { region { code region_id } } } } }`,
        { variables: { input: { ...input, address } } },
      );
      return (answer.data as { estimateTotals: { cart: object } }).estimateTotals.cart;
    };
    expect(await region({ country_code: 'US', region: { region_code: 'NY' } })).toMatchObject({
      shipping_addresses: [{ region: { code: 'NY', region_id: expect.any(Number) } }],
    });
    expect(await region({ country_code: 'US', region: { region_id: 999_999 } })).toEqual({
      shipping_addresses: [{ region: { code: null, region_id: null } }],
    });
    expect(await shop.cart(id, 'shipping_addresses { city }')).toEqual({ shipping_addresses: [] });
    expect(refusalOf(await totals({ address: {} }))?.message).toContain('CountryCodeEnum');
    const { rows } = await shop.database.pool.query('select shown_tax_kind from cart where masked_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ shown_tax_kind: 'domestic' }]);
  });

  test('behaviour 117: the terms, in the language of the store', async () => {
    const { data } = await shop.query(
      '{ checkoutAgreements { agreement_id name content checkbox_text is_html mode version } }',
      {
        store: 'nl_NL',
      },
    );
    expect(data).toEqual({
      checkoutAgreements: [
        {
          agreement_id: 1,
          name: 'Algemene voorwaarden',
          content: expect.stringContaining('<a href="https://shop.test/'),
          checkbox_text: 'Ik heb de algemene voorwaarden gelezen en ga ermee akkoord.',
          is_html: true,
          mode: 'MANUAL',
          version: '2026-11-01',
        },
      ],
    });
  });

  test('the countries of estimates are all there are', () => {
    const type = buildSchema(readPublishedSchema()).getType('CountryCodeEnum');
    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(
      [...countryCodes].toSorted(),
    );
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});

test('shipping rule 11: who collects is told where, and nobody collects what comes by mail', async () => {
  const id = await shop.filledCart();
  await shop.changeCart('setShippingAddressesOnCart', {
    cart_id: id,
    shipping_addresses: [{ address: address() }],
  });
  const methods = [{ carrier_code: 'warehouse', method_code: 'pickup' }];
  const change = { cart_id: id, shipping_methods: methods };
  const fields = 'shipping_addresses { pickup_location_code }';
  expect(cartOf(await shop.changeCart('setShippingMethodsOnCart', change, fields))).toEqual({
    shipping_addresses: [{ pickup_location_code: 'warehouse' }],
  });
  const places = async (...skus: readonly string[]) => {
    const wanted = skus.map((sku) => `{ sku: "${sku}" }`).join(' ');
    const query = `{ pickupLocations(productsInfo: [${wanted}]) { items { pickup_location_code } } }`;
    return (await shop.read<{ pickupLocations: { items: unknown[] } }>(query)).pickupLocations.items;
  };
  expect(await places('KNIFE', 'cord', 'CORD-500')).toEqual([{ pickup_location_code: 'warehouse' }]);
  expect(await places('KNIFE', 'COURSE')).toEqual([]);
});
