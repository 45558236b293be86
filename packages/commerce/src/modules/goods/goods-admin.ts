import type { ShopData } from '#stores';
import type { CommerceDatabase } from '#tables';
import { type AttributesAdmin, createAttributesAdmin } from './attributes/attributes-admin.ts';
import { type CategoriesAdmin, createCategoriesAdmin } from './categories/categories-admin.ts';
import {
  createPicturesAdmin,
  type PictureMaker,
  type PictureShelf,
  type PicturesAdmin,
} from './pictures/pictures-admin.ts';
import { createPricesAdmin, type PricesAdmin } from './prices/prices-admin.ts';
import { createProductsAdmin, type ProductsAdmin } from './products/products-admin.ts';
import { createRelationsAdmin, type RelationsAdmin } from './relations/relations-admin.ts';
import { createSheetsAdmin, type SheetsAdmin } from './sheets/sheets-admin.ts';
import { createStockAdmin, type StockAdmin } from './stock/stock-admin.ts';

/** What the desk does with the goods. */
export interface GoodsAdmin {
  readonly products: ProductsAdmin;
  readonly prices: PricesAdmin;
  readonly stock: StockAdmin;
  readonly sheets: SheetsAdmin;
  readonly pictures: PicturesAdmin;
  readonly categories: CategoriesAdmin;
  readonly relations: RelationsAdmin;
  readonly attributes: AttributesAdmin;
}

export interface GoodsServices {
  readonly database: CommerceDatabase;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly pictures: PictureMaker | undefined;
  readonly pictureShelf: PictureShelf | undefined;
}

export function createGoodsAdmin(services: GoodsServices): GoodsAdmin {
  return {
    products: createProductsAdmin(services.database, services.clock),
    prices: createPricesAdmin(services),
    stock: createStockAdmin(services.database, services.clock),
    sheets: createSheetsAdmin(services),
    pictures: createPicturesAdmin({
      database: services.database,
      maker: services.pictures,
      shelf: services.pictureShelf,
    }),
    categories: createCategoriesAdmin(services.database, services.clock),
    relations: createRelationsAdmin(services.database),
    attributes: createAttributesAdmin(services.database),
  };
}
