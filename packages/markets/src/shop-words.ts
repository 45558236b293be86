import { shop } from './shop.ts';

/** Fills the shop's own words into a path, slug or attribute code: `/{product}-accessory`, `about-{brand}`, `{product}_type`. */
export function fillShopWords(template: string, productWord: string = shop.productWord): string {
  return template.replaceAll('{product}', productWord).replaceAll('{brand}', shop.brand.toLowerCase());
}
