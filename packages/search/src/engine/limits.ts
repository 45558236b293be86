/** What one query may cost at most; whatever goes beyond is cut off, not refused. */
export const limits = {
  queryLength: 512,
  queryWords: 20,
  hitsPerPage: 1000,
  facets: 100,
  facetValues: 1000,
  facetHits: 100,
  /** Terms one misspelt word may stand for. */
  typoTerms: 256,
  /** Meanings (synonyms, splits) one word may have. */
  alternatives: 16,
  filterNodes: 1000,
} as const;
