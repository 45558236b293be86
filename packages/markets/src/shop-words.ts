import type { Market } from './market.ts';
import { shop } from './shop.ts';

/** Fills the shop's own words into a path, slug or attribute code: `/{product}-accessory`, `about-{brand}`, `{product}_type`. */
export function fillShopWords(template: string, productWord: string = shop.productWord): string {
  return template.replaceAll('{product}', productWord).replaceAll('{brand}', shop.brand.toLowerCase());
}

/** The product word in running text: German writes nouns with a capital, and some languages have their own. */
export function productWordIn({ language }: Pick<Market, 'language'>): string {
  const ownWords: Readonly<Record<string, string>> = shop.productWordByLanguage;
  const word = ownWords[language] ?? shop.productWord;
  return language === 'de' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
