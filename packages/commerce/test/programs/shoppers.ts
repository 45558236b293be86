import { createDatabase } from '@bowline/database';
import { type CommerceTables, createCommerce } from '../../src/index.ts';

/**
 * Orders without end, several at a time, until it is killed: some are paid, some by gift card, some fail, some are left alone, and now and then
 * the shop hears of a payment late or twice. Prints a line for every order.
 */
const [url = '', seed = '', giftCard = ''] = process.argv.slice(2);
const silent = () => {};
const say = (kind: string, text: string) => process.stdout.write(`${kind} ${text}\n`);
const database = createDatabase<CommerceTables>({ url });
const baseUrl = 'https://shop.test';
const commerce = createCommerce({
  database,
  baseUrl,
  log: {
    debug: silent,
    info: silent,
    warn: silent,
    error: (details) => say('error', JSON.stringify(details)),
  },
});

async function ask(query: string): Promise<Record<string, unknown>> {
  const request = new Request(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await (await commerce.fetch(request)).json()) as Record<string, never>;
  if (errors) throw new Error(JSON.stringify(errors));
  return data ?? {};
}

const post = (path: string, fields: Record<string, string>) =>
  commerce.fetch(new Request(path, { method: 'POST', body: new URLSearchParams(fields) }));

const giftCardFields = Object.entries({
  custom_giftcard_amount: '25',
  giftcard_sender_name: 'Demo Sender',
  giftcard_recipient_name: 'Demo Recipient',
  giftcard_recipient_email: 'recipient@example.com',
})
  .map(([name, value]) => `{ uid: "${btoa(`giftcard/${name}`)}", value: "${value}" }`)
  .join(' ');

async function shopOnce(number: number): Promise<void> {
  const id = `${seed}-${number}-`.padEnd(32, 'x');
  const items = [
    `{ sku: "KNIFE", quantity: ${1 + (number % 3)} }`,
    '{ sku: "CORD-500", quantity: 3 } { sku: "CORD-100", quantity: 2 }',
    `{ sku: "KNIFE", quantity: 1 } { sku: "GIFT-CARD", quantity: 1, entered_options: [${giftCardFields}] }`,
  ];
  await ask(`mutation {
    createGuestCart(input: { cart_uid: "${id}" }) { cart { id } }
    addProductsToCart(cartId: "${id}", cartItems: [${items[number % items.length]}]) { user_errors { message } }
    setGuestEmailOnCart(input: { cart_id: "${id}", email: "shopper@example.com" }) { cart { id } }
    applyCouponToCart(input: { cart_id: "${id}", coupon_code: "TEN" }) { cart { id } }
    ${number % 2 ? `applyGiftCardToCart(input: { cart_id: "${id}", gift_card_code: "${giftCard}" }) { cart { id } }` : ''}
    setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ address: { firstname: "Demo",
      lastname: "Buyer", street: ["Kade 12"], city: "Breda", postcode: "4811 AB", country_code: "NL",
      telephone: "0761234567" } }] }) { cart { id } }
    setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "postnl", method_code: "home" }] })
      { cart { id } }
    setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "${number % 2 ? 'free' : 'creditcard'}" } })
      { cart { prices { grand_total { value } } } } }`);
  const { placeOrder } = await ask(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number token } payment_url } }`,
  );
  const placed = placeOrder as { orderV2: { number: string; token: string }; payment_url: string | null };
  say('placed', placed.orderV2.number);
  const outcome = ['paid', 'failed', 'paid', 'expired', 'paid', null, 'canceled'][number % 7];
  const { payment_url: page } = placed;
  if (!outcome || page === null) return;
  await post(page, { outcome });
  const webhook = () => post(`${baseUrl}/payments/webhook/test`, { id: page.split('/').at(-1) ?? '' });
  const comeBack = () => ask(`{ order_payment(token: "${placed.orderV2.token}") { state } }`);
  if (number % 5 !== 0) await Promise.all([webhook(), comeBack(), webhook()]);
}

let next = 0;
async function shopper(): Promise<never> {
  for (;;) {
    next += 1;
    await shopOnce(next);
  }
}
await Promise.all([shopper(), shopper(), shopper(), shopper()]).catch((error: unknown) => {
  say('error', String(error));
});
