import { sql } from '@bowline/database';
import { money } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import type { CommerceJobs } from '../../src/index.ts';
import { giveCode, issueGiftCards } from '../../src/modules/gift-cards/index.ts';
import {
  type GraphqlAnswer,
  type QueryOptions,
  refusalOf,
  type TestCommerceOptions,
} from '../../src/testing/index.ts';
import { address, type CartShop, createCartShop, type Item } from './cart-shop.ts';

export interface ReadyCartOptions {
  readonly items?: readonly Item[];
  readonly email?: string | null;
  readonly address?: Readonly<Record<string, unknown>> | null;
  readonly shipping?: { readonly carrier_code: string; readonly method_code: string } | null;
  readonly payment?: string | null;
  readonly request?: QueryOptions;
}

export interface PlacedAnswer {
  readonly orderV2: {
    readonly number: string;
    readonly token: string;
    readonly status: string;
    readonly status_code: string;
  };
  readonly payment_url: string | null;
}

export interface Job {
  readonly task: string;
  readonly payload: unknown;
}

export interface CheckoutShop extends CartShop {
  /** A cart that can be ordered: one knife to Breda, paid with iDEAL, unless something else is wanted. */
  readyCart(options?: ReadyCartOptions): Promise<string>;
  tryToPlace(
    cartId: string,
    input?: Readonly<Record<string, unknown>>,
    request?: QueryOptions,
  ): Promise<GraphqlAnswer>;
  place(
    cartId: string,
    input?: Readonly<Record<string, unknown>>,
    request?: QueryOptions,
  ): Promise<PlacedAnswer>;
  /** Chooses on the provider's page what becomes of a payment; the shop has not heard of it yet. */
  decide(paymentUrl: string, outcome: 'paid' | 'failed' | 'canceled' | 'expired'): Promise<Response>;
  webhook(paymentUrl: string): Promise<Response>;
  /** What the browser asks for when the buyer is back. */
  comeBack(token: string): Promise<{ state: string; redirect_url: string | null } | null>;
  statusOf(number: string): Promise<string | undefined>;
  waitingJobs(): Promise<readonly Job[]>;
  /** What was written to people, as `work` did it; somebody's own mail takes its place. */
  readonly letters: readonly Posting[];
  /** Does the work of those jobs that wait under this name, and forgets them. */
  work<Name extends keyof CommerceJobs & string>(name: Name): Promise<number>;
  pool(key: string): Promise<number>;
  /** The code of a gift card that somebody bought earlier. */
  giftCard(amountMinor: number): Promise<string>;
  coupon(coupon: { code: string; usesLimit?: number; percent?: number }): Promise<void>;
}

export const placeMutation = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  order { order_number order_id } orderV2 { number token status status_code } payment_url } }`;

export async function createCheckoutShop(options: TestCommerceOptions = {}): Promise<CheckoutShop> {
  const letters: Posting[] = [];
  const mail = { post: async (_: unknown, letter: Posting) => letters.push(letter), remove: async () => {} };
  const shop = await createCartShop({ mail, ...options });
  const { kysely } = shop.database;
  // Most tests order again and again for one buyer.
  const any = { uses: 10_000, withinSeconds: 86_400 };
  for (const name of ['unpaidOrderLimits', 'orderLimits', 'letterLimits'] as const) {
    await shop.admin.settings.decide(name, { perEmail: any, perPlace: any });
  }
  for (const name of ['couponTries', 'giftCardTries', 'paymentRetries'] as const) {
    await shop.admin.settings.decide(name, any);
  }
  let cards = 0;

  const tryToPlace: CheckoutShop['tryToPlace'] = (cart_id, input = {}, request = {}) =>
    shop.change(placeMutation, { ...request, variables: { input: { cart_id, ...input } } });

  async function must(answer: Promise<GraphqlAnswer>): Promise<void> {
    const refusal = refusalOf(await answer);
    if (refusal) throw new Error(refusal.message);
  }

  return {
    ...shop,
    tryToPlace,
    async place(cartId, input, request) {
      const { data, errors } = await tryToPlace(cartId, input, request);
      if (errors || !data?.placeOrder) throw new Error(`Not placed: ${JSON.stringify(errors)}`);
      return data.placeOrder as PlacedAnswer;
    },
    async readyCart(wish = {}) {
      const { items = [{ sku: 'KNIFE', quantity: 1 }], request = {} } = wish;
      const { email = 'buyer@example.com', payment = 'ideal', address: where = {} } = wish;
      const { shipping = { carrier_code: 'postnl', method_code: 'home' } } = wish;
      const cart_id = await shop.guestCart(request);
      await must(shop.add(cart_id, items, request));
      const set = (name: string, input: object) =>
        must(shop.changeCart(name, { cart_id, ...input }, 'id prices { grand_total { value } }', request));
      if (email !== null) await set('setGuestEmailOnCart', { email });
      if (where !== null && shipping !== null) {
        await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: address(where) }] });
        await set('setShippingMethodsOnCart', { shipping_methods: [shipping] });
      } else if (where !== null) {
        await set('setBillingAddressOnCart', { billing_address: { address: address(where) } });
      }
      if (payment !== null) await set('setPaymentMethodOnCart', { payment_method: { code: payment } });
      return cart_id;
    },
    decide: (paymentUrl, outcome) =>
      shop.fetch(new Request(paymentUrl, { method: 'POST', body: new URLSearchParams({ outcome }) })),
    webhook: (paymentUrl) =>
      shop.fetch(
        new Request('https://shop.test/payments/webhook/test', {
          method: 'POST',
          body: new URLSearchParams({ id: paymentUrl.split('/').at(-1) ?? '' }),
        }),
      ),
    async comeBack(token) {
      const { order_payment } = await shop.read<{
        order_payment: { state: string; redirect_url: string | null } | null;
      }>('query ($token: String!) { order_payment(token: $token) { state redirect_url } }', {
        variables: { token },
      });
      return order_payment;
    },
    async statusOf(number) {
      return (await shop.admin.orders.find(number))?.order.status;
    },
    letters,
    async waitingJobs() {
      const { rows } = await sql<Job>`
        select t.identifier as task, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(kysely);
      return rows;
    },
    async work(name) {
      const { rows } = await sql<{ id: string; payload: never }>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = ${name} returning j.id, j.payload`.execute(kysely);
      const task = { jobId: '', attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
      for (const { id, payload } of rows) await shop.jobs[name](payload, { ...task, jobId: id });
      return rows.length;
    },
    async giftCard(amountMinor) {
      cards += 1;
      const bought = {
        orderId: 0,
        line: `bought-${cards}`,
        pieces: 1,
        amount: money(amountMinor, 'EUR'),
        now: new Date('2026-11-01T09:00:00Z'),
      };
      const card = await shop.database.transaction(async (transaction) => {
        await issueGiftCards(transaction, bought);
        return giveCode(transaction, { ...bought, piece: 1 });
      });
      return card?.code ?? '';
    },
    async coupon({ code, usesLimit, percent = 10 }) {
      await kysely
        .insertInto('coupon')
        .values({
          code,
          label: code,
          kind: 'percent',
          basis_points: percent * 100,
          amount_minor: null,
          minimum_goods_minor: null,
          starts_at: null,
          ends_at: null,
          uses_limit: usesLimit ?? null,
          uses_limit_per_email: null,
        })
        .execute();
    },
    async pool(key) {
      const row = await kysely
        .selectFrom('stock_pool')
        .where('key', '=', key)
        .select('quantity')
        .executeTakeFirst();
      return row?.quantity ?? Number.NaN;
    },
  };
}
