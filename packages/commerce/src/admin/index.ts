/**
 * What the admin does with the catalogue, by calling the same modules as the storefront's interface.
 * It is not an HTTP interface and checks no permissions; whoever exposes it must.
 */
import type { Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { type CatalogCounts, countCatalog } from '#catalog';
import { countCmsPages } from '#cms';
import type { CommerceDatabase } from '#tables';
import { changePrice, type PriceChange, type PriceRefusal, type ShopTime } from './change-price.ts';
import { type RenameRefusal, renameProductUrl } from './rename-product-url.ts';
import { type MarketPriceRefusal, type MarketPriceWish, setMarketPrice } from './set-market-price.ts';

export interface CatalogueCounts extends CatalogCounts {
  readonly cmsPages: number;
}

export interface CommerceAdmin {
  /** All zero in a database whose catalogue has not been imported. */
  catalogueCounts(): Promise<CatalogueCounts>;
  /** Gives a product a new url key in one locale; the former one redirects permanently. */
  renameProductUrl(change: {
    readonly sku: string;
    readonly locale: LocaleName;
    readonly urlKey: string;
  }): Promise<Result<undefined, RenameRefusal>>;
  /** Replaces price and reduction of a product or variant; what was charged until now is recorded. */
  changePrice(change: PriceChange): Promise<Result<undefined, PriceRefusal>>;
  setMarketPrice(wish: MarketPriceWish): Promise<Result<undefined, MarketPriceRefusal>>;
}

export function createCommerceAdmin(database: CommerceDatabase, time: ShopTime): CommerceAdmin {
  return {
    async catalogueCounts() {
      const [counts, cmsPages] = await Promise.all([countCatalog(database), countCmsPages(database)]);
      return { ...counts, cmsPages };
    },
    renameProductUrl: (change) => renameProductUrl(database, change),
    changePrice: (change) => changePrice(database, time, change),
    setMarketPrice: (wish) => setMarketPrice(database, wish),
  };
}

export type { MarketPriceRefusal, MarketPriceWish, PriceChange, PriceRefusal, RenameRefusal };
