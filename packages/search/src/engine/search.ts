import { answerFacets } from './facets/answer-facets.ts';
import { type Found, findCandidates } from './find-candidates.ts';
import { markerFor } from './highlight/marker-for.ts';
import { presentHits } from './highlight/present-hit.ts';
import type { LiveSegment } from './live-segment.ts';
import type { IndexSettings } from './model.ts';
import type { EngineQuery, EngineResult, Hit } from './query-model.ts';
import { queryPage } from './query-page.ts';
import { distinctHits } from './ranking/distinct-hits.ts';
import { hitOrder } from './ranking/hit-order.ts';
import { type Pinning, pinHits, placed } from './ranking/pinned-hits.ts';
import { type RankedHit, rankedHits } from './ranking/ranked-hits.ts';
import { rankingInfo } from './ranking/ranking-info.ts';
import { RelevanceLayout } from './ranking/relevance.ts';
import type { TextSearch } from './text/text-search.ts';

export interface SearchOptions {
  readonly text: TextSearch;
  readonly collator: Intl.Collator;
  readonly query: EngineQuery;
  /** Of the index or replica asked, with what the query decides otherwise. */
  readonly settings: IndexSettings;
}

/** Hands out every hit when it is made, and nothing after another step, so that whoever asks can let others in or give up. */
export function* search(
  live: readonly LiveSegment[],
  options: SearchOptions,
): Generator<Hit | undefined, EngineResult> {
  const { query, settings } = options;
  const found = yield* findCandidates(live, options.text, query, settings);
  const page = queryPage(query, settings);
  const pinning = pinHits(live, found, query);
  const { hits, count } = pinning
    ? pinnedPage(live, pinning, options, page)
    : pageOfHits(live, found, options, page);
  yield;
  const segments = live.map(({ segment }) => segment);
  return {
    hits: yield* shownHits(live, found, hits, options),
    nbHits: count,
    ...page.shown(count),
    ...answerFacets(segments, (pinning?.all ?? found).candidates, query.facets ?? [], settings),
    ...(found.queryAfterRemoval === undefined ? {} : { queryAfterRemoval: found.queryAfterRemoval }),
    exhaustiveTypo: true,
  };
}

function pageOfHits(
  live: readonly LiveSegment[],
  found: Found,
  { query, settings, collator }: SearchOptions,
  { offset, length }: { offset: number; length: number },
): { hits: readonly RankedHit[]; count: number } {
  const segments = live.map(({ segment }) => segment);
  const order = hitOrder(settings, {
    hasText: found.words.length > 0,
    hasRelevance: found.candidates.some(({ keys }) => keys !== undefined),
    ruleContexts: query.ruleContexts ?? [],
  });
  const most = Number(settings.distinct);
  if (settings.attributeForDistinct !== null && most > 0) {
    const all = rankedHits(segments, found.candidates, order, found.count, collator);
    const distinct = distinctHits(live, all, settings.attributeForDistinct, most);
    return { hits: distinct.slice(offset, offset + length), count: distinct.length };
  }
  if (length <= 0) return { hits: [], count: found.count };
  const first = rankedHits(segments, found.candidates, order, offset + length, collator);
  return { hits: first.slice(offset), count: found.count };
}

/** The page is filled from all places before it too: what is pinned moves the others on. */
function pinnedPage(
  live: readonly LiveSegment[],
  { pinned, others }: Pinning,
  options: SearchOptions,
  { offset, length }: { offset: number; length: number },
): { hits: readonly RankedHit[]; count: number } {
  const ranked = pageOfHits(live, others, options, { offset: 0, length: length <= 0 ? 0 : offset + length });
  const hits = length <= 0 ? [] : placed(pinned, ranked.hits, offset + length).slice(offset);
  return { hits, count: ranked.count + pinned.length };
}

function* shownHits(
  live: readonly LiveSegment[],
  found: Found,
  hits: readonly RankedHit[],
  { query, settings }: SearchOptions,
): Generator<Hit, Hit[]> {
  if (hits.length === 0) return [];
  const presentation = presentHits(settings, live[0]?.segment.searchable ?? [], markerFor(live, found));
  const layout = query.getRankingInfo ? new RelevanceLayout(settings.ranking) : undefined;
  const { attributes } = presentation;
  const shown: Hit[] = [];
  for (const { segment, document, key } of hits) {
    const documents = live[segment]?.segment.documents;
    if (documents === undefined) continue;
    const record =
      attributes === undefined ? documents.read(document) : documents.readSome(document, attributes);
    const hit = presentation.show(record, layout && rankingInfo(key, layout, found.words.length));
    shown.push(hit);
    yield hit;
  }
  return shown;
}
