import { type Token, tokenise } from '../../language/tokenise.ts';
import { gapBetweenValues, mostAttributes, placeOf } from '../text/place.ts';
import { growableU16, growableU32 } from './growable-array.ts';

export interface Postings {
  /** In order of code units. */
  readonly terms: readonly string[];
  /** Where the occurrences of each term begin, and one more. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly places: Uint16Array;
}

/** Notes every word of every record and sorts the notes by word in the end. */
export class PostingCollector {
  private readonly numbers = new Map<string, number>();
  private readonly words = growableU32();
  private readonly documents = growableU32();
  private readonly places = growableU16();

  /** `values` are the strings of one attribute of one record. */
  add(document: number, attribute: number, values: readonly string[]): void {
    const shared = Math.min(attribute, mostAttributes - 1);
    let position = 0;
    for (const value of values) {
      const tokens = tokenise(value);
      const isWhole = tokens.length === 1;
      tokens.forEach((token, index) => {
        this.note(token.word, document, placeOf(shared, position + index, isWhole));
        const joined = joinedFrom(tokens, index);
        if (joined === undefined) return;
        const joinsAll = joined.count === tokens.length;
        this.note(joined.word, document, placeOf(shared, position + index, joinsAll));
      });
      position += tokens.length + gapBetweenValues;
    }
  }

  finish(): Postings {
    const terms = [...this.numbers.keys()].sort(byCodeUnits);
    const rankOf = new Uint32Array(terms.length);
    terms.forEach((term, rank) => {
      rankOf[this.numbers.get(term) ?? 0] = rank;
    });
    return { terms, ...sortedByTerm(this.words.view(), this.documents.view(), this.places.view(), rankOf) };
  }

  private note(word: string, document: number, place: number): void {
    let number = this.numbers.get(word);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(word, number);
    }
    this.words.push(number);
    this.documents.push(document);
    this.places.push(place);
  }
}

/** "PC-550-BLK" is also one word, "pc550blk", found where it begins. */
function joinedFrom(tokens: readonly Token[], index: number): { word: string; count: number } | undefined {
  if (tokens[index]?.joined || !tokens[index + 1]?.joined) return undefined;
  let end = index + 1;
  while (tokens[end]?.joined) end++;
  const word = tokens.slice(index, end).reduce((text, token) => text + token.word, '');
  return { word, count: end - index };
}

/** Counting sort: it keeps the records of each term in ascending order, as they came. */
function sortedByTerm(words: Uint32Array, documents: Uint32Array, places: Uint16Array, rankOf: Uint32Array) {
  const starts = new Uint32Array(rankOf.length + 1);
  for (const word of words) {
    const next = (rankOf[word] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let term = 0; term < rankOf.length; term++)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const free = starts.slice();
  const sortedDocuments = new Uint32Array(documents.length);
  const sortedPlaces = new Uint16Array(places.length);
  for (let index = 0; index < words.length; index++) {
    const term = rankOf[words[index] ?? 0] ?? 0;
    const at = free[term] ?? 0;
    free[term] = at + 1;
    sortedDocuments[at] = documents[index] ?? 0;
    sortedPlaces[at] = places[index] ?? 0;
  }
  return { starts, documents: sortedDocuments, places: sortedPlaces };
}

export function byCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
