import type { IndexSettings, SearchRecord } from './model.ts';

export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A filter after parsing. An attribute the index does not know matches nothing. */
export type FilterTree =
  | { readonly kind: 'and'; readonly of: readonly FilterTree[] }
  | { readonly kind: 'or'; readonly of: readonly FilterTree[] }
  | { readonly kind: 'not'; readonly of: FilterTree }
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly operator: NumericOperator;
      readonly value: number;
    }
  /** Both ends included. */
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number };

/** Raises the hits it matches without removing the others. */
export interface OptionalFilter {
  readonly filter: FilterTree;
  readonly score: number;
}

/** Settings a single query may decide otherwise. */
export type QueryOverrides = Partial<
  Pick<
    IndexSettings,
    | 'minWordSizefor1Typo'
    | 'minWordSizefor2Typos'
    | 'typoTolerance'
    | 'disableTypoToleranceOnAttributes'
    | 'attributesToRetrieve'
    | 'attributesToHighlight'
    | 'attributesToSnippet'
    | 'highlightPreTag'
    | 'highlightPostTag'
    | 'snippetEllipsisText'
    | 'hitsPerPage'
    | 'maxValuesPerFacet'
    | 'maxFacetHits'
    | 'minProximity'
    | 'removeWordsIfNoResults'
    | 'sortFacetValuesBy'
    | 'distinct'
    | 'queryType'
    | 'optionalWords'
  >
>;

export interface EngineQuery extends QueryOverrides {
  readonly query?: string;
  readonly page?: number;
  /** `offset` and `length` together take the place of `page` and `hitsPerPage`. */
  readonly offset?: number;
  readonly length?: number;
  readonly filters?: FilterTree;
  readonly optionalFilters?: readonly OptionalFilter[];
  /** Attributes to count; `*` means all. Unknown ones are left out of the answer. */
  readonly facets?: readonly string[];
  readonly ruleContexts?: readonly string[];
  /** Records with a place of their own, counted from 0, whether or not they have the words; filters hold for them too. */
  readonly pinned?: readonly { readonly objectID: string; readonly position: number }[];
  readonly restrictSearchableAttributes?: readonly string[];
  readonly getRankingInfo?: boolean;
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface HighlightedValue {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
}

export interface SnippetValue {
  readonly value: string;
  readonly matchLevel: MatchLevel;
}

/** Mirrors the shape of the record: values at the leaves, arrays and objects kept. */
export type Mirrored<Leaf> = Leaf | readonly Mirrored<Leaf>[] | { readonly [name: string]: Mirrored<Leaf> };

export interface RankingInfo {
  readonly nbTypos: number;
  readonly words: number;
  readonly filters: number;
  readonly proximityDistance: number;
  readonly firstMatchedWord: number;
  readonly nbExactWords: number;
  readonly userScore: number;
  readonly geoDistance: number;
}

export type Hit = SearchRecord & {
  readonly _highlightResult?: { readonly [attribute: string]: Mirrored<HighlightedValue> };
  readonly _snippetResult?: { readonly [attribute: string]: Mirrored<SnippetValue> };
  readonly _rankingInfo?: RankingInfo;
};

export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export interface EngineResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** Where the answer was asked by `offset` and `length`. */
  readonly offset?: number;
  readonly length?: number;
  /** Values in the order of `sortFacetValuesBy`; keys that look like integers lose theirs, as in any JSON object. */
  readonly facets: { readonly [attribute: string]: { readonly [value: string]: number } };
  readonly facetsStats: { readonly [attribute: string]: FacetStats };
  /** The query as it was answered when words had to be dropped, with the dropped ones in <em>. */
  readonly queryAfterRemoval?: string;
  readonly exhaustiveTypo: boolean;
}

export interface FacetValueQuery extends EngineQuery {
  readonly facet: string;
  readonly facetQuery: string;
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

export interface BrowseQuery {
  /** Absent: from the beginning. */
  readonly cursor?: string;
  readonly length: number;
  readonly query?: EngineQuery;
}

export interface BrowsePage {
  readonly records: readonly SearchRecord[];
  /** Absent after the last record. Stays valid when records come and go. */
  readonly cursor?: string;
  readonly nbHits: number;
}
