import type { IndexSettings } from './model.ts';
import type { QueryOverrides } from './query-model.ts';

/** What the protocol documents as the value of a setting nobody gave. */
export const defaultSettings: IndexSettings = {
  searchableAttributes: [],
  attributesForFaceting: [],
  customRanking: [],
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  replicas: [],
  queryLanguages: [],
  indexLanguages: [],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: true,
  disableTypoToleranceOnAttributes: [],
  disableTypoToleranceOnWords: [],
  attributesToRetrieve: ['*'],
  attributesToHighlight: null,
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  maxFacetHits: 10,
  paginationLimitedTo: 1000,
  minProximity: 1,
  removeWordsIfNoResults: 'none',
  sortFacetValuesBy: 'count',
  attributeForDistinct: null,
  distinct: false,
  queryType: 'prefixLast',
  optionalWords: [],
};

export function completeSettings(given: Partial<IndexSettings>): IndexSettings {
  return { ...defaultSettings, ...given };
}

/** The settings with what one query decides otherwise; fields of a query that are no settings do no harm. */
export function withOverrides(settings: IndexSettings, query: QueryOverrides): IndexSettings {
  return { ...settings, ...query };
}
