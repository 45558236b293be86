/** What one request may cost. Everything beyond is refused in the client's words, never by failing. */
export interface ContentLimits {
  readonly queryLength: number;
  /** Parameters of a query, as JSON. */
  readonly parameterLength: number;
  /** Brackets within brackets. */
  readonly queryNesting: number;
  /** How much of the processor's time a query may take in its process. */
  readonly queryMs: number;
  /** Megabytes of memory of that process. */
  readonly processMegabytes: number;
  /** Queries waiting for it: of one who asks, and in all. */
  readonly waitingQueriesPerAsker: number;
  readonly waitingQueries: number;
  /** How long one waits for its turn. */
  readonly waitingMs: number;
  /** Characters of a result. */
  readonly resultLength: number;
  readonly cacheLength: number;
  readonly bodyBytes: number;
  readonly mutationsPerTransaction: number;
  readonly documentLength: number;
  readonly documentDepth: number;
  readonly imageBytes: number;
  readonly fileBytes: number;
  /** Streams of events: of one who asks, and in all. */
  readonly listenersPerAsker: number;
  readonly listeners: number;
  /** Characters of a listener's filter, and of its parameters. */
  readonly filterLength: number;
  /** Steps of a listener's filter: it is evaluated for every change. */
  readonly filterNodes: number;
}

export const defaultLimits: ContentLimits = {
  queryLength: 100_000,
  parameterLength: 100_000,
  queryNesting: 60,
  queryMs: 1_000,
  processMegabytes: 192,
  waitingQueriesPerAsker: 10,
  waitingQueries: 50,
  waitingMs: 5_000,
  resultLength: 8_000_000,
  cacheLength: 16_000_000,
  bodyBytes: 8_000_000,
  mutationsPerTransaction: 2_000,
  documentLength: 1_000_000,
  documentDepth: 30,
  imageBytes: 20_000_000,
  fileBytes: 50_000_000,
  listenersPerAsker: 20,
  listeners: 500,
  filterLength: 1_000,
  filterNodes: 40,
};
