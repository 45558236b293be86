import { type Candidates, candidates } from '../candidates.ts';
import { attributeDigit, type RelevanceLayout } from '../ranking/relevance.ts';
import type { Bitset } from '../segment/bitset.ts';
import { isIn } from '../segment/bitset.ts';
import type { Segment } from '../segment/open-segment.ts';
import { costPositionOf, isPartOfValue, kindOf, matchKinds, noMatch, rankOf, typosOf } from './match-cost.ts';
import { matchWords, type PlaceCosts, type TextQuestion, type WordMatch } from './match-words.ts';
import { proximities } from './proximity.ts';

/** The records of one segment that answer a text, each with its relevance. */
export interface TextMatch {
  /** With keys. */
  readonly found: Candidates;
  readonly readings: readonly Pick<WordMatch, 'terms' | 'alsoWords'>[];
}

export interface MatchTextOptions {
  readonly question: TextQuestion;
  readonly costs: PlaceCosts;
  readonly layout: RelevanceLayout;
  readonly minProximity: number;
  readonly alive: Bitset;
  /** What optional filters leave to be wished for, per record. */
  readonly filterDigit?: (document: number) => number;
}

export function matchText(segment: Segment, options: MatchTextOptions): TextMatch {
  const { question, costs, layout, minProximity, alive, filterDigit } = options;
  const matches = matchWords(segment, question, costs);
  const best = matches.map((match) => match.best);
  const required = best.filter((_, index) => !question.words[index]?.isOptional);
  const documents = documentsWith(segment, required.length > 0 ? required : [anyOf(segment, best)], alive);
  const near = layout.weights.proximity > 0 && matches.length > 1;
  const distances = near
    ? proximities(matches, documents, {
        ownerOf: segment.scratch.owners(),
        isSearched: (place) => costs.all[place] !== noMatch,
        // What was written together, as article numbers are, means what stands together.
        leastAt: (word) => (question.words[word]?.joined ? 1 : minProximity),
      })
    : undefined;
  const keys = new Float64Array(documents.length);
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    const filters = filterDigit === undefined ? 0 : filterDigit(document);
    const proximity = distances === undefined ? 0 : (distances[index] as number);
    keys[index] = keyOf(best, document, layout, proximity, filters);
  }
  for (const array of new Set([...best, ...required])) segment.scratch.giveBack(array);
  return {
    found: candidates(documents, keys),
    readings: matches.map(({ terms, alsoWords }) => ({ terms, alsoWords })),
  };
}

function keyOf(
  best: readonly Uint16Array[],
  document: number,
  layout: RelevanceLayout,
  proximity: number,
  filters: number,
): number {
  let typo = 0;
  let words = 0;
  let ranks = 0;
  let earliest = 31;
  let exact = 0;
  for (let word = 0; word < best.length; word++) {
    const cost = (best[word] as Uint16Array)[document] as number;
    if (cost === noMatch) {
      words++;
      continue;
    }
    typo += typosOf(cost);
    ranks += rankOf(cost);
    exact += kindOf(cost);
    const position = costPositionOf(cost);
    if (position < earliest) earliest = position;
    // A single word that is all of a value says exactly what was asked for.
    if (best.length === 1 && (isPartOfValue(cost) || kindOf(cost) !== matchKinds.exact)) exact++;
  }
  return layout.keyOf(typo, words, filters, proximity, attributeDigit(ranks, earliest), exact);
}

/** The living records that every one of the words is found in. */
function documentsWith(segment: Segment, words: readonly Uint16Array[], alive: Bitset): Uint32Array {
  const [first, ...others] = words;
  const found = segment.scratch.list();
  let length = 0;
  if (first === undefined) return found.slice(0, 0);
  for (let document = 0; document < first.length; document++) {
    if (first[document] !== noMatch) found[length++] = document;
  }
  for (const other of others) {
    const before = length;
    length = 0;
    for (let index = 0; index < before; index++) {
      const document = found[index] as number;
      if (other[document] !== noMatch) found[length++] = document;
    }
  }
  const living = new Uint32Array(length);
  let count = 0;
  for (let index = 0; index < length; index++) {
    const document = found[index] as number;
    if (isIn(alive, document)) living[count++] = document;
  }
  return count === length ? living : living.slice(0, count);
}

/** The cheapest of all words' matches, record by record. */
function anyOf({ scratch }: Segment, words: readonly Uint16Array[]): Uint16Array {
  const least = scratch.borrow(noMatch);
  for (const word of words) {
    for (let document = 0; document < least.length; document++) {
      if ((word[document] as number) < (least[document] as number))
        least[document] = word[document] as number;
    }
  }
  return least;
}
