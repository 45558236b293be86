import type { EngineQuery, FilterTree } from '../../engine/index.ts';
import type { OpenedIndex } from '../index-catalogue.ts';
import type { SearchRecord } from '../model.ts';
import { matchesFilter, valuesOf } from './matches-filter.ts';
import { asOptionalFilters, likeness, traitsOf } from './shared-traits.ts';

export const models = ['related-products', 'bought-together', 'looking-similar', 'trending-items'] as const;
export type Model = (typeof models)[number];

export interface Recommendation {
  readonly record: SearchRecord;
  /** From 0 to 100; absent for what only fills the list. */
  readonly score?: number;
}

export interface RecommendationQuery {
  readonly model: Model;
  /** Of what recommendations are asked; trends need none. */
  readonly objectID: string | undefined;
  readonly threshold: number;
  readonly most: number;
  /** Conditions that every recommendation meets. */
  readonly filters: FilterTree | undefined;
  /** Where to look when there are too few. */
  readonly fallback: EngineQuery | undefined;
}

/** Recommendations from what records say of themselves: `related`, `bought_with`, their facets and their rank; step by step. */
export function* recommend(
  opened: OpenedIndex,
  query: RecommendationQuery,
): Generator<undefined, readonly Recommendation[]> {
  const { index } = opened;
  const chosen = new Map<string, Recommendation>();
  const passes = (record: SearchRecord): boolean =>
    record.objectID !== query.objectID &&
    !chosen.has(record.objectID) &&
    (!query.filters || matchesFilter(record, query.filters));

  function add({ record, score = 0 }: Recommendation): void {
    if (chosen.size < query.most && score >= query.threshold && passes(record))
      chosen.set(record.objectID, { record, score });
  }

  const record = query.objectID === undefined ? undefined : index.getObject(query.objectID);
  for (const candidate of candidates(opened, query, record)) {
    if (chosen.size >= query.most) break;
    add(candidate);
    yield;
  }
  if (query.fallback && chosen.size < query.most) {
    const found = index.searchInSteps({ ...query.fallback, page: 0, hitsPerPage: query.most * 2 + 1 });
    for (const hit of found) {
      if (hit && chosen.size < query.most && passes(hit)) chosen.set(hit.objectID, { record: hit });
      yield;
    }
  }
  return [...chosen.values()];
}

function* candidates(
  opened: OpenedIndex,
  query: RecommendationQuery,
  record: SearchRecord | undefined,
): Generator<Recommendation> {
  if (query.model === 'trending-items') yield* trending(opened, query);
  if (!record) return;
  if (query.model === 'bought-together') yield* listed(opened, record, 'bought_with');
  if (query.model === 'related-products') yield* listed(opened, record, 'related');
  if (query.model === 'related-products' || query.model === 'looking-similar')
    yield* similar(opened, query, record);
}

/** Those the record names itself, the first one the surest. */
function* listed(opened: OpenedIndex, record: SearchRecord, attribute: string): Generator<Recommendation> {
  const ids = valuesOf(record, attribute).map(String);
  for (const [position, objectID] of ids.entries()) {
    const other = opened.index.getObject(objectID);
    if (other) yield { record: other, score: Math.max(60, 100 - position) };
  }
}

const wholeRecords = {
  attributesToRetrieve: ['*'],
  attributesToHighlight: [],
  attributesToSnippet: [],
} satisfies EngineQuery;

function* similar(
  opened: OpenedIndex,
  query: RecommendationQuery,
  record: SearchRecord,
): Generator<Recommendation> {
  const traits = traitsOf(record, opened);
  if (traits.length === 0) return;
  const { hits } = opened.index.search({
    query: '',
    hitsPerPage: query.most * 2 + 10,
    optionalFilters: asOptionalFilters(traits),
    ...wholeRecords,
    ...(query.filters && { filters: query.filters }),
  });
  const scored = hits.map((hit) => ({ record: hit, score: Math.round(likeness(traits, hit) * 60) }));
  yield* scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** The index's own ranking puts first what sells best. */
function* trending({ index }: OpenedIndex, query: RecommendationQuery): Generator<Recommendation> {
  const { hits } = index.search({
    query: '',
    hitsPerPage: query.most + 1,
    ...wholeRecords,
    ...(query.filters && { filters: query.filters }),
  });
  const step = 100 / Math.max(1, hits.length);
  yield* hits.map((record, position) => ({ record, score: Math.round(100 - position * step) }));
}
