import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { type CartShop, createCartShop, giftCardOptions, type Item, uid } from './data/cart-shop.ts';

let shop: CartShop;
let lengthUid: (label: string) => string;
beforeAll(async () => {
  shop = await createCartShop();
  const { products } = await shop.read<{
    products: { items: [{ configurable_options: [{ values: { uid: string; label: string }[] }] }] };
  }>(`{ products(filter: {sku: {eq: "CORD"}}) { items {
    ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }`);
  const [option] = products.items[0].configurable_options;
  lengthUid = (label) => option.values.find((value) => value.label === label)?.uid ?? '';
});
afterAll(() => shop.close());

interface Added {
  addProductsToCart: {
    cart: { items: { uid: string; quantity: number; product: { sku: string } }[] };
    user_errors: { code: string; message: string }[];
  };
}

async function adding(items: readonly Item[], cartId?: string) {
  const answer = await shop.add(cartId ?? (await shop.guestCart()), items);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  const { cart, user_errors } = (answer.data as unknown as Added).addProductsToCart;
  return { lines: cart.items.map(({ quantity, product }) => [product.sku, quantity]), user_errors };
}

const cord = (quantity: number, label = '100cm'): Item => ({
  sku: 'CORD',
  quantity,
  selected_options: [lengthUid(label)],
});

describe('adding lines', () => {
  test('behaviour 74: good lines are kept, bad ones are told why', async () => {
    const { lines, user_errors } = await adding([
      { sku: 'KNIFE', quantity: 2 },
      { sku: 'NOTHING', quantity: 1 },
      { sku: 'BEAD', quantity: 3 },
    ]);
    expect(lines).toEqual([
      ['KNIFE', 2],
      ['BEAD', 3],
    ]);
    expect(user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOTHING"' },
    ]);
  });

  test.each<[Item, string, string]>([
    [{ sku: 'GONE', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "GONE"'],
    [{ sku: 'OFF', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "OFF"'],
    [{ sku: '', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU ""'],
    [{ sku: '<script>', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "<script>"'],
    [{ sku: 'KNIFE', quantity: 31 }, 'INSUFFICIENT_STOCK', 'Not enough items for sale'],
    [{ sku: 'KNIFE', quantity: 1e9 }, 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000'],
    [{ sku: 'KNIFE', quantity: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [{ sku: 'KNIFE', quantity: -2 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [
      { sku: 'KNIFE', quantity: 1.5 },
      'INVALID_PARAMETER_VALUE',
      'This quantity is not possible: pieces are whole, metres are cut to the decimetre.',
    ],
    [{ sku: 'CORD', quantity: 1 }, 'REQUIRED_PARAMETER_MISSING', 'You need to choose options for your item.'],
    [
      { sku: 'CORD', quantity: 1, selected_options: [uid('configurable/1/999')] },
      'REQUIRED_PARAMETER_MISSING',
      'You need to choose options for your item.',
    ],
    [
      { sku: 'CORD', quantity: 1, selected_options: ['nonsense', '📿'] },
      'REQUIRED_PARAMETER_MISSING',
      'You need to choose options for your item.',
    ],
  ])('behaviours 75 to 80: %o is refused', async (item, code, message) => {
    const { lines, user_errors } = await adding([item]);
    expect(lines).toEqual([]);
    expect(user_errors).toEqual([{ code, message }]);
  });

  test('behaviour 75: reasons are told in the language of the store', async () => {
    const answer = await shop.add(await shop.guestCart(), [{ sku: 'KNIFE', quantity: 99 }], {
      store: 'nl_NL',
    });
    expect((answer.data as unknown as Added).addProductsToCart.user_errors[0]?.message).toBe(
      'Er zijn niet genoeg artikelen te koop',
    );
  });

  test('behaviour 78: a cart and items are needed', async () => {
    const message = async (id: string, items: readonly Item[]) =>
      refusalOf(await shop.add(id, items))?.message;
    expect(await message('', [cord(1)])).toBe('Required parameter "cartId" is missing');
    expect(await message(await shop.guestCart(), [])).toBe('Required parameter "cartItems" is missing');
  });

  test('behaviours 79 and 81: a variant by its options or with its product is the same line', async () => {
    const id = await shop.guestCart();
    await adding([cord(2), { sku: 'cord-100', parent_sku: 'cord', quantity: 1 }], id);
    const cart = await shop.cart(
      id,
      `items { __typename quantity product { sku } ... on ConfigurableCartItem {
      configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } } }`,
    );
    expect(cart).toEqual({
      items: [
        {
          __typename: 'ConfigurableCartItem',
          quantity: 3,
          product: { sku: 'CORD' },
          configured_variant: { sku: 'CORD-100' },
          configurable_options: [
            {
              option_label: 'length',
              value_label: '100cm',
              configurable_product_option_value_uid: lengthUid('100cm'),
            },
          ],
        },
      ],
    });
  });

  test('behaviour 79: a variant by its own sku alone is a line of that variant', async () => {
    const id = await shop.guestCart();
    const { user_errors } = await adding(
      [cord(1), { sku: 'cord-100', quantity: 2 }, { sku: 'CORD-100', quantity: 1 }],
      id,
    );
    expect(user_errors).toEqual([]);
    expect(
      await shop.cart(
        id,
        'items { __typename quantity product { __typename sku name } prices { row_total_including_tax { value } } }',
      ),
    ).toEqual({
      items: [
        {
          __typename: 'ConfigurableCartItem',
          quantity: 1,
          product: { __typename: 'ConfigurableProduct', sku: 'CORD', name: 'Product CORD' },
          prices: { row_total_including_tax: { value: 1.21 } },
        },
        {
          __typename: 'SimpleCartItem',
          quantity: 3,
          product: { __typename: 'SimpleProduct', sku: 'CORD-100', name: 'Product CORD - 100cm' },
          prices: { row_total_including_tax: { value: 3.63 } },
        },
      ],
    });
    // Both draw on the pool of 2,000 cm.
    expect((await adding([{ sku: 'CORD-100', quantity: 17 }], id)).user_errors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK' },
    ]);
    expect((await adding([{ sku: 'CORD-100', parent_sku: 'BLUE', quantity: 1 }])).user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "CORD-100"' },
    ]);
  });

  test('rule 6: metres are had in parts of one', async () => {
    const { lines, user_errors } = await adding([cord(1.5), { ...cord(1.5, '500cm') }]);
    expect(lines).toEqual([['CORD', 1.5]]);
    expect(user_errors).toHaveLength(1);
  });

  test('rule 6: products and lines say in which steps they are sold', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [cord(1.5), cord(1, '500cm')]);
    expect(await shop.cart(id, 'items { quantity_step }')).toEqual({
      items: [{ quantity_step: 0.1 }, { quantity_step: 1 }],
    });
    const { products } = await shop.read<{ products: { items: unknown[] } }>(
      `{ products(filter: { sku: { eq: "CORD" } }) { items { quantity_step
        ... on ConfigurableProduct { variants { product { sku quantity_step } } } } } }`,
    );
    expect(products.items).toEqual([
      expect.objectContaining({
        quantity_step: 1,
        variants: expect.arrayContaining([
          { product: { sku: 'CORD-100', quantity_step: 0.1 } },
          { product: { sku: 'CORD-500', quantity_step: 1 } },
        ]),
      }),
    ]);
  });

  test('rule 8: all lengths of one pool count together', async () => {
    // 2,000 cm: one of 1,000 and one of 500 leave 500.
    const { lines, user_errors } = await adding([cord(1, '1000cm'), cord(1, '500cm'), cord(6), cord(5)]);
    expect(lines).toEqual([
      ['CORD', 1],
      ['CORD', 1],
      ['CORD', 5],
    ]);
    expect(user_errors.map(({ code }) => code)).toEqual(['INSUFFICIENT_STOCK']);
  });

  test('rule 7: one sample for each product', async () => {
    const id = await shop.guestCart();
    const { user_errors } = await adding(
      [
        { sku: 'CORD-SAMPLE', quantity: 5 },
        { sku: 'cord-sample', quantity: 1 },
      ],
      id,
    );
    expect(user_errors).toEqual([
      { code: 'INVALID_PARAMETER_VALUE', message: 'A sample of this product is already in your cart.' },
    ]);
    expect(await shop.cart(id, 'items { __typename is_sample quantity product { sku } }')).toEqual({
      items: [{ __typename: 'SimpleCartItem', is_sample: true, quantity: 1, product: { sku: 'CORD' } }],
    });
  });

  test('rule 6: a cart holds 200 lines', async () => {
    const id = await shop.guestCart();
    const cards = Array.from({ length: 201 }, (_, index) => ({
      sku: 'GIFT-CARD',
      quantity: 1,
      entered_options: giftCardOptions({ giftcard_message: `Card ${index}` }),
    }));
    const { lines, user_errors } = await adding(cards, id);
    expect(lines).toHaveLength(200);
    expect(user_errors[0]?.message).toBe('A cart holds at most 200 different items.');
  });
});

describe('gift cards', () => {
  const card = (fields: Record<string, string> = {}): Item => ({
    sku: 'GIFT-CARD',
    quantity: 1,
    entered_options: giftCardOptions(fields),
  });

  test('rule 5: cards with the same fields are one line, others are not', async () => {
    const id = await shop.guestCart();
    await adding([card(), card(), card({ giftcard_message: 'Happy knotting\nfrom <b>us</b>' })], id);
    const cart = await shop.cart(
      id,
      `items { quantity product { sku } ... on GiftCardCartItem {
      amount { value currency } sender_name sender_email recipient_name recipient_email message } }`,
    );
    const fields = {
      amount: { value: 50, currency: 'EUR' },
      sender_name: 'Demo Sender',
      sender_email: null,
      recipient_name: 'Demo Recipient',
      recipient_email: 'recipient@example.com',
    };
    expect(cart).toEqual({
      items: [
        { quantity: 2, product: { sku: 'GIFT-CARD' }, ...fields, message: null },
        { quantity: 1, product: { sku: 'GIFT-CARD' }, ...fields, message: 'Happy knotting\nfrom <b>us</b>' },
      ],
    });
  });

  test('the product names the fields, in the language of the store', async () => {
    const { products } = await shop.read<{ products: { items: [{ gift_card_options: { uid: string }[] }] } }>(
      `{ products(filter: {sku: {eq: "GIFT-CARD"}}) { items { ... on GiftCardProduct {
        gift_card_options { __typename uid title required } } } } }`,
      { store: 'fr_FR' },
    );
    const [{ gift_card_options: options }] = products.items;
    expect(options).toHaveLength(7);
    expect(options[1]).toEqual({
      __typename: 'CustomizableFieldOption',
      uid: uid('giftcard/giftcard_sender_name'),
      title: "Nom de l'expéditeur",
      required: true,
    });
  });

  test('a fixed amount is an option to select', async () => {
    const id = await shop.guestCart();
    await adding(
      [
        {
          ...card({ custom_giftcard_amount: '' }),
          selected_options: [uid('giftcard/giftcard_amount/25.0000')],
        },
      ],
      id,
    );
    expect(await shop.cart(id, 'prices { grand_total { value } }')).toEqual({
      prices: { grand_total: { value: 25 } },
    });
  });

  test.each([
    [{ custom_giftcard_amount: '9.99' }, 'The amount of a gift card lies between €10.00 and €250.00.'],
    [{ custom_giftcard_amount: '250,01' }, 'The amount of a gift card lies between €10.00 and €250.00.'],
    [{ custom_giftcard_amount: '12.345' }, 'The gift card field "amount" is missing or not valid.'],
    [{ custom_giftcard_amount: '-50' }, 'The gift card field "amount" is missing or not valid.'],
    [{ custom_giftcard_amount: '9'.repeat(40) }, 'The gift card field "amount" is missing or not valid.'],
    [{ giftcard_sender_name: ' ' }, 'The gift card field "sender" is missing or not valid.'],
    [{ giftcard_sender_name: '<a href="x">' }, 'The gift card field "sender" is missing or not valid.'],
    [{ giftcard_recipient_name: 'x'.repeat(65) }, 'The gift card field "recipient" is missing or not valid.'],
    [
      { giftcard_recipient_email: 'nobody' },
      'The gift card field "recipient_email" is missing or not valid.',
    ],
    [{ giftcard_sender_email: 'a@b' }, 'The gift card field "sender_email" is missing or not valid.'],
    [
      { giftcard_delivery_date: '2020-01-01' },
      'The gift card field "delivery_date" is missing or not valid.',
    ],
    [{ giftcard_message: 'x'.repeat(61) }, 'The gift card field "message" is missing or not valid.'],
  ])('rule 9: %o is refused', async (fields, message) => {
    const { lines, user_errors } = await adding([card(fields as unknown as Record<string, string>)]);
    expect(lines).toEqual([]);
    expect(user_errors[0]?.message).toBe(message);
  });

  test('broken characters are mended, whatever they are', async () => {
    const { user_errors } = await adding([card({ giftcard_message: 'a\ud800b\u0007c' })]);
    expect(user_errors).toEqual([]);
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});
