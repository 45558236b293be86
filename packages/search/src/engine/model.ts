/** One object of an index, as it was written. */
export type SearchRecord = { readonly objectID: string; readonly [attribute: string]: unknown };

export type TypoTolerance = boolean | 'min' | 'strict';
export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone';
export type RemoveWordsIfNoResults = 'none' | 'lastWords' | 'firstWords' | 'allOptional';

/** Settings in their completed form, under the names of the protocol. */
export interface IndexSettings {
  /** In order of importance; `a,b` share a rank, `unordered(a)` ignores the place within the attribute. */
  readonly searchableAttributes: readonly string[];
  readonly attributesForFaceting: readonly string[];
  readonly customRanking: readonly string[];
  readonly ranking: readonly string[];
  readonly replicas: readonly string[];
  readonly queryLanguages: readonly string[];
  readonly indexLanguages: readonly string[];
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
  readonly typoTolerance: TypoTolerance;
  readonly disableTypoToleranceOnAttributes: readonly string[];
  readonly disableTypoToleranceOnWords: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  /** null: every searchable attribute. */
  readonly attributesToHighlight: readonly string[] | null;
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly hitsPerPage: number;
  readonly maxValuesPerFacet: number;
  readonly maxFacetHits: number;
  readonly paginationLimitedTo: number;
  /** Words at most so far from one another stand side by side, 1 to 7. */
  readonly minProximity: number;
  readonly removeWordsIfNoResults: RemoveWordsIfNoResults;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly attributeForDistinct: string | null;
  readonly distinct: boolean | number;
  readonly queryType: QueryType;
  readonly optionalWords: readonly string[];
}

/** A synonym as the protocol writes it; which fields count depends on the type. */
export interface Synonym {
  readonly objectID: string;
  readonly type: 'synonym' | 'oneWaySynonym' | 'altCorrection1' | 'altCorrection2' | 'placeholder';
  readonly synonyms?: readonly string[];
  readonly input?: string;
  readonly word?: string;
  readonly corrections?: readonly string[];
  readonly placeholder?: string;
  readonly replacements?: readonly string[];
}

/** A rule as the protocol writes it: what is asked, and what the answer to it does otherwise. */
export interface SearchRule {
  readonly objectID: string;
  readonly description?: string;
  readonly enabled?: boolean;
  /** Any of them; none fits every question. */
  readonly conditions: readonly RuleCondition[];
  readonly consequence: RuleConsequence;
  /** Spans in seconds since 1970; any time without them. */
  readonly validity?: readonly { readonly from: number; readonly until: number }[];
}

export interface RuleCondition {
  readonly pattern: string;
  readonly anchoring: 'is' | 'startsWith' | 'endsWith' | 'contains';
}

export interface RuleConsequence {
  /** Places count from 0. */
  readonly promote: readonly { readonly objectID: string; readonly position: number }[];
  readonly hide: readonly { readonly objectID: string }[];
  readonly optionalFilters: readonly string[];
}
