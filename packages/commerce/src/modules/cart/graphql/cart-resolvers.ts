import { checkPage, checkRange, type ProductRecord } from '#catalog';
import { RefusalError, valueOrRefusal } from '#graphql';
import type { CartItemsV2Arguments, Resolvers } from '#wire';
import { openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { mostPieces, quantityStep } from '../lines/quantity.ts';
import { priceOfQuantity } from '../pricing/price-of-quantity.ts';
import { cartOfCustomer, createGuestCart } from '../use-cases/create-cart.ts';
import { assignCart, mergeCarts } from '../use-cases/merge-carts.ts';
import { required } from './required.ts';
import { type ShownCart, showCart, showChangedCart } from './show-cart.ts';
import { sortLines } from './sort-lines.ts';

export const cartResolvers = {
  Query: {
    cart: async (_, { cart_id }, context) =>
      showCart(valueOrRefusal(await openCart(required('cart_id', cart_id), context)), context),
    customerCart: async (_, __, context) => {
      if (context.customerId === null) {
        throw new RefusalError({ code: 'cart-for-customers-only', details: {} });
      }
      return showCart(await cartOfCustomer(context.customerId, context), context);
    },
    price_of_quantity: (_, { sku, quantity }, context) => priceOfQuantity(sku, quantity, context),
  },
  ProductInterface: {
    quantity_step: (product: ProductRecord) => quantityStep(product),
    min_sale_qty: (product: ProductRecord) => quantityStep(product),
    max_sale_qty: () => mostPieces,
  },
  Mutation: {
    createEmptyCart: async (_, { input }, context) => {
      const { customerId } = context;
      if (customerId !== null) return (await cartOfCustomer(customerId, context)).maskedId;
      return valueOrRefusal(await createGuestCart(input?.cart_id, context)).maskedId;
    },
    createGuestCart: async (_, { input }, context) => {
      if (context.customerId !== null) {
        throw new RefusalError({ code: 'customer-has-own-cart', details: {} });
      }
      return { cart: showCart(valueOrRefusal(await createGuestCart(input?.cart_uid, context)), context) };
    },
    mergeCarts: async (_, input, context) => {
      const source = required('source_cart_id', input.source_cart_id);
      const merged = valueOrRefusal(await mergeCarts(source, input.destination_cart_id, context));
      return showChangedCart(merged, context);
    },
    assignCustomerToGuestCart: async (_, { cart_id }, context) =>
      showChangedCart(valueOrRefusal(await assignCart(required('cart_id', cart_id), context)), context),
  },
  Cart: {
    itemsV2: itemsPage,
  },
  CartItemInterface: { __resolveType: ({ typeName }) => typeName },
} satisfies Resolvers<CartContext>;

/** Behaviour 71. */
async function itemsPage(cart: ShownCart, asked: CartItemsV2Arguments, context: CartContext) {
  const page = valueOrRefusal(checkPage(asked, context.maximumPageSize));
  const lines = sortLines(await cart.items(), asked.sort);
  const pageInfo = valueOrRefusal(checkRange(page, lines.length));
  const start = (page.currentPage - 1) * page.pageSize;
  return { items: lines.slice(start, start + page.pageSize), pageInfo, totalCount: lines.length };
}
