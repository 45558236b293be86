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
  /** Of a tag around what is highlighted, and of what stands for what is left out. */
  readonly tagBytes: number;
  /** Of names in one list, and of each. */
  readonly listedNames: number;
  readonly nameLength: number;
  /** Of all filters of one kind together. */
  readonly filterLength: number;
  readonly filterTerms: number;
  readonly filterDepth: number;
  /** Each is looked at for every record found. */
  readonly optionalFilters: number;
  readonly facetHits: number;
  readonly recommendations: number;
  /** Of one answer, before compression. */
  readonly answerBytes: number;
  /** How many calls may wait for their turn. */
  readonly waitingCalls: number;
}

export const defaultLimits: SearchLimits = {
  queryBodyBytes: 256 * 1024,
  writeBodyBytes: 64 * 1024 * 1024,
  requestsPerCall: 50,
  recommendationsPerCall: 20,
  hitsPerPage: 1000,
  hitsPerCall: 3000,
  queryBytes: 512,
  tagBytes: 256,
  listedNames: 200,
  nameLength: 256,
  filterLength: 32_768,
  filterTerms: 1000,
  filterDepth: 20,
  optionalFilters: 100,
  facetHits: 100,
  recommendations: 30,
  answerBytes: 4 * 1024 * 1024,
  waitingCalls: 100,
};
