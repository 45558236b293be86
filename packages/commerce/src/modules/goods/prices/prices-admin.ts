import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { lockProduct } from '#catalog';
import { type PriceTier, replaceTiers } from '#pricing';
import { isDay, type ShopData } from '#stores';
import type { CommerceDatabase } from '#tables';
import { changePrices, type PriceRefusal, type PriceWish } from './change-prices.ts';
import {
  type MarketPriceFile,
  type PreviewedReduction,
  type PriceFile,
  previewReduction,
  readMarketPrices,
  readPrices,
  skusSoldUnder,
} from './read-prices.ts';
import { type MarketPrice, type MarketPriceRefusal, setMarketPrices } from './set-market-price.ts';

export type PricesRefusal = PriceRefusal | Refusal<'too-many-rows', { readonly most: number }>;
export type TierRefusal =
  | Refusal<'product-not-found' | 'product-has-no-price', { readonly sku: string }>
  | Refusal<'tiers-not-valid', { readonly most: number }>;
export type PreviewRefusal =
  | Refusal<'percent-not-valid', Record<never, never>>
  | Refusal<'reduction-days-not-valid', { readonly from: string; readonly to: null }>;

export interface PricesAdmin {
  of(skus: readonly string[]): Promise<readonly PriceFile[]>;
  /** Of what is sold under the skus of products or variants. */
  under(
    skus: readonly string[],
  ): Promise<Result<readonly PriceFile[], Refusal<'too-many-rows', { readonly most: number }>>>;
  inMarkets(sku: string): Promise<readonly MarketPriceFile[]>;
  preview(wish: {
    readonly skus: readonly string[];
    readonly percentOff: number;
    readonly from: string;
  }): Promise<Result<readonly PreviewedReduction[], PreviewRefusal>>;
  /** All or none; answers how many are different from before (rule 5). */
  change(wishes: readonly PriceWish[]): Promise<Result<number, PricesRefusal>>;
  setTiers(sku: string, tiers: readonly PriceTier[]): Promise<Result<undefined, TierRefusal>>;
  setInMarkets(
    sku: string,
    prices: readonly MarketPrice[],
  ): Promise<Result<undefined, MarketPriceRefusal | Refusal<'too-many-rows', { readonly most: number }>>>;
}

export interface PricesServices {
  readonly database: CommerceDatabase;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly timeZone: string;
}

const mostAtOnce = 500;
const mostTiers = 10;

/** Ends the transaction; never leaves this file. */
class AllOrNone extends Error {
  readonly refusal: PriceRefusal;
  constructor(refusal: PriceRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function createPricesAdmin({ database, shopData, clock, timeZone }: PricesServices): PricesAdmin {
  const moment = () => ({ now: clock(), timeZone });
  return {
    of: (skus) => readPrices(database.kysely, skus, moment()),
    async under(skus) {
      const sold = await skusSoldUnder(database.kysely, skus.slice(0, mostAtOnce), mostAtOnce + 1);
      if (sold.length > mostAtOnce) return refuse('too-many-rows', { most: mostAtOnce });
      return ok(await readPrices(database.kysely, sold, moment()));
    },
    inMarkets: async (sku) => readMarketPrices(database.kysely, sku, await shopData.current(), moment()),
    async preview({ skus, percentOff, from }) {
      if (!isPercent(percentOff)) return refuse('percent-not-valid', {});
      if (!isDay(from)) return refuse('reduction-days-not-valid', { from, to: null });
      return ok(await previewReduction(database.kysely, { skus, percentOff, from }, moment()));
    },
    async change(wishes) {
      const bySku = new Map(wishes.map((wish) => [wish.sku.toLowerCase(), wish]));
      if (bySku.size > mostAtOnce) return refuse('too-many-rows', { most: mostAtOnce });
      try {
        return await database.transaction(async (transaction) => {
          const { refused, changed } = await changePrices(transaction, [...bySku.values()], {
            clock,
            timeZone,
          });
          const [refusal] = refused.values();
          if (refusal) throw new AllOrNone(refusal);
          return ok(changed);
        });
      } catch (error) {
        if (error instanceof AllOrNone) return { ok: false, refusal: error.refusal };
        throw error;
      }
    },
    async setTiers(sku, tiers) {
      const quantities = new Set(tiers.map(({ quantity }) => quantity));
      if (tiers.length > mostTiers || quantities.size < tiers.length || !tiers.every(isTier)) {
        return refuse('tiers-not-valid', { most: mostTiers });
      }
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product) return refuse('product-not-found', { sku });
        if (product.priceMinor === null) return refuse('product-has-no-price', { sku });
        await replaceTiers(transaction, product.id, tiers);
        return ok();
      });
    },
    async setInMarkets(sku, prices) {
      if (prices.length > mostAtOnce) return refuse('too-many-rows', { most: mostAtOnce });
      return setMarketPrices(database, sku, prices);
    },
  };
}

const isPercent = (value: number) => Number.isInteger(value) && value >= 1 && value <= 99;

/** Rule 7. */
const isTier = ({ quantity, percentOff }: PriceTier) =>
  Number.isInteger(quantity) && quantity >= 2 && quantity <= 10_000 && isPercent(percentOff);
