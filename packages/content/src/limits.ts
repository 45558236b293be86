/** What one request may cost. Everything beyond is refused in the client's words, never by failing. */
export interface ContentLimits {
  readonly queryLength: number;
  /** Parameters of a query, as JSON. */
  readonly parameterLength: number;
  /** Brackets within brackets. */
  readonly queryNesting: number;
  /** Queries shorter than this are parsed on the main thread. */
  readonly plainQueryLength: number;
  /** How long a plain query may keep the main thread before it moves to a thread of its own. */
  readonly plainQueryMs: number;
  /** How long any query may take. */
  readonly queryMs: number;
  /** Queries waiting for the thread. */
  readonly waitingQueries: number;
  /** Characters of a result. */
  readonly resultLength: number;
  readonly cacheLength: number;
  readonly bodyBytes: number;
  readonly mutationsPerTransaction: number;
  readonly documentLength: number;
  readonly documentDepth: number;
  readonly imageBytes: number;
  readonly fileBytes: number;
  readonly listeners: number;
  /** Megabytes of memory of the thread that runs queries. */
  readonly threadMegabytes: number;
}

export const defaultLimits: ContentLimits = {
  queryLength: 100_000,
  parameterLength: 100_000,
  queryNesting: 60,
  plainQueryLength: 6_000,
  plainQueryMs: 25,
  queryMs: 2_000,
  waitingQueries: 50,
  resultLength: 8_000_000,
  cacheLength: 32_000_000,
  bodyBytes: 8_000_000,
  mutationsPerTransaction: 2_000,
  documentLength: 1_000_000,
  documentDepth: 30,
  imageBytes: 20_000_000,
  fileBytes: 50_000_000,
  listeners: 500,
  threadMegabytes: 512,
};
