import type { CommerceModule } from '#module';
import { staffModule } from '#staff';
import { assortmentChanges, assortmentDeskResolvers } from './desk/assortment-resolvers.ts';
import { categoriesChanges, categoriesDeskResolvers } from './desk/categories-resolvers.ts';
import { pricesChanges, pricesDeskResolvers } from './desk/prices-resolvers.ts';
import { productsChanges, productsDeskResolvers } from './desk/products-resolvers.ts';
import { relationsChanges, relationsDeskResolvers } from './desk/relations-resolvers.ts';
import { sheetsChanges, sheetsDeskResolvers } from './desk/sheets-resolvers.ts';
import { stockChanges, stockDeskResolvers } from './desk/stock-resolvers.ts';
import { createGoodsAdmin, type GoodsAdmin } from './goods-admin.ts';
import type { PictureMaker, PictureShelf } from './pictures/pictures-admin.ts';
import { readSheet } from './sheets/read-sheet.ts';
import { forgetOldSheets } from './sheets/repository.ts';
import type { GoodsJobs } from './sheets/sheets-admin.ts';
import type { GoodsTables } from './tables.ts';
import { createUploadRoute, uploadPath } from './uploads/upload-route.ts';

const file = (path: string) => new URL(path, import.meta.url);

export const goodsModule: CommerceModule<{
  tables: GoodsTables;
  jobs: GoodsJobs;
  options: {
    /** Without them no pictures can be added. */
    readonly pictures?: PictureMaker;
    readonly pictureShelf?: PictureShelf;
  };
  admin: { readonly goods: GoodsAdmin };
}> = {
  name: 'goods',
  uses: ['stores', 'staff', 'stock', 'catalog', 'tax', 'pricing', 'routing', 'orders'],
  // Lists and pages of the desk show one thing from the books of all of them, in one look.
  reads: {
    catalog: [
      'product',
      'product_text',
      'product_summary',
      'product_search',
      'product_media',
      'product_option',
      'product_option_value',
      'attribute',
      'attribute_label',
      'attribute_option',
      'attribute_option_label',
      'product_link',
      'product_category',
      'category',
      'category_text',
    ],
    stock: ['stock_pool', 'stock_movement', 'stock_change', 'stock_cost'],
    pricing: ['price_reduction', 'price_tier', 'price_history', 'market_price', 'fixed_price'],
    routing: ['url_rewrite'],
    orders: ['shop_order'],
  },
  migrations: [{ module: 'goods', folder: file('./migrations/') }],
  paths: [uploadPath],
  recurring: [{ task: 'goods.forget-old', cron: '50 3 * * *' }],
  desk: [
    { file: file('./desk/products.graphql'), resolvers: productsDeskResolvers, changes: productsChanges },
    { file: file('./desk/prices.graphql'), resolvers: pricesDeskResolvers, changes: pricesChanges },
    { file: file('./desk/stock.graphql'), resolvers: stockDeskResolvers, changes: stockChanges },
    { file: file('./desk/sheets.graphql'), resolvers: sheetsDeskResolvers, changes: sheetsChanges },
    {
      file: file('./desk/categories.graphql'),
      resolvers: categoriesDeskResolvers,
      changes: categoriesChanges,
    },
    {
      file: file('./desk/relations.graphql'),
      resolvers: relationsDeskResolvers,
      changes: relationsChanges,
    },
    {
      file: file('./desk/assortment.graphql'),
      resolvers: assortmentDeskResolvers,
      changes: assortmentChanges,
    },
  ],
  open({ database, shopData, clock, settings: { timeZone }, pictures, pictureShelf }, opened) {
    const { whoIs } = opened(staffModule).access;
    const services = { database, shopData, clock, timeZone, pictures, pictureShelf };
    return {
      admin: { goods: createGoodsAdmin(services) },
      routes: [createUploadRoute({ database, clock, whoIs })],
      jobs: {
        'goods.read-sheet': ({ sheetId }, { signal }) => readSheet(services, sheetId, signal),
        'goods.forget-old': () => forgetOldSheets(database, new Date(clock().getTime() - keptMs)),
      },
    };
  },
};

/** A month. */
const keptMs = 30 * 86_400_000;
