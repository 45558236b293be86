import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, byNumber, type CartShop, cartOf, createCartShop } from './data/cart-shop.ts';

const saved = {
  firstName: 'Saved',
  lastName: 'Buyer',
  company: null,
  vatNumber: null,
  street: ['Kade 1'],
  city: 'Breda',
  postcode: '4811 AB',
  region: null,
  country: 'NL',
  phone: '0761234567',
} as const;

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({
    authenticate: byNumber,
    carts: {
      customers: {
        emailOf: async () => null,
        keep: async () => {},
        addressOf: async (customerId, addressId) => {
          if (addressId !== 1) return null;
          return customerId === 1 ? saved : 'not-yours';
        },
      },
    },
  });
});
afterAll(() => shop.close());

describe('addresses', () => {
  const ship = (cart_id: string, shipping_addresses: readonly object[], options = {}) =>
    shop.changeCart(
      'setShippingAddressesOnCart',
      { cart_id, shipping_addresses },
      `shipping_addresses { firstname street city postcode telephone country { code label } region { code label region_id }
        customer_notes same_as_billing available_shipping_methods { carrier_code method_code } selected_shipping_method { carrier_code } }
       billing_address { city }`,
      options,
    );
  const bill = (cart_id: string, billing_address: object, options = {}) =>
    shop.changeCart(
      'setBillingAddressOnCart',
      { cart_id, billing_address },
      'billing_address { city } shipping_addresses { city same_as_billing }',
      options,
    );

  test('behaviours 73 and 110: a shipping address brings the methods', async () => {
    const id = await shop.filledCart();
    expect(cartOf(await ship(id, [{ address: address(), customer_notes: 'Back door' }]))).toEqual({
      shipping_addresses: [
        {
          firstname: 'Demo',
          street: ['Kade 12'],
          city: 'Breda',
          postcode: '4811 AB',
          telephone: '0761234567',
          country: { code: 'NL', label: 'NL' },
          region: { code: null, label: null, region_id: null },
          customer_notes: 'Back door',
          same_as_billing: true,
          available_shipping_methods: [
            { carrier_code: 'postnl', method_code: 'home' },
            { carrier_code: 'postnl', method_code: 'pickup-point' },
            { carrier_code: 'dhl', method_code: 'pickup-point' },
            { carrier_code: 'warehouse', method_code: 'pickup' },
            { carrier_code: 'instore', method_code: 'pickup' },
          ],
          selected_shipping_method: null,
        },
      ],
      billing_address: { city: 'Breda' },
    });
    const american = address({ country_code: 'US', region: 'NY', postcode: '10001' });
    expect(cartOf(await ship(id, [{ address: american }]))).toMatchObject({
      shipping_addresses: [{ region: { code: 'NY', label: 'New York', region_id: expect.any(Number) } }],
    });
  });

  test.each([
    [[], 'Required parameter "shipping_addresses" is missing'],
    [[{}, {}], 'You cannot specify multiple shipping addresses.'],
    [
      [{}],
      'The shipping address must contain either "customer_address_id" or "customer_address_uid" or "address".',
    ],
    [
      [{ address: address(), customer_address_id: 1 }],
      'The shipping address cannot contain "customer_address_id" or "customer_address_uid" together with "address".',
    ],
    [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
    [[{ customer_address_uid: '<b>' }], 'Value of uid "<b>" is incorrect.'],
    [
      [{ address: address({ street: ['a', 'b', 'c'] }) }],
      '"Street Address" cannot contain more than 2 lines.',
    ],
    [[{ address: address({ country_code: 'US', postcode: '10001' }) }], 'Region is required.'],
    [
      [{ address: address({ country_code: 'US', postcode: '10001', region_id: 999_999 }) }],
      'The region_id does not match the selected country or region',
    ],
    [[{ address: address({ postcode: '' }) }], '"postcode" is required. Enter and try again.'],
    [[{ address: address({ country_code: 'XX' }) }], 'Country is not available'],
    [[{ address: address({ firstname: '' }) }], '"firstname" is required. Enter and try again.'],
    [[{ address: address({ lastname: 'x'.repeat(1_000) }) }], '"lastname" is too long.'],
    [[{ address: address({ city: '<img src=x>' }) }], '"city" is not valid.'],
    [
      [{ address: address(), customer_notes: 'x'.repeat(1_001) }],
      'Remarks can have at most 1000 characters.',
    ],
  ])('behaviours 102 to 107: %j is refused', async (wishes, message) => {
    const id = await shop.filledCart();
    expect(refusalOf(await ship(id, wishes))?.message).toBe(message);
    expect(await shop.cart(id, 'shipping_addresses { city } remarks')).toEqual({
      shipping_addresses: [],
      remarks: null,
    });
  });

  test('all that a client says about an address comes back', async () => {
    const given = {
      prefix: 'Dr.',
      middlename: 'M.',
      suffix: 'Jr.',
      fax: '0761234568',
      telephone: 'telephone',
    };
    const custom_attributes = [
      { attribute_code: 'door_code', value: '12 #' },
      { attribute_code: 'days', selected_options: [{ value: 'mo' }] },
    ];
    const id = await shop.filledCart();
    await ship(id, [{ address: address({ ...given, region: 'Noord-Brabant', custom_attributes }) }]);
    expect(
      await shop.cart(
        id,
        `shipping_addresses { prefix middlename suffix fax telephone region { code label region_id }
          custom_attributes { code ... on AttributeValue { value }
            ... on AttributeSelectedOptions { selected_options { label value } } } }`,
      ),
    ).toEqual({
      shipping_addresses: [
        {
          ...given,
          region: { code: 'Noord-Brabant', label: 'Noord-Brabant', region_id: null },
          custom_attributes: [
            { code: 'door_code', value: '12 #' },
            { code: 'days', selected_options: [{ label: 'mo', value: 'mo' }] },
          ],
        },
      ],
    });
  });

  test('a setting allows a third line of the street', async () => {
    const street = ['Kade 12', 'Building C', 'Floor 3'];
    const id = await shop.filledCart();
    const message = '"Street Address" cannot contain more than 2 lines.';
    expect(refusalOf(await ship(id, [{ address: address({ street }) }]))?.message).toBe(message);
    await shop.admin.settings.decide('streetLines', 3);
    expect(cartOf(await ship(id, [{ address: address({ street }) }]))).toMatchObject({
      shipping_addresses: [{ street }],
    });
    await shop.admin.settings.withdraw('streetLines');
  });

  test('behaviour 103: what is not shipped has no shipping address', async () => {
    expect(refusalOf(await ship(await shop.filledCart('COURSE'), [{ address: address() }]))?.message).toBe(
      'Shipping address is not allowed on cart: cart contains no items for shipment.',
    );
  });

  test('behaviour 105: addresses of the customer', async () => {
    const own = async (customer: number) => {
      const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
        '{ customerCart { id } }',
        asCustomer(customer),
      );
      await shop.add(customerCart.id, [{ sku: 'BEAD', quantity: 1 }], asCustomer(customer));
      return customerCart.id;
    };
    const [first, second] = [await own(1), await own(2)];
    expect(cartOf(await ship(first, [{ customer_address_uid: btoa('1') }], asCustomer(1)))).toMatchObject({
      shipping_addresses: [{ firstname: 'Saved' }],
    });
    expect(refusalOf(await ship(second, [{ customer_address_id: 1 }], asCustomer(2)))).toMatchObject({
      message: 'Current customer does not have permission to address with ID "1"',
      category: 'graphql-authorization',
    });
    expect(refusalOf(await ship(second, [{ customer_address_id: 100 }], asCustomer(2)))).toMatchObject({
      message: 'Could not find a address with ID "100"',
      category: 'graphql-no-such-entity',
    });
  });

  const collect = (cart_id: string, wish: object) =>
    shop.changeCart(
      'setShippingAddressesOnCart',
      { cart_id, shipping_addresses: [wish] },
      `shipping_addresses { firstname lastname street city postcode country { code } telephone same_as_billing
        pickup_location_code available_shipping_methods { carrier_code }
        selected_shipping_method { carrier_code method_code amount { value } } }
       billing_address { city } tax_treatment { kind }`,
    );
  const atTheWarehouse = {
    street: ['Voorbeeldstraat 1'],
    city: 'Voorbeeldstad',
    postcode: '1234 AB',
    country: { code: 'NL' },
    same_as_billing: false,
    pickup_location_code: 'warehouse',
    available_shipping_methods: [{ carrier_code: 'warehouse' }, { carrier_code: 'instore' }],
    selected_shipping_method: { carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } },
  };

  test('rule 23: who names the warehouse collects there, whatever address is given with it', async () => {
    const id = await shop.filledCart();
    const german = address({ country_code: 'DE', postcode: '10115', city: 'Berlin' });
    expect(cartOf(await collect(id, { address: german, pickup_location_code: 'warehouse' }))).toEqual({
      shipping_addresses: [
        { ...atTheWarehouse, firstname: 'Demo', lastname: 'Buyer', telephone: '0761234567' },
      ],
      billing_address: null,
      tax_treatment: { kind: 'domestic' },
    });
    expect(refusalOf(await bill(id, { same_as_shipping: true }))?.message).toBe(
      'An order that is collected needs a billing address of its own.',
    );
    const there = address({ street: atTheWarehouse.street, city: 'Voorbeeldstad', postcode: '1234AB' });
    expect(refusalOf(await bill(id, { address: there, use_for_shipping: true }))?.message).toBe(
      'An order that is collected needs a billing address of its own.',
    );
    const methods = [{ carrier_code: 'postnl', method_code: 'home' }];
    expect(
      refusalOf(await shop.changeCart('setShippingMethodsOnCart', { cart_id: id, shipping_methods: methods }))
        ?.message,
    ).toBe('Carrier with such method not found: postnl, home');
    expect(cartOf(await ship(id, [{ address: address(), pickup_location_code: '' }]))).toMatchObject({
      shipping_addresses: [{ city: 'Breda', same_as_billing: true }],
    });
  });

  test('rule 23: without an address, the buyer collects as soon as one is known', async () => {
    const unknown = await shop.filledCart();
    const named = {
      firstname: 'Bowline',
      lastname: 'Bowline Rope & Cord B.V.',
      telephone: '+31 20 000 0000',
    };
    expect(cartOf(await collect(unknown, { pickup_location_code: 'warehouse' }))).toMatchObject({
      shipping_addresses: [{ ...atTheWarehouse, ...named }],
      billing_address: null,
    });
    await bill(unknown, { address: address({ firstname: 'Billed' }) });
    expect(await shop.cart(unknown, 'shipping_addresses { firstname city }')).toEqual({
      shipping_addresses: [{ firstname: 'Billed', city: 'Voorbeeldstad' }],
    });
    const known = await shop.filledCart();
    await ship(known, [{ address: address() }]);
    expect(cartOf(await collect(known, { pickup_location_code: 'warehouse' }))).toMatchObject({
      shipping_addresses: [{ ...atTheWarehouse, firstname: 'Demo', lastname: 'Buyer' }],
      billing_address: { city: 'Breda' },
    });
  });

  test.each([
    [{ pickup_location_code: '<b>shed</b>' }, 'Could not find a pickup location with code "<b>shed</b>"'],
    [
      { pickup_location_code: 'Warehouse', address: address() },
      'Could not find a pickup location with code "Warehouse"',
    ],
    [
      { pickup_location_code: 'warehouse', address: address({ firstname: '' }) },
      '"firstname" is required. Enter and try again.',
    ],
    [{ pickup_location_code: 'warehouse', customer_address_id: 1 }, "The current customer isn't authorized."],
  ])('rule 23: %j is refused', async (wish, message) => {
    const id = await shop.filledCart();
    expect(refusalOf(await collect(id, wish))?.message).toBe(message);
    expect(await shop.cart(id, 'shipping_addresses { city }')).toEqual({ shipping_addresses: [] });
  });

  test.each([{ same_as_shipping: true }, { address: address({ city: 'Tilburg' }) }])(
    'rule 17: the bill goes where the parcel goes, and it is known whether the buyer said so: %j',
    async (wish) => {
      const id = await shop.filledCart();
      await ship(id, [{ address: address() }]);
      const chosen = () => shop.cart(id, 'is_billing_address_chosen billing_address { city }');
      expect(await chosen()).toEqual({
        is_billing_address_chosen: false,
        billing_address: { city: 'Breda' },
      });
      await bill(id, wish);
      expect(await chosen()).toMatchObject({ is_billing_address_chosen: true });
      await ship(id, [{ address: address({ city: 'Utrecht' }) }]);
      expect(await chosen()).toMatchObject({ is_billing_address_chosen: true });
    },
  );

  test('behaviour 108: the billing address', async () => {
    const id = await shop.filledCart();
    expect(refusalOf(await bill(id, { same_as_shipping: true }))?.message).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    expect(refusalOf(await bill(id, {}))?.message).toBe(
      'The billing address must contain either "customer_address_id", "customer_address_uid", "address", or "same_as_shipping".',
    );
    expect(cartOf(await bill(id, { address: address({ city: 'Utrecht' }), use_for_shipping: true }))).toEqual(
      {
        billing_address: { city: 'Utrecht' },
        shipping_addresses: [{ city: 'Utrecht', same_as_billing: true }],
      },
    );
    expect(cartOf(await bill(id, { address: address({ city: 'Tilburg' }) }))).toEqual({
      billing_address: { city: 'Tilburg' },
      shipping_addresses: [{ city: 'Utrecht', same_as_billing: false }],
    });
    expect(cartOf(await bill(id, { same_as_shipping: true }))).toMatchObject({
      billing_address: { city: 'Utrecht' },
    });
    expect(refusalOf(await bill(id, { address: address({ telephone: '<b>' }) }))?.message).toBe(
      '"telephone" is not valid.',
    );
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});
