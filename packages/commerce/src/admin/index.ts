/**
 * What the admin does with the catalogue, by calling the same modules as the storefront's interface.
 * It is not an HTTP interface and checks no permissions; whoever exposes it must.
 */
import type { Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { type CatalogCounts, countCatalog } from '#catalog';
import { countCmsPages } from '#cms';
import {
  changePrice,
  type MarketPriceRefusal,
  type MarketPriceWish,
  type PriceChange,
  type PriceRefusal,
  type RenameRefusal,
  renameProductUrl,
  type ShopTime,
  setMarketPrice,
} from '#goods';
import type { CommerceDatabase } from '#tables';

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
