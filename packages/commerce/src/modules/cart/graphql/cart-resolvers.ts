import type { Money } from '@bowline/kit';
import { checkPage, checkRange, type ProductRecord } from '#catalog';
import { RefusalError, valueOrRefusal } from '#graphql';
import type { CartItemsV2Arguments, QuoteItemsSortInput, Resolvers, SortQuoteItemsEnum } from '#wire';
import { openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { mostPieces, quantityStep } from '../lines/quantity.ts';
import { expectCategories, expectSeenThings } from '../pricing/line-facts.ts';
import { priceOfQuantity } from '../pricing/price-of-quantity.ts';
import { cartOfCustomer, createGuestCart } from '../use-cases/create-cart.ts';
import { assignCart, mergeCarts } from '../use-cases/merge-carts.ts';
import { required } from './required.ts';
import { type ShownCart, showCart, showChangedCart } from './show-cart.ts';
import type { ShownLine, showPrices } from './show-line.ts';

type SortValue = (line: ShownLine) => number | string;
const amountOf = (read: (prices: ReturnType<typeof showPrices>) => Money): SortValue => {
  return ({ prices }) => {
    const shown = typeof prices === 'function' ? prices() : null;
    return shown ? read(shown).minor : 0;
  };
};

/** What lines can be put in order by; Magento has more names for the same, and by those they stay as they are. */
const sortValues: Readonly<Partial<Record<SortQuoteItemsEnum, SortValue>>> = {
  PRODUCT_ID: ({ product }) => product.id,
  SKU: ({ line }) => line.sku,
  NAME: ({ product }) => product.name,
  QTY: ({ quantity }) => quantity,
  PRICE: amountOf(({ price }) => price),
  PRICE_INC_TAX: amountOf(({ priceIncludingTax }) => priceIncludingTax),
  ROW_TOTAL: amountOf(({ rowTotal }) => rowTotal),
  ROW_TOTAL_INC_TAX: amountOf(({ rowTotalIncludingTax }) => rowTotalIncludingTax),
  DISCOUNT_AMOUNT: amountOf(({ totalItemDiscount }) => totalItemDiscount),
  WEIGHT: ({ product }) => product.weightG ?? 0,
};

function sortLines(
  lines: readonly ShownLine[],
  sort: QuoteItemsSortInput | null | undefined,
): readonly ShownLine[] {
  if (!sort) return lines;
  const sortValue = sortValues[sort.field] ?? (({ line }: ShownLine) => line.id);
  const rising = lines.toSorted((a, b) => {
    const [x, y] = [sortValue(a), sortValue(b)];
    return x === y ? a.line.id - b.line.id : x < y ? -1 : 1;
  });
  return sort.order === 'ASC' ? rising : rising.toReversed();
}

export const cartResolvers = {
  Query: {
    cart: async (_, { cart_id }, context) => {
      const cartId = required('cart_id', cart_id);
      // Most who look at a cart ask what is in it and what that costs.
      expectCategories(expectSeenThings(cartId, context), context);
      return showCart(valueOrRefusal(await openCart(cartId, context)), context);
    },
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
