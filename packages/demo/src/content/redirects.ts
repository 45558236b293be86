import type { ProductImport, RewriteImport } from '@bowline/commerce';
import { type LocaleName, localeNames } from '@bowline/markets';
import { inEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { texts } from './texts.ts';

/** Url keys that products had before they were renamed, by sku. */
const formerKeys: Readonly<Record<string, Words>> = texts.redirects.formerKeys;

/** Short addresses for leaflets; they lead to a category. */
const shortAddress = texts.redirects.shortAddress;

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
