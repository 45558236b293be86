import { growableU16, growableU32 } from './growable-array.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Postings {
  /** In order of code units. */
  readonly terms: readonly string[];
  /** Where the occurrences of each term begin, and one more. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly places: Uint16Array;
}

/** Words and where each stands. */
export interface ListedWords {
  readonly words: ArrayLike<number>;
  readonly places: ArrayLike<number>;
}

/** Notes every word of every record and sorts the notes by word in the end. */
export class PostingCollector {
  private readonly vocabulary: Vocabulary;
  private readonly words: ReturnType<typeof growableU32>;
  private readonly documents: ReturnType<typeof growableU32>;
  private readonly places: ReturnType<typeof growableU16>;

  constructor(vocabulary: Vocabulary, expected = 0) {
    this.vocabulary = vocabulary;
    this.words = growableU32(expected);
    this.documents = growableU32(expected);
    this.places = growableU16(expected);
  }

  /** How many words have been noted. */
  get size(): number {
    return this.words.length;
  }

  /** All of these words, or those from one place up to another. */
  add(document: number, { words, places }: ListedWords, from = 0, to = words.length): void {
    const count = to - from;
    const start = this.words.length;
    const allWords = this.words.withRoomFor(count);
    const allPlaces = this.places.withRoomFor(count);
    const allDocuments = this.documents.withRoomFor(count);
    for (let index = 0; index < count; index++) {
      allWords[start + index] = words[from + index] as number;
      allPlaces[start + index] = places[from + index] as number;
      allDocuments[start + index] = document;
    }
    this.words.take(count);
    this.places.take(count);
    this.documents.take(count);
  }

  /** To be called once. */
  finish(): Postings {
    const { vocabulary } = this;
    const words = this.words.view();
    const isUsed = new Uint8Array(vocabulary.size);
    for (let index = 0; index < words.length; index++) isUsed[words[index] as number] = 1;
    const terms: string[] = [];
    const rankOf = new Uint32Array(vocabulary.size);
    for (const number of vocabulary.inOrder())
      if (isUsed[number] === 1) rankOf[number] = terms.push(vocabulary.wordAt(number)) - 1;
    const sorted = sortedByTerm(words, this.documents.view(), this.places.view(), rankOf, terms.length);
    for (const array of [this.words, this.documents, this.places]) array.giveBack();
    return { terms, ...sorted };
  }
}

/** Counting sort: it keeps the records of each term in ascending order, as they came. */
function sortedByTerm(
  words: Uint32Array,
  documents: Uint32Array,
  places: Uint16Array,
  rankOf: Uint32Array,
  terms: number,
) {
  const starts = new Uint32Array(terms + 1);
  // By index, here and below: an iterator makes an object for each of millions.
  for (let index = 0; index < words.length; index++) {
    const next = (rankOf[words[index] ?? 0] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let term = 0; term < terms; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
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
