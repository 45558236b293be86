import { type LocaleName, markets } from '@bowline/markets';
import type { AttributeDescription } from '../facts.ts';
import { indexName } from '../index-names.ts';
import { compoundingLanguages, languageSettings } from './language-settings.ts';
import { type ProductOrder, productOrders } from './product-orders.ts';
import type { WireSettings } from './wire-settings.ts';

/** A word in the name counts more than two words side by side in a description. */
const defaultRanking = ['typo', 'geo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'];

/** The settings of the products of one locale; the catalogue decides which attributes filter and sort. */
export function productSettings(
  locale: LocaleName,
  attributes: readonly AttributeDescription[],
): WireSettings {
  const { language, availableCurrencies } = markets[locale];
  const filterable = attributes.filter(({ isFilterable }) => isFilterable);
  return {
    ...languageSettings(language),
    ...(compoundingLanguages.has(language) && {
      decompoundedAttributes: { [language]: ['name', 'category_names', 'labels'] },
    }),
    searchableAttributes: [
      'unordered(name)',
      'sku,skus',
      'category_names',
      'unordered(labels)',
      'unordered(short_description)',
      'unordered(description)',
    ],
    attributesForFaceting: [
      'filterOnly(visibility)',
      'in_stock',
      'kind',
      'category_ids',
      'category_uid',
      'categories.lvl0',
      'categories.lvl1',
      'categories.lvl2',
      ...filterable.map(({ code }) => code),
      ...filterable.filter(({ hasOptions }) => hasOptions).map(({ code }) => `searchable(${code}_label)`),
      ...availableCurrencies.map(({ code }) => `price_step.${code}`),
    ],
    ranking: defaultRanking,
    customRanking: [
      'desc(in_stock)',
      // The plain product before its variations.
      'asc(colours)',
      'desc(popularity)',
      'asc(product_id)',
      ...sortedByReplicas(locale, attributes),
    ],
    // Names are short: who asks for black paracord does not mean the line with the fewest words between the two.
    minProximity: 7,
    attributesToHighlight: ['name', 'sku', 'category_names'],
    attributesToSnippet: ['description:20'],
    disableTypoToleranceOnAttributes: ['sku', 'skus'],
    hitsPerPage: 48,
    maxValuesPerFacet: 1_000,
    paginationLimitedTo: 20_000,
  };
}

/**
 * Behind the id they decide nothing. They are named so that an index is laid out for its replicas when its records are
 * written, and need not be built again when each replica is added.
 */
function sortedByReplicas(
  locale: LocaleName,
  attributes: readonly AttributeDescription[],
): readonly string[] {
  const criteria = productOrders(locale, attributes).flatMap(({ ranking }) => ranking);
  const sorted = new Set(criteria.map((criterion) => criterion.replace(/^(asc|desc)/, 'asc')));
  sorted.delete('asc(product_id)');
  return [...sorted];
}

/** An index with the same records in another order. */
export interface Replica {
  readonly name: string;
  readonly ranking: readonly string[];
}

export function productReplicas(
  locale: LocaleName,
  attributes: readonly AttributeDescription[],
): readonly Replica[] {
  return productOrders(locale, attributes).map(({ name, ranking }: ProductOrder) => ({
    name: indexName('products', locale, name),
    ranking: [...ranking, ...defaultRanking],
  }));
}
