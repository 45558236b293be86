import type { Segment } from '../segment/open-segment.ts';
import { type Alternative, alternativesOf } from './alternatives.ts';
import { expandWord } from './expand-word.ts';
import { noMatch, typosOf } from './match-cost.ts';
import { phraseSource } from './phrase-source.ts';
import type { QueryWord } from './query-words.ts';
import { applySources, type Source } from './source.ts';
import type { SynonymBook } from './synonym-book.ts';

export interface WordMatch {
  readonly sources: readonly Source[];
  /** Per record the cheapest match, or `noMatch`; borrowed from the segment. */
  readonly best: Uint16Array;
  /** Terms of the segment the word was read as, for highlighting. */
  readonly terms: readonly number[];
  /** Words of longer readings, for highlighting. */
  readonly alsoWords: readonly string[];
}

export interface PlaceCosts {
  readonly all: Uint16Array;
  /** With the attributes where typing errors are not forgiven left out. */
  readonly forTypos: Uint16Array;
}

export interface TextQuestion {
  readonly words: readonly QueryWord[];
  readonly synonyms: SynonymBook;
  /** Whether words may be taken apart and put together. */
  readonly splitsWords: boolean;
}

/** For every word of a query, the records of a segment that meet it in any way. */
export function matchWords(segment: Segment, question: TextQuestion, costs: PlaceCosts): WordMatch[] {
  const { words } = question;
  const readings = words.map(({ word, asPrefix, typos }) => {
    const { sources, terms } = expandWord(segment, { word, asPrefix, typos });
    return { sources: [...sources], terms: [...terms], alsoWords: [] as string[] };
  });
  for (const alternative of alternativesOf(segment, words, question.synonyms, question.splitsWords)) {
    const { sources, terms } = readAlternative(segment, alternative, costs.all);
    if (sources.length === 0) continue;
    for (const reading of readings.slice(alternative.from, alternative.to)) {
      reading.sources.push(...sources);
      reading.terms.push(...terms);
      if (alternative.words.length > 1) reading.alsoWords.push(...alternative.words);
    }
  }
  return readings.map((reading) => {
    const best = segment.scratch.borrow(noMatch);
    applySources(reading.sources, ({ base }) => (typosOf(base) > 0 ? costs.forTypos : costs.all), best);
    return { ...reading, best };
  });
}

function readAlternative(
  segment: Segment,
  alternative: Alternative,
  costs: Uint16Array,
): { sources: readonly Source[]; terms: readonly number[] } {
  const [word, ...others] = alternative.words;
  if (word === undefined) return { sources: [], terms: [] };
  if (others.length === 0) {
    const { asPrefix, typos, kind } = alternative;
    return expandWord(segment, { word, asPrefix, typos: 0, atLeast: { typos, kind } });
  }
  const source = phraseSource(segment, alternative, costs);
  return { sources: source.to === 0 ? [] : [source], terms: [] };
}
