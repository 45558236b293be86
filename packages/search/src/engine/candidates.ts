/** The records of one segment that answer a query. */
export interface Candidates {
  /** Ascending. */
  readonly documents: Uint32Array;
  /** Relevance; absent without a text. */
  readonly keys?: Float64Array;
  /** Facets counted so far over these records; they outlive the query where the candidates do. */
  readonly counts: Map<string, Uint32Array>;
}

export function candidates(documents: Uint32Array, keys?: Float64Array): Candidates {
  return { documents, counts: new Map(), ...(keys === undefined ? {} : { keys }) };
}
