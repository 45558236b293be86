import { type Market, shop } from '@bowline/markets';
import { useMarket } from './I18nProvider.tsx';

/** The shop's own words for messages: `{brand}`, `{product}`, and `{Product}` at the start of a sentence. */
export function useShopWords() {
  return shopWordsIn(useMarket());
}

export function shopWordsIn({ language }: Pick<Market, 'language'>) {
  const capitalised = shop.productWord.charAt(0).toUpperCase() + shop.productWord.slice(1);
  const writesNounsCapitalised = language === 'de';
  return {
    brand: shop.brand,
    product: writesNounsCapitalised ? capitalised : shop.productWord,
    Product: capitalised,
  };
}
