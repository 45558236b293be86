import type { Result } from '@bowline/kit';
import { decodeEntityUid, RefusalError, refusalMessage, valueOrRefusal } from '#graphql';
import type { CartItemInput, ClearCartErrorType, Resolvers } from '#wire';
import type { AccessRefusal } from '../access.ts';
import type { CartContext } from '../context.ts';
import { addLines, updateLines } from '../lines/change-lines.ts';
import type { LineWish } from '../lines/resolve-wishes.ts';
import { readChangeKey } from '../made-changes.ts';
import type { Cart } from '../model.ts';
import { clearCart, removeLine } from '../use-cases/remove-lines.ts';
import { additionError, oldStyleRefusal, updateError } from './line-errors.ts';
import { required, requiredInput } from './required.ts';
import { showChangedCart } from './show-cart.ts';

interface ItemKey {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
}

type ListOf<Item> = readonly (Item | null)[];

interface OldStyleInput {
  readonly cart_id: string;
  readonly cart_items: ListOf<{
    readonly data: CartItemInput;
    readonly parent_sku?: string | null;
    readonly variant_sku?: string | null;
  }>;
}

export const lineResolvers = {
  Mutation: {
    addProductsToCart: async (_, { cartId, cartItems, idempotencyKey }, context) => {
      const id = required('cartId', cartId);
      const wishes = present(required('cartItems', cartItems)).map(toWish);
      const key = valueOrRefusal(readChangeKey(idempotencyKey));
      const { cart, refused } = valueOrRefusal(await addLines(id, wishes, context, { key }));
      return {
        cart: await showChangedCart(cart, context),
        userErrors: refused.map((line) => additionError(line, context)),
      };
    },
    updateCartItems: async (_, args, context) => {
      const input = requiredInput(args.input, '.');
      const id = required('cart_id', input.cart_id, '.');
      const items = present(required('cart_items', input.cart_items, '.'));
      const wishes = items.map((item) => ({
        lineId: lineIdOf(item, 'cart_item_id'),
        quantity: item.quantity ?? missing('quantity'),
      }));
      const key = valueOrRefusal(readChangeKey(input.idempotency_key));
      const { cart, refused } = valueOrRefusal(await updateLines(id, wishes, context, key));
      return {
        cart: await showChangedCart(cart, context),
        errors: refused.map((line) => updateError(line, context)),
      };
    },
    removeItemFromCart: async (_, args, context) => {
      const input = requiredInput(args.input, '.');
      const id = required('cart_id', input.cart_id, '.');
      const key = valueOrRefusal(readChangeKey(input.idempotency_key));
      const cart = valueOrRefusal(await removeLine(id, lineIdOf(input, 'cart_item_id'), context, key));
      return { cart: await showChangedCart(cart, context) };
    },
    clearCart: async (_, { input }, context) =>
      cleared(await clearCart(required('uid', input.uid, '.'), context), context),
    addSimpleProductsToCart: addInOldStyle,
    addVirtualProductsToCart: addInOldStyle,
    addConfigurableProductsToCart: addInOldStyle,
    addBundleProductsToCart: addInOldStyle,
    addDownloadableProductsToCart: addInOldStyle,
  },
  Error: { __resolveType: ({ typeName }) => typeName },
} satisfies Resolvers<CartContext>;

/** Behaviour 83: all of it or nothing, and the first reason is an error of the request. */
async function addInOldStyle(_: unknown, args: { input?: OldStyleInput | null }, context: CartContext) {
  const input = requiredInput(args.input);
  const id = required('cart_id', input.cart_id);
  const items = present(required('cart_items', input.cart_items));
  const wishes = items.map(({ data, parent_sku, variant_sku }) =>
    toWish({
      ...data,
      sku: variant_sku || data.sku,
      parent_sku: parent_sku || (variant_sku ? data.sku : data.parent_sku) || null,
    }),
  );
  const { cart, refused } = valueOrRefusal(await addLines(id, wishes, context, { allOrNone: true }));
  const [first] = refused;
  if (first) throw new RefusalError(oldStyleRefusal(first, context));
  return { cart: await showChangedCart(cart, context) };
}

function toWish({ sku, parent_sku, quantity, selected_options, entered_options }: CartItemInput): LineWish {
  return {
    sku,
    parentSku: parent_sku || null,
    quantity,
    selectedOptions: present(selected_options ?? []),
    enteredOptions: present(entered_options ?? []),
  };
}

/** The run-time schema allows null in lists, where it means nothing. */
function present<Item>(items: ListOf<Item>): readonly Item[] {
  return items.filter((item): item is Item & NonNullable<Item> => item !== null);
}

/** The uid wins; what is no uid of a line names none. */
function lineIdOf({ cart_item_uid: uid, cart_item_id: id }: ItemKey, parameter: string): number {
  if (uid) return decodeEntityUid(uid) ?? refuseUid(uid);
  return id || missing(parameter);
}

function refuseUid(uid: string): never {
  throw new RefusalError({ code: 'uid-incorrect', details: { uid } });
}

function missing(parameter: string): never {
  throw new RefusalError({ code: 'cart-parameter-missing', details: { parameter, stop: '.' } });
}

const clearErrors: Readonly<Record<AccessRefusal['code'], ClearCartErrorType>> = {
  'cart-not-found': 'NOT_FOUND',
  'cart-not-yours': 'UNAUTHORISED',
  'cart-not-active': 'INACTIVE',
};

/** Behaviour 89. */
async function cleared(result: Result<Cart, AccessRefusal>, context: CartContext) {
  if (result.ok) return { cart: await showChangedCart(result.value, context), errors: [] };
  const message = refusalMessage(result.refusal, context.store.locale);
  return { cart: null, errors: [{ type: clearErrors[result.refusal.code], message }] };
}
