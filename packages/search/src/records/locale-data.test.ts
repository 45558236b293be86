import { localeNames, markets } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { popularSearches } from './data/popular-searches.ts';
import { indexName } from './index-names.ts';
import { productReplicas, productSettings } from './settings/product-settings.ts';

const attributes = [
  { code: 'color', isFilterable: true, isSortable: false, hasOptions: true },
  { code: 'is_waterproof', isFilterable: true, isSortable: false, hasOptions: false },
  { code: 'rope_diameter', isFilterable: false, isSortable: true, hasOptions: true },
];

describe.each(localeNames)('%s', (locale) => {
  test('begins with twenty popular searches', () => {
    const searches = popularSearches[markets[locale].language] ?? [];
    expect(new Set(searches.map((query) => query.toLowerCase())).size).toBe(20);
  });

  test('can be sorted by the price of each of its currencies', () => {
    const replicas = new Map(productReplicas(locale, attributes).map(({ name, ranking }) => [name, ranking]));
    for (const { code } of markets[locale].availableCurrencies) {
      expect(replicas.get(indexName('products', locale, `price_${code}_desc`))?.slice(0, 2)).toEqual([
        `desc(price_minor.${code})`,
        'desc(product_id)',
      ]);
    }
    expect(replicas.has(indexName('products', locale, 'rope_diameter_asc'))).toBe(true);
  });

  test('is searched in its own language', () => {
    const settings = productSettings(locale, attributes);
    expect(settings.queryLanguages).toEqual([markets[locale].language]);
    expect(settings.attributesForFaceting).toEqual(
      expect.arrayContaining(['color', 'searchable(color_label)', 'is_waterproof']),
    );
  });
});
