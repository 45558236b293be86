import { checkPage, checkRange, type ProductRecord } from '#catalog';
import { RefusalError, type ResolverMap, valueOrRefusal } from '#graphql';
import { openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { quantityStep } from '../lines/quantity.ts';
import { cartOfCustomer, createGuestCart } from '../use-cases/create-cart.ts';
import { assignCart, mergeCarts } from '../use-cases/merge-carts.ts';
import { required } from './required.ts';
import { type ShownCart, showCart, showChangedCart } from './show-cart.ts';
import type { ShownLine } from './show-line.ts';
import { sortLines } from './sort-lines.ts';

interface PageArguments {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: Parameters<typeof sortLines>[1];
}

export const cartResolvers = {
  Query: {
    cart: async (_: unknown, { cart_id }: { cart_id: string }, context: CartContext) =>
      showCart(valueOrRefusal(await openCart(required('cart_id', cart_id), context)), context),
    customerCart: async (_: unknown, __: unknown, context: CartContext) => {
      if (context.customerId === null) {
        throw new RefusalError({ code: 'cart-for-customers-only', details: {} });
      }
      return showCart(await cartOfCustomer(context.customerId, context), context);
    },
  },
  ProductInterface: { quantity_step: (product: ProductRecord) => quantityStep(product) },
  Mutation: {
    createEmptyCart: async (
      _: unknown,
      { input }: { input?: { cart_id?: string | null } | null },
      context: CartContext,
    ) => {
      const { customerId } = context;
      if (customerId !== null) return (await cartOfCustomer(customerId, context)).maskedId;
      return valueOrRefusal(await createGuestCart(input?.cart_id, context)).maskedId;
    },
    createGuestCart: async (
      _: unknown,
      { input }: { input?: { cart_uid?: string | null } | null },
      context: CartContext,
    ) => {
      if (context.customerId !== null) {
        throw new RefusalError({ code: 'customer-has-own-cart', details: {} });
      }
      return { cart: showCart(valueOrRefusal(await createGuestCart(input?.cart_uid, context)), context) };
    },
    mergeCarts: async (
      _: unknown,
      input: { source_cart_id: string; destination_cart_id?: string | null },
      context: CartContext,
    ) => {
      const source = required('source_cart_id', input.source_cart_id);
      const merged = valueOrRefusal(await mergeCarts(source, input.destination_cart_id, context));
      return showChangedCart(merged, context);
    },
    assignCustomerToGuestCart: async (_: unknown, { cart_id }: { cart_id: string }, context: CartContext) =>
      showChangedCart(valueOrRefusal(await assignCart(required('cart_id', cart_id), context)), context),
  },
  Cart: {
    itemsV2: itemsPage,
  },
  CartItemInterface: { __resolveType: ({ typeName }: ShownLine) => typeName },
} satisfies ResolverMap;

/** Behaviour 71. */
async function itemsPage(cart: ShownCart, { sort, ...page }: PageArguments, context: CartContext) {
  const { pageSize, currentPage } = valueOrRefusal(checkPage(page, context.maximumPageSize));
  const lines = sortLines(await cart.items(), sort);
  const pageInfo = valueOrRefusal(checkRange(page, lines.length));
  const start = (currentPage - 1) * pageSize;
  return { items: lines.slice(start, start + pageSize), pageInfo, totalCount: lines.length };
}
