import { type Commerce, type CommerceTables, createCommerce } from '@bowline/commerce';
import { silentLog } from '@bowline/database';
import { type LocaleName, markets } from '@bowline/markets';
import { onTestFinished } from 'vitest';
import { expect } from '../journey.ts';
import { addresses } from './addresses.ts';
import { send } from './customer.ts';
import { shopDatabase } from './shop-database.ts';

export interface BoughtOrder {
  readonly number: string;
  readonly token: string;
}

interface OrderWish {
  readonly email: string;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  /** The store it is ordered in. */
  readonly locale?: LocaleName;
  /** Of a customer; without it a guest orders. */
  readonly customer?: string;
}

/** An order that was paid, made as another program would make it: for journeys that begin afterwards. */
export async function boughtOrder(shopUrl: string, wish: OrderWish): Promise<BoughtOrder> {
  const { email, items, locale = 'en', customer } = wish;
  const ask = <Data>(query: string, variables: object = {}) =>
    send<Data>(shopUrl, query, variables, customer, { store: markets[locale].code });
  const cart_id = customer
    ? (await ask<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
    : (await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')).createEmptyCart;
  const { houseNumber, country, ...place } = addresses.NL;
  const address = {
    ...place,
    firstname: 'Ada',
    lastname: 'Jansen',
    street: [`${place.street} ${houseNumber}`],
    country_code: country,
    telephone: '+31 6 1234 5678',
  };
  const change = (name: string, type: string, input: object) =>
    ask(`mutation ($input: ${type}) { ${name}(input: $input) { cart { id } } }`, {
      input: { cart_id, ...input },
    });
  await ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: cart_id, items },
  );
  if (!customer) await change('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email });
  await change('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address }],
  });
  await change('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
    shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
  });
  await change('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
    payment_method: { code: 'creditcard' },
  });
  const { placeOrder } = await ask<{ placeOrder: { orderV2: BoughtOrder; payment_url: string } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } payment_url } }',
    { id: cart_id },
  );
  const { orderV2, payment_url } = placeOrder;
  await fetch(payment_url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  });
  const state = async () =>
    (
      await ask<{ order_payment: { state: string } }>(
        'query ($token: String!) { order_payment(token: $token) { state } }',
        { token: orderV2.token },
      )
    ).order_payment.state;
  await expect.poll(state).toBe('paid');
  return orderV2;
}

/** What the merchant does, by the door of commerce, until the test ends. */
export async function merchantOf(shopUrl: string, dataFolder?: string): Promise<Commerce['admin']> {
  const database = await shopDatabase<CommerceTables>(dataFolder);
  const commerce = createCommerce({ database, log: silentLog, baseUrl: shopUrl });
  onTestFinished(() => commerce.close());
  return commerce.admin;
}
