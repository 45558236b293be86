import { searchableAttributes } from '../attribute-lists.ts';
import { type Candidates, candidates } from '../candidates.ts';
import type { LiveSegment } from '../live-segment.ts';
import type { IndexSettings } from '../model.ts';
import type { OptionalFilter } from '../query-model.ts';
import { RelevanceLayout } from '../ranking/relevance.ts';
import { placeCosts } from './match-cost.ts';
import { matchText, type TextMatch } from './match-text.ts';
import type { PlaceCosts } from './match-words.ts';
import { missedFilterScore } from './optional-filters.ts';
import type { QueryWord } from './query-words.ts';
import type { SynonymBook } from './synonym-book.ts';

const keptMatches = 8;
const keptCosts = 32;
/** What is kept is small only if its key is. */
const longestKey = 10_000;

export interface TextSearchQuestion {
  readonly words: readonly QueryWord[];
  readonly settings: IndexSettings;
  readonly restrictedTo: readonly string[];
  readonly optionalFilters: readonly OptionalFilter[];
}

/**
 * Finds texts in all segments of an index. One interaction of a visitor asks the same text several times
 * with other filters, so the latest answers are kept.
 */
export class TextSearch {
  private readonly segments: readonly LiveSegment[];
  private readonly synonyms: () => SynonymBook;
  private readonly matches = new Map<string, readonly TextMatch[]>();
  private readonly costs = new Map<string, PlaceCosts>();

  constructor(segments: readonly LiveSegment[], synonyms: () => SynonymBook) {
    this.segments = segments;
    this.synonyms = synonyms;
  }

  /** One match per segment. */
  find(question: TextSearchQuestion): readonly TextMatch[] {
    const { words, settings, restrictedTo, optionalFilters } = question;
    const key = JSON.stringify([
      words,
      restrictedTo,
      optionalFilters,
      settings.searchableAttributes,
      settings.disableTypoToleranceOnAttributes,
      settings.ranking,
      settings.typoTolerance,
      settings.minProximity,
    ]);
    const known = this.matches.get(key);
    if (known !== undefined) return known;
    const found = this.compute(question);
    if (key.length > longestKey) return found;
    if (this.matches.size >= keptMatches) this.matches.delete(this.matches.keys().next().value ?? '');
    this.matches.set(key, found);
    return found;
  }

  private compute({
    words,
    settings,
    restrictedTo,
    optionalFilters,
  }: TextSearchQuestion): readonly TextMatch[] {
    const layout = new RelevanceLayout(settings.ranking);
    const question = { words, synonyms: this.synonyms(), splitsWords: settings.typoTolerance !== false };
    const matches = this.segments.map(({ segment, alive }) => {
      const filterDigit = missedFilterScore(segment, optionalFilters);
      const costs = this.costsFor(segment.searchable, settings, restrictedTo);
      return matchText(segment, {
        question,
        costs,
        layout,
        minProximity: settings.minProximity,
        alive,
        ...(filterDigit === undefined ? {} : { filterDigit }),
      });
    });
    return withFewestTypos(matches, layout, settings.typoTolerance);
  }

  private costsFor(
    indexed: readonly string[],
    settings: IndexSettings,
    restrictedTo: readonly string[],
  ): PlaceCosts {
    const exactOnly = settings.disableTypoToleranceOnAttributes;
    const key = JSON.stringify([indexed, settings.searchableAttributes, exactOnly, restrictedTo]);
    const known = this.costs.get(key);
    if (known !== undefined) return known;
    const searchable = searchableAttributes(settings.searchableAttributes);
    const isSearched = (name: string) =>
      (searchable.length === 0 || searchable.some(({ attribute }) => attribute === name)) &&
      (restrictedTo.length === 0 || restrictedTo.includes(name));
    const all = placeCosts(indexed, searchable, isSearched);
    const computed = {
      all,
      forTypos:
        exactOnly.length === 0
          ? all
          : placeCosts(indexed, searchable, (name) => isSearched(name) && !exactOnly.includes(name)),
    };
    if (key.length > longestKey) return computed;
    if (this.costs.size >= keptCosts) this.costs.delete(this.costs.keys().next().value ?? '');
    this.costs.set(key, computed);
    return computed;
  }
}

/** "min" keeps the hits with the fewest typing errors of all, "strict" also those with one more. */
function withFewestTypos(
  matches: readonly TextMatch[],
  layout: RelevanceLayout,
  tolerance: IndexSettings['typoTolerance'],
): readonly TextMatch[] {
  if (tolerance !== 'min' && tolerance !== 'strict') return matches;
  const typosIn = ({ keys = new Float64Array(0) }: Candidates) =>
    keys.map((key) => layout.digitOf(key, 'typo'));
  const fewest = matches.reduce(
    (least, { found }) => typosIn(found).reduce((a, b) => Math.min(a, b), least),
    64,
  );
  const most = tolerance === 'min' ? fewest : fewest + 1;
  return matches.map((match) => {
    const typos = typosIn(match.found);
    const isKept = (_: number, index: number) => (typos[index] ?? 0) <= most;
    const { documents, keys } = match.found;
    return { ...match, found: candidates(documents.filter(isKept), keys?.filter(isKept)) };
  });
}
