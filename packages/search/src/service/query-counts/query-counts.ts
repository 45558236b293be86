import type { PopularQuery } from '../model.ts';
import { countableQuery } from './countable-query.ts';

interface Counted {
  count: number;
  hits: number;
}

/** Index, then day, then query. */
export type StoredCounts = Readonly<Record<string, Readonly<Record<string, readonly StoredQuery[]>>>>;
type StoredQuery = readonly [query: string, count: number, hits: number];

export interface QueryCounts {
  count(index: string, query: string, hits: number): void;
  popular(index: string, limit: number): readonly PopularQuery[];
  readonly hasChanged: boolean;
  /** What to keep; from now on nothing has changed. */
  store(): StoredCounts;
}

export interface QueryCountOptions {
  readonly today: () => string;
  /** Questions that found something, or those that found nothing; the first when it is not said. */
  readonly of?: 'found' | 'empty';
  readonly stored?: StoredCounts;
  readonly days?: number;
  readonly queriesPerDay?: number;
  readonly indices?: number;
}

/** How often which question was asked on which day, and nothing about who asked it. Bounded in every direction. */
export function createQueryCounts(options: QueryCountOptions): QueryCounts {
  const { today, of = 'found', stored = {}, days = 28, queriesPerDay = 2000, indices = 100 } = options;
  const counts = new Map(
    Object.entries(stored).map(([index, byDay]) => [
      index,
      new Map(
        Object.entries(byDay).map(([day, queries]) => [
          day,
          new Map(queries.map(([query, count, hits]): [string, Counted] => [query, { count, hits }])),
        ]),
      ),
    ]),
  );
  let hasChanged = false;

  function dayOf(index: string): Map<string, Counted> | undefined {
    let byDay = counts.get(index);
    if (!byDay) {
      if (counts.size >= indices) return undefined;
      byDay = new Map();
      counts.set(index, byDay);
    }
    const day = today();
    let queries = byDay.get(day);
    if (!queries) {
      queries = new Map();
      byDay.set(day, queries);
      for (const oldest of [...byDay.keys()].sort().slice(0, Math.max(0, byDay.size - days)))
        byDay.delete(oldest);
    }
    return queries;
  }

  return {
    count(index, text, hits) {
      const query = hits > 0 === (of === 'found') ? countableQuery(text) : undefined;
      const queries = query === undefined ? undefined : dayOf(index);
      if (query === undefined || !queries) return;
      hasChanged = true;
      const known = queries.get(query);
      if (known) {
        known.count += 1;
        known.hits = hits;
        return;
      }
      if (queries.size >= queriesPerDay) forgetRare(queries);
      queries.set(query, { count: 1, hits });
    },
    popular(index, limit) {
      const total = new Map<string, Counted>();
      for (const queries of counts.get(index)?.values() ?? []) {
        for (const [query, { count, hits }] of queries)
          total.set(query, { count: (total.get(query)?.count ?? 0) + count, hits });
      }
      return withoutBeginnings(total)
        .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
        .slice(0, limit);
    },
    get hasChanged() {
      return hasChanged;
    },
    store() {
      hasChanged = false;
      return Object.fromEntries(
        [...counts].map(([index, byDay]) => [
          index,
          Object.fromEntries(
            [...byDay].map(([day, queries]) => [
              day,
              [...queries].map(([query, { count, hits }]): StoredQuery => [query, count, hits]),
            ]),
          ),
        ]),
      );
    },
  };
}

/** Makes room by forgetting what was asked least; whatever comes again is counted again. */
function forgetRare(queries: Map<string, Counted>): void {
  const sorted = [...queries].sort(([, a], [, b]) => a.count - b.count);
  for (const [query] of sorted.slice(0, Math.ceil(sorted.length / 4))) queries.delete(query);
}

/**
 * Who types "paracord" has asked "par" and "para" on the way. A query that was asked hardly more often than the longer
 * ones it begins is such a beginning, and no question of its own.
 */
function withoutBeginnings(total: ReadonlyMap<string, Counted>): PopularQuery[] {
  const queries = [...total.keys()].sort();
  const popular: PopularQuery[] = [];
  queries.forEach((query, position) => {
    const { count, hits } = total.get(query) ?? { count: 0, hits: 0 };
    let longer = 0;
    for (let next = position + 1; queries[next]?.startsWith(query); next += 1)
      longer = Math.max(longer, total.get(queries[next] ?? '')?.count ?? 0);
    if (longer * 2 < count || longer === 0) popular.push({ query, count, hits });
  });
  return popular;
}
