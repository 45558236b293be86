import { randomUUID } from 'node:crypto';
// What the storefront really asks: no query is written to flatter.
import * as operations from '@bowline/storefront/operations';
import type { Operation } from '../measure/graphql-question.ts';
import { graphqlChange, graphqlQuestion } from '../measure/graphql-question.ts';
import type { Question } from '../measure/questions.ts';
import type { Buyer } from './buyers.ts';
import { couponCode } from './goods.ts';
import type { Scene } from './scene.ts';

/** Unlike the storefront's own, it brings the id: so everything about a cart can be asked without reading answers. */
const createCart: Operation = {
  name: 'CreateCart',
  text: 'mutation CreateCart($id: ID!) { createGuestCart(input: { cart_uid: $id }) { cart { id } } }',
};

export const newCartId = (): string => randomUUID().replaceAll('-', '');

/** What a buyer asks about one cart. */
export interface CartQuestions {
  create(): Question;
  add(skus: readonly string[]): Question;
  applyCoupon(): Question;
  setEmail(email: string): Question;
  setShippingAddress(): Question;
  setBillingAddress(): Question;
  setShippingMethod(): Question;
  setPaymentMethod(): Question;
  placeOrder(): Question;
  /** The page of the cart, and the pages of the checkout. */
  cart(lines: number): Question;
  checkout(): Question;
}

type Data = Readonly<Record<string, unknown>>;

interface PlacedAnswer {
  readonly placeOrder?: { readonly orderV2?: unknown; readonly payment_url?: unknown } | null;
}

export function questionsOf(
  id: string,
  { market, address, carrier }: Buyer,
  turn: number,
  scene: Scene,
): CartQuestions {
  const change = (operation: Operation, more: object, isComplete: (data: Data) => boolean) =>
    graphqlChange({ operation, variables: { id, ...more }, market, turn, isComplete });
  const changeCart = (operation: Operation, field: string, more: object) =>
    change(operation, more, (data) => (data[field] as { cart?: { id?: string } } | null)?.cart?.id === id);
  const view = (operation: Operation, isComplete: (cart: { lines: number }) => boolean) =>
    graphqlQuestion({
      operation,
      variables: { id },
      market,
      turn,
      isComplete: ({ cart }) => isComplete({ lines: linesOf(cart) }),
    });
  return {
    create: () => changeCart(createCart, 'createGuestCart', {}),
    add: (skus) =>
      change(
        operations.AddToCartMutation,
        { items: skus.map((sku) => ({ sku, quantity: 1 })) },
        ({ addProductsToCart }) => {
          const { cart, user_errors: errors } = addProductsToCart as {
            cart: unknown;
            user_errors: unknown[];
          };
          return errors.length === 0 && linesOf(cart) > 0;
        },
      ),
    applyCoupon: () => changeCart(operations.ApplyCouponMutation, 'applyCouponToCart', { code: couponCode }),
    setEmail: (email) => changeCart(operations.SetGuestEmailMutation, 'setGuestEmailOnCart', { email }),
    setShippingAddress: () =>
      changeCart(operations.SetShippingAddressMutation, 'setShippingAddressesOnCart', { address }),
    setBillingAddress: () =>
      changeCart(operations.SetBillingAddressMutation, 'setBillingAddressOnCart', { address: { address } }),
    setShippingMethod: () =>
      changeCart(operations.SetShippingMethodMutation, 'setShippingMethodsOnCart', {
        method: { carrier_code: carrier, method_code: 'home' },
      }),
    setPaymentMethod: () =>
      changeCart(operations.SetPaymentMethodMutation, 'setPaymentMethodOnCart', { code: 'creditcard' }),
    placeOrder: () =>
      change(
        operations.PlaceOrderMutation,
        {
          input: {
            cart_id: id,
            agreement_version: scene.termsVersion,
            return_url: `${scene.url}/checkout/success`,
          },
        },
        ({ placeOrder: placed }) => {
          const { orderV2, payment_url: paymentUrl } = (placed ?? {}) as NonNullable<
            PlacedAnswer['placeOrder']
          >;
          return Boolean(orderV2) && typeof paymentUrl === 'string';
        },
      ),
    cart: (lines) => view(operations.CartQuery, (shown) => shown.lines === lines),
    checkout: () => view(operations.CheckoutQuery, ({ lines }) => lines > 0),
  };
}

function linesOf(cart: unknown): number {
  return (cart as { itemsV2?: { items: readonly unknown[] } } | null)?.itemsV2?.items.length ?? 0;
}
