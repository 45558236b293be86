import { marketByLocale } from '@bowline/markets';
import { type AskShop, expect } from '../journey.ts';
import type { Shopper } from './shopper.ts';

/** What a cart comes to, in the smallest unit of its currency, as the shop's own interface works it out. */
export interface CartAmounts {
  readonly subtotal: number;
  readonly discounts: readonly number[];
  readonly shipping: number;
  readonly total: number;
  readonly vat: number;
  readonly giftCard: number;
  readonly toPay: number;
}

interface Amount {
  readonly value: number;
}

interface CartAnswer {
  readonly prices: {
    readonly subtotal_including_tax: Amount;
    readonly total_before_gift_cards: Amount;
    readonly grand_total: Amount;
    readonly discounts: readonly { readonly amount: Amount }[] | null;
    readonly applied_taxes: readonly { readonly amount: Amount }[];
  };
  readonly applied_gift_cards: readonly { readonly applied_balance: Amount }[] | null;
  readonly shipping_addresses: readonly {
    readonly selected_shipping_method: { readonly price_incl_tax: Amount } | null;
  }[];
}

const query = `query ($id: String!) { cart(cart_id: $id) {
  prices { subtotal_including_tax { value } total_before_gift_cards { value } grand_total { value }
    discounts { amount { value } } applied_taxes { amount { value } } }
  applied_gift_cards { applied_balance { value } }
  shipping_addresses { selected_shipping_method { price_incl_tax { value } } } } }`;

const minor = ({ value }: Amount): number => Math.round(value * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Prices change with the data of the shop; what a page must show is what the cart says, and that must add up. */
export async function cartAmounts({ page, locale }: Shopper, askShop: AskShop): Promise<CartAmounts> {
  const cookies = await page.context().cookies(page.url());
  const id = cookies.find(({ name }) => name === 'vsf-cart')?.value ?? '';
  const variables = encodeURIComponent(JSON.stringify({ id }));
  const { text } = await askShop(`/graphql?query=${encodeURIComponent(query)}&variables=${variables}`, {
    store: marketByLocale(locale)?.code ?? '',
  });
  const { cart } = (JSON.parse(text) as { data: { cart: CartAnswer } }).data;
  const amounts = {
    subtotal: minor(cart.prices.subtotal_including_tax),
    discounts: (cart.prices.discounts ?? []).map(({ amount }) => minor(amount)),
    shipping: sum(
      cart.shipping_addresses.map(({ selected_shipping_method: method }) =>
        method ? minor(method.price_incl_tax) : 0,
      ),
    ),
    total: minor(cart.prices.total_before_gift_cards),
    vat: sum(cart.prices.applied_taxes.map(({ amount }) => minor(amount))),
    giftCard: sum((cart.applied_gift_cards ?? []).map(({ applied_balance }) => minor(applied_balance))),
    toPay: minor(cart.prices.grand_total),
  };
  expect(amounts.subtotal).toBeGreaterThan(0);
  expect(amounts.total).toBe(amounts.subtotal - sum(amounts.discounts) + amounts.shipping);
  expect(amounts.toPay).toBe(amounts.total - amounts.giftCard);
  return amounts;
}
