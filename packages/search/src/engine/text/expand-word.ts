import { limits } from '../limits.ts';
import type { Segment } from '../segment/open-segment.ts';
import { baseCost, type MatchKind, matchKinds } from './match-cost.ts';
import type { Source } from './source.ts';
import type { TypoMatch } from './typo-dictionary.ts';

export interface WordReading {
  readonly word: string;
  readonly asPrefix: boolean;
  /** The most typing errors to forgive. */
  readonly typos: number;
  /** What the reading costs before anything is found, as for a correction known to be one. */
  readonly atLeast?: { readonly typos: number; readonly kind: MatchKind };
}

export interface Expansion {
  readonly sources: readonly Source[];
  /** The terms found, other than by prefix. */
  readonly terms: readonly number[];
}

/** All terms of a segment that may be meant by a word, with the price of each. */
export function expandWord({ words, typos }: Segment, reading: WordReading): Expansion {
  const sources: Source[] = [];
  const terms: number[] = [];
  const { word, asPrefix, atLeast = { typos: 0, kind: matchKinds.exact } } = reading;
  const priced = (errors: number, kind: MatchKind) =>
    baseCost(Math.min(errors + atLeast.typos, 2), kind > atLeast.kind ? kind : atLeast.kind);

  function add(range: { from: number; to: number }, base: number): void {
    if (range.from < range.to)
      sources.push({ ...range, base, documents: words.documents, places: words.places });
  }
  function addTerm(term: number, base: number): void {
    terms.push(term);
    add(words.occurrencesOf(term), base);
  }

  const exact = words.termOf(word);
  if (exact >= 0) addTerm(exact, priced(0, matchKinds.exact));
  for (const term of words.familyOf(word)) if (term !== exact) addTerm(term, priced(0, matchKinds.form));
  if (asPrefix) add(words.occurrencesOfPrefix(word), priced(0, matchKinds.prefix));
  for (const term of words.compoundsWith(word)) addTerm(term, priced(0, matchKinds.part));
  if (reading.typos > 0) {
    const matches: TypoMatch[] = [];
    typos.walk(word, reading.typos, asPrefix, (match) => matches.push(match));
    for (const match of nearest(matches)) addTerm(match.term, priced(match.typos, matchKinds.exact));
  }
  return { sources, terms };
}

function nearest(matches: TypoMatch[]): readonly TypoMatch[] {
  if (matches.length <= limits.typoTerms) return matches;
  return matches
    .sort((left, right) => left.typos - right.typos || left.term - right.term)
    .slice(0, limits.typoTerms);
}
