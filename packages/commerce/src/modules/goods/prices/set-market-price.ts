import { isCurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName, markets } from '@bowline/markets';
import { lockProduct } from '#catalog';
import { replaceMarketPrices } from '#pricing';
import type { CommerceDatabase } from '#tables';

/** What something costs in one market, as that market shows it (pricing rule 19). */
export interface MarketPrice {
  readonly locale: string;
  readonly currency: string;
  /** Null: converted from the price of the product again. */
  readonly priceMinor: number | null;
}

export interface MarketPriceWish extends MarketPrice {
  readonly sku: string;
  readonly locale: LocaleName;
}

export type MarketPriceRefusal =
  | { readonly code: 'product-not-found'; readonly details: { readonly sku: string } }
  | { readonly code: 'product-has-no-price'; readonly details: { readonly sku: string } }
  | { readonly code: 'price-not-valid'; readonly details: { readonly priceMinor: number } }
  | { readonly code: 'currency-not-allowed'; readonly details: { readonly currency: string } };

const highestPrice = 2_147_483_647;

export function setMarketPrice(
  database: CommerceDatabase,
  { sku, ...price }: MarketPriceWish,
): Promise<Result<undefined, MarketPriceRefusal>> {
  return setMarketPrices(database, sku, [price]);
}

/** All or none. */
export async function setMarketPrices(
  database: CommerceDatabase,
  sku: string,
  prices: readonly MarketPrice[],
): Promise<Result<undefined, MarketPriceRefusal>> {
  for (const { locale, currency, priceMinor } of prices) {
    const isOffered =
      isLocaleName(locale) && markets[locale].availableCurrencies.some(({ code }) => code === currency);
    if (!isOffered) return refuse('currency-not-allowed', { currency });
    if (
      priceMinor !== null &&
      !(Number.isInteger(priceMinor) && priceMinor > 0 && priceMinor <= highestPrice)
    ) {
      return refuse('price-not-valid', { priceMinor });
    }
  }
  return database.transaction(async (transaction) => {
    const product = await lockProduct(transaction, sku);
    if (!product) return refuse('product-not-found', { sku });
    if (!product.priceMinor) return refuse('product-has-no-price', { sku });
    await replaceMarketPrices(
      transaction,
      prices.flatMap(({ locale, currency, priceMinor }) =>
        isLocaleName(locale) && isCurrencyCode(currency)
          ? [{ productId: product.id, locale, currency, priceMinor }]
          : [],
      ),
    );
    return ok();
  });
}
