import { type LocaleName, markets } from '@bowline/markets';
import { popularSearches } from '../records/data/popular-searches.ts';
import { indexName } from '../records/index-names.ts';
import { suggestionRecord } from '../records/text-records.ts';
import type { Destination } from './destination.ts';
import type { TextSource } from './sources.ts';

/** What visitors asked most in an index. */
export type PopularQueries = (
  index: string,
  limit: number,
) => readonly { readonly query: string; readonly count: number }[];

const mostAsked = 200;

/** Searches that find something: those of visitors, and the set a new shop begins with. */
export function suggestionSource(destination: Destination, popularQueries: PopularQueries): TextSource {
  return {
    kind: 'query_suggestions',
    async records(locale: LocaleName) {
      const products = indexName('products', locale);
      const popularity = new Map<string, number>();
      const startSet = popularSearches[markets[locale].language] ?? [];
      for (const [index, query] of startSet.entries()) popularity.set(query, startSet.length - index);
      for (const { query, count } of popularQueries(products, mostAsked)) {
        const known = [...popularity.keys()].find((asked) => asked.toLowerCase() === query.toLowerCase());
        popularity.set(known ?? query, (popularity.get(known ?? query) ?? 0) + count);
      }
      // What a process runs for the first time takes it longest, and the shortest queries run the least.
      const queries = [...popularity.keys()].toSorted((one, other) => one.length - other.length);
      const hits = await destination.countHits(products, queries);
      return queries
        .map((query, index) => suggestionRecord(query, popularity.get(query) ?? 0, hits[index] ?? 0))
        .filter(({ nb_hits }) => Number(nb_hits) > 0);
    },
  };
}
