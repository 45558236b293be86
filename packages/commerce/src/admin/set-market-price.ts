import { type CurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import { type LocaleName, markets } from '@bowline/markets';
import { lockProduct } from '#catalog';
import { replaceMarketPrice } from '#pricing';
import type { CommerceDatabase } from '#tables';

/** What a product or variant costs in one market, as that market shows it (pricing rule 19). */
export interface MarketPriceWish {
  readonly sku: string;
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  /** Null: converted from the price of the product again. */
  readonly priceMinor: number | null;
}

export type MarketPriceRefusal =
  | { readonly code: 'product-not-found'; readonly details: { readonly sku: string } }
  | { readonly code: 'product-has-no-price'; readonly details: { readonly sku: string } }
  | { readonly code: 'price-not-valid'; readonly details: { readonly priceMinor: number } }
  | { readonly code: 'currency-not-allowed'; readonly details: { readonly currency: string } };

const highestPrice = 2_147_483_647;

export async function setMarketPrice(
  database: CommerceDatabase,
  { sku, locale, currency, priceMinor }: MarketPriceWish,
): Promise<Result<undefined, MarketPriceRefusal>> {
  if (!markets[locale].availableCurrencies.some(({ code }) => code === currency)) {
    return refuse('currency-not-allowed', { currency });
  }
  if (
    priceMinor !== null &&
    !(Number.isInteger(priceMinor) && priceMinor > 0 && priceMinor <= highestPrice)
  ) {
    return refuse('price-not-valid', { priceMinor });
  }
  return database.transaction(async (transaction) => {
    const product = await lockProduct(transaction, sku);
    if (!product) return refuse('product-not-found', { sku });
    if (!product.priceMinor) return refuse('product-has-no-price', { sku });
    await replaceMarketPrice(transaction, { productId: product.id, locale, currency, priceMinor });
    return ok();
  });
}
