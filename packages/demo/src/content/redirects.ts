import type { ProductImport, RewriteImport } from '@bowline/commerce';
import { type LocaleName, localeNames } from '@bowline/markets';
import { inEveryLocale, inLocale, type Words, words } from '../language/languages.ts';

/** Url keys that products had before they were renamed, by sku. */
const formerKeys: Readonly<Record<string, Words>> = {
  'p550-forest-green': words(
    'army-green-paracord-550',
    'legergroen-paracord-550',
    'armeegruen-paracord-550',
    'paracorde-550-vert-armee',
    'paracord-550-verde-militare',
    'paracord-550-verde-militar',
    'paracord-550-wojskowa-zielen',
    'haergroen-paracord-550',
    'armegron-paracord-550',
  ),
};

/** Short addresses for leaflets; they lead to a category. */
const shortAddress = words(
  'make-a-bracelet',
  'maak-een-armband',
  'armband-knuepfen',
  'faire-un-bracelet',
  'fai-un-bracciale',
  'haz-una-pulsera',
  'zrob-bransoletke',
  'lav-et-armbaand',
  'gor-ett-armband',
);

export function withFormerKeys(product: ProductImport): ProductImport {
  const former = formerKeys[product.sku];
  if (!former) return product;
  const keys = Object.entries(inEveryLocale(former)).map(
    ([locale, key]) => [locale, [key, ...(product.formerUrlKeys?.[locale as LocaleName] ?? [])]] as const,
  );
  return { ...product, formerUrlKeys: Object.fromEntries(keys) };
}

export function demoRewrites(): RewriteImport[] {
  return localeNames.map((locale) => ({
    locale,
    requestPath: inLocale(shortAddress, locale),
    target: { category: 'diyKits' },
    redirectCode: 302,
  }));
}
