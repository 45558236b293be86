import { type LocaleName, localeNames } from './locale-names.ts';
import { type CategoryKey, categoryKeys } from './market.ts';
import { localeDefinitions } from './markets.ts';
import { fillShopWords } from './shop.ts';

type PathsByLocale = Readonly<Record<LocaleName, string>>;

/** Every category of specification 2.4: its path in each locale. */
export function categoryPathsFor(productWord?: string): Readonly<Record<CategoryKey, PathsByLocale>> {
  const pathsOf = (key: CategoryKey) =>
    Object.fromEntries(localeNames.map((locale) => [locale, categoryPath(key, locale, productWord)]));
  return Object.fromEntries(categoryKeys.map((key) => [key, pathsOf(key)])) as Record<
    CategoryKey,
    PathsByLocale
  >;
}

export const categoryPaths = categoryPathsFor();

export function categoryPath(key: CategoryKey, locale: LocaleName, productWord?: string): string {
  return fillShopWords(localeDefinitions[locale].categoryPaths[key], productWord);
}

export interface CategoryAlias {
  readonly path: string;
  readonly key: CategoryKey;
}

/** Further addresses that specification 2.4 names for a category; they redirect to its path. */
export function categoryAliases(locale: LocaleName, productWord?: string): readonly CategoryAlias[] {
  const aliases = Object.entries(localeDefinitions[locale].categoryAliases ?? {});
  return aliases.map(([path, key]) => ({ path: fillShopWords(path, productWord), key }));
}

/** The set of specification 2.4, in the order people buy. */
const homeCategoryKeys: readonly CategoryKey[] = [
  'mainCord',
  'ppm',
  'dogLeash',
  'accessories',
  'biothane',
  'leather',
  'diyKits',
  'diyTools',
  'newArrivals',
];

export interface CategoryLink {
  readonly key: CategoryKey;
  readonly path: string;
}

/** The home page links the same categories everywhere, each by the path it has in that locale. */
export function homeCategoryLinks(locale: LocaleName, productWord?: string): readonly CategoryLink[] {
  return homeCategoryKeys.map((key) => ({ key, path: categoryPath(key, locale, productWord) }));
}
