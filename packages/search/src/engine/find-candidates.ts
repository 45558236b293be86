import { type Candidates, candidates as candidatesOf } from './candidates.ts';
import { isTooLarge, matchingDocuments } from './filters/matching-documents.ts';
import type { LiveSegment } from './live-segment.ts';
import type { IndexSettings } from './model.ts';
import type { EngineQuery, FilterTree, OptionalFilter } from './query-model.ts';
import { RelevanceLayout } from './ranking/relevance.ts';
import { type Bitset, intersect, isIn, membersOf } from './segment/bitset.ts';
import type { TextMatch } from './text/match-text.ts';
import { missedFilterScore } from './text/optional-filters.ts';
import { type QueryWord, queryWords } from './text/query-words.ts';
import type { TextSearch } from './text/text-search.ts';
import { queryAfterRemoval, wordAttempts } from './text/word-attempts.ts';

/** All that answers a query, before order and page. */
export interface Found {
  /** One per segment. */
  readonly candidates: readonly Candidates[];
  readonly count: number;
  readonly words: readonly QueryWord[];
  readonly readings: readonly TextMatch['readings'][];
  readonly queryAfterRemoval?: string;
}

const nothing: FilterTree = { kind: 'or', of: [] };

export function* findCandidates(
  segments: readonly LiveSegment[],
  text: TextSearch,
  query: EngineQuery,
  settings: IndexSettings,
): Generator<undefined, Found> {
  const words = queryWords(query.query ?? '', settings);
  const filters = query.filters !== undefined && isTooLarge(query.filters) ? nothing : query.filters;
  const optionalFilters = query.optionalFilters ?? [];
  const allowed = segments.map(({ segment }) =>
    filters === undefined ? undefined : matchingDocuments(segment, filters),
  );
  if (words.length === 0) {
    const candidates = segments.map((live, index) =>
      withoutText(live, allowed[index], optionalFilters, settings),
    );
    return { candidates, count: countOf(candidates), words, readings: [] };
  }
  const restrictedTo = query.restrictSearchableAttributes ?? [];
  let found: Found | undefined;
  for (const attempt of wordAttempts(words, settings.removeWordsIfNoResults)) {
    const matches = text.find({ words: attempt.words, settings, restrictedTo, optionalFilters });
    const candidates = matches.map((match, index) => filtered(match, allowed[index]));
    const shown = queryAfterRemoval(words, attempt.removed);
    found = {
      candidates,
      count: countOf(candidates),
      words: attempt.words,
      readings: matches.map(({ readings }) => readings),
      ...(shown === undefined ? {} : { queryAfterRemoval: shown }),
    };
    if (found.count > 0) break;
    yield;
  }
  return found ?? { candidates: [], count: 0, words, readings: [] };
}

function countOf(candidates: readonly Candidates[]): number {
  return candidates.reduce((sum, { documents }) => sum + documents.length, 0);
}

function withoutText(
  live: LiveSegment,
  allowed: Bitset | undefined,
  optionalFilters: readonly OptionalFilter[],
  settings: IndexSettings,
): Candidates {
  const everything = allowed === undefined ? live.everything() : candidatesOf(livingMembers(live, allowed));
  const digit = missedFilterScore(live.segment, optionalFilters);
  if (digit === undefined) return everything;
  const { filters: weight } = new RelevanceLayout(settings.ranking).weights;
  const { documents, counts } = everything;
  return { documents, counts, keys: Float64Array.from(documents, (document) => digit(document) * weight) };
}

function livingMembers({ alive, count, segment }: LiveSegment, allowed: Bitset): Uint32Array {
  if (count === segment.size) return membersOf(allowed);
  const living = allowed.slice();
  intersect(living, alive);
  return membersOf(living);
}

function filtered({ found }: TextMatch, allowed: Bitset | undefined): Candidates {
  if (allowed === undefined) return found;
  const { documents, keys = new Float64Array(documents.length) } = found;
  const keptDocuments = new Uint32Array(documents.length);
  const keptKeys = new Float64Array(documents.length);
  let length = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (!isIn(allowed, document)) continue;
    keptDocuments[length] = document;
    keptKeys[length++] = keys[index] as number;
  }
  return candidatesOf(keptDocuments.subarray(0, length), keptKeys.subarray(0, length));
}
