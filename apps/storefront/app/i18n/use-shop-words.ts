import { type Market, productWordIn, shop } from '@bowline/markets';
import { useMarket } from './I18nProvider.tsx';

/** The shop's own words for messages: `{brand}`, `{product}`, and `{Product}` at the start of a sentence. */
export function useShopWords() {
  return shopWordsIn(useMarket());
}

export function shopWordsIn(market: Pick<Market, 'language'>) {
  const product = productWordIn(market);
  return { brand: shop.brand, product, Product: product.charAt(0).toUpperCase() + product.slice(1) };
}
