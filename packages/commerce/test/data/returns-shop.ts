import type { GraphqlAnswer, QueryOptions } from '../../src/testing/index.ts';
import { refusalOf } from '../../src/testing/index.ts';
import { byNumber, type Item, uid } from './cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './checkout-shop.ts';

const monday = new Date('2026-11-02T09:00:00Z');

export const returnFields = `number status is_statutory stated_at stated_by label_url post_by refunded { value }
  items { state is_sent_back request_quantity quantity status decline_reason order_item { product_sku } }`;

export interface ShownReturn {
  readonly number: string;
  readonly label_url: string | null;
}

export interface StatementWish {
  readonly key?: string;
  readonly name?: string;
  readonly request?: QueryOptions;
}

export type WithdrawnLines = readonly (readonly [line: string, quantity: number])[];

export function returnIn({ data, errors }: GraphqlAnswer): ShownReturn {
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return (data.withdrawFromContract as { return: ShownReturn }).return;
}

/** A shop whose clock is set by days, in which things are bought, sent and withdrawn. */
export async function createReturnsShop() {
  let now = monday;
  let keys = 0;
  const shop = await createCheckoutShop({
    clock: () => now,
    authenticate: byNumber,
    carts: {
      customers: {
        emailOf: async (id) => `customer-${id}@example.com`,
        addressOf: async () => null,
        keep: async () => {},
      },
    },
  });
  await shop.database.kysely.updateTable('stock_pool').set({ quantity: 50_000 }).execute();

  async function fileOf(number: string) {
    const file = await shop.admin.orders.find(number);
    if (!file) throw new Error(`There is no order ${number}`);
    return file;
  }
  const newKey = () => {
    keys += 1;
    return `statement-${keys}`;
  };

  function withdraw(token: string, lines: WithdrawnLines, wish: StatementWish = {}) {
    const { key = newKey(), name = 'Demo Buyer', request = {} } = wish;
    const input = {
      token,
      statement_key: key,
      name,
      lines: lines.map(([line, quantity]) => ({ order_item_uid: uid(line), quantity })),
    };
    return shop.change(
      `mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) {
        return { ${returnFields} } order { status_code } } }`,
      { ...request, variables: { input } },
    );
  }

  return {
    ...shop,
    fileOf,
    newKey,
    withdraw,
    /** So many days after the Monday on which everything begins. */
    setDay(days: number) {
      now = new Date(monday.getTime() + days * 86_400_000);
    },
    /** Three knives and two lengths of cord, paid, unless something else is wanted. */
    async bought(
      items: readonly Item[] = [
        { sku: 'KNIFE', quantity: 3 },
        { sku: 'CORD-500', parent_sku: 'CORD', quantity: 2 },
      ],
      wish: Parameters<CheckoutShop['readyCart']>[0] = {},
    ) {
      const placed = await shop.place(await shop.readyCart({ items, ...wish }), {}, wish.request);
      await shop.decide(placed.payment_url ?? '', 'paid');
      await shop.webhook(placed.payment_url ?? '');
      const { number, token } = placed.orderV2;
      const [first = '', second = ''] = (await fileOf(number)).lines.map(({ line }) => line);
      return { number, token, first, second };
    },
    async send(number: string) {
      await shop.admin.orders.ship(number, { trackingNumber: null });
      await shop.admin.orders.deliver(number);
    },
    async withdrawn(...wish: Parameters<typeof withdraw>): Promise<ShownReturn> {
      return returnIn(await withdraw(...wish));
    },
    refused: async (...wish: Parameters<typeof withdraw>) => refusalOf(await withdraw(...wish))?.message,
    async withdrawalOf(token: string) {
      const { guestOrderByToken } = await shop.read<{ guestOrderByToken: Record<string, unknown> }>(
        `{ guestOrderByToken(input: { token: "${token}" }) { status_code
          items { product_sku quantity_returned }
          items_eligible_for_return { product_sku }
          withdrawal { is_open statutory_until open_until lines { quantity_left exception exception_text } }
          returns { total_count items { ${returnFields} } } } }`,
      );
      return guestOrderByToken;
    },
  };
}

export type ReturnsShop = Awaited<ReturnType<typeof createReturnsShop>>;
