import { shop } from '@bowline/markets';
import { useMarket } from './I18nProvider.tsx';

/** The shop's own words for messages: `{brand}`, `{product}`, and `{Product}` at the start of a sentence. */
export function useShopWords() {
  const capitalised = shop.productWord.charAt(0).toUpperCase() + shop.productWord.slice(1);
  const writesNounsCapitalised = useMarket().language === 'de';
  return {
    brand: shop.brand,
    product: writesNounsCapitalised ? capitalised : shop.productWord,
    Product: capitalised,
  };
}
