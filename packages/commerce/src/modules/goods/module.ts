import type { CommerceModule } from '#module';
import { pricesChanges, pricesDeskResolvers } from './desk/prices-resolvers.ts';
import { productsChanges, productsDeskResolvers } from './desk/products-resolvers.ts';
import { stockChanges, stockDeskResolvers } from './desk/stock-resolvers.ts';
import { createGoodsAdmin, type GoodsAdmin } from './goods-admin.ts';

const file = (path: string) => new URL(path, import.meta.url);

export const goodsModule: CommerceModule<{ admin: { readonly goods: GoodsAdmin } }> = {
  name: 'goods',
  uses: ['stores', 'stock', 'catalog', 'tax', 'pricing', 'routing', 'orders'],
  // Lists and pages of the desk show one thing from the books of all of them, in one look.
  reads: {
    catalog: [
      'product',
      'product_text',
      'product_summary',
      'product_media',
      'product_option',
      'product_option_value',
      'attribute_option_label',
      'product_category',
      'category_text',
    ],
    stock: ['stock_pool', 'stock_movement', 'stock_change'],
    pricing: ['price_reduction', 'price_tier', 'price_history', 'market_price', 'fixed_price'],
    routing: ['url_rewrite'],
    orders: ['shop_order'],
  },
  desk: [
    { file: file('./desk/products.graphql'), resolvers: productsDeskResolvers, changes: productsChanges },
    { file: file('./desk/prices.graphql'), resolvers: pricesDeskResolvers, changes: pricesChanges },
    { file: file('./desk/stock.graphql'), resolvers: stockDeskResolvers, changes: stockChanges },
  ],
  open: ({ database, shopData, clock, settings: { timeZone } }) => ({
    admin: { goods: createGoodsAdmin({ database, shopData, clock, timeZone }) },
  }),
};
