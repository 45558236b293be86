/** What one request may cost. A refusal says which limit it met. */
export interface SearchLimits {
  /** Of a question, after decompression. */
  readonly queryBodyBytes: number;
  /** Of records and settings, after decompression. */
  readonly writeBodyBytes: number;
  readonly requestsPerCall: number;
  readonly recommendationsPerCall: number;
  readonly hitsPerPage: number;
  /** Of all questions in one call together. */
  readonly hitsPerCall: number;
  /** In bytes; Algolia's own limit. */
  readonly queryBytes: number;
  readonly filterLength: number;
  readonly filterTerms: number;
  readonly filterDepth: number;
  readonly facetHits: number;
  readonly recommendations: number;
}

export const defaultLimits: SearchLimits = {
  queryBodyBytes: 256 * 1024,
  writeBodyBytes: 64 * 1024 * 1024,
  requestsPerCall: 50,
  recommendationsPerCall: 20,
  hitsPerPage: 1000,
  hitsPerCall: 3000,
  queryBytes: 512,
  filterLength: 8192,
  filterTerms: 1000,
  filterDepth: 20,
  facetHits: 100,
  recommendations: 30,
};
