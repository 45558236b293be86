import type { ShopData } from '#stores';
import type { CommerceDatabase } from '#tables';
import { createPricesAdmin, type PricesAdmin } from './prices/prices-admin.ts';
import { createProductsAdmin, type ProductsAdmin } from './products/products-admin.ts';
import { createStockAdmin, type StockAdmin } from './stock/stock-admin.ts';

/** What the desk does with the goods. */
export interface GoodsAdmin {
  readonly products: ProductsAdmin;
  readonly prices: PricesAdmin;
  readonly stock: StockAdmin;
}

export interface GoodsServices {
  readonly database: CommerceDatabase;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly timeZone: string;
}

export function createGoodsAdmin(services: GoodsServices): GoodsAdmin {
  return {
    products: createProductsAdmin(services.database, services.clock),
    prices: createPricesAdmin(services),
    stock: createStockAdmin(services.database, services.clock),
  };
}
