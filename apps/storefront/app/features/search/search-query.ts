/** Longer questions are no questions of people, and cost more than they find. */
export const longestQuery = 200;

export interface SearchQuery {
  readonly query: string;
  readonly wasCut: boolean;
}

export function queryOf(parameters: URLSearchParams): SearchQuery {
  const asked = (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim();
  // Cut between whole characters: half of one cannot be sent.
  const characters = Array.from(asked.slice(0, 2 * longestQuery));
  const wasCut = characters.length > longestQuery || asked.length > 2 * longestQuery;
  return { query: wasCut ? characters.slice(0, longestQuery).join('').trim() : asked, wasCut };
}

export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
