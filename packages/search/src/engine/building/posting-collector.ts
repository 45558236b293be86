import { visitWords } from '../../language/tokenise.ts';
import { gapBetweenValues, mostAttributes, placeOf } from '../text/place.ts';
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

/** The words of a value, or of a sentence of it. */
interface NotedText {
  /** In their order; those that several are joined to stand behind them. */
  readonly words: readonly number[];
  /** Where each stands, counted from the first. */
  readonly positions: readonly number[];
  readonly tokens: number;
  /** The last one is all the others joined. */
  readonly isJoined: boolean;
}

/** The words of all values that one attribute of a record has. */
export interface NotedValues {
  readonly words: readonly number[];
  readonly places: readonly number[];
}

/** Labels, names of categories and many a sentence come back in thousands of records; what is longer hardly does. */
const longestRemembered = 160;
const mostRemembered = 20_000;
/** No word goes beyond it, whatever stands before and after. */
const endOfSentence = '. ';

/** Notes every word of every record and sorts the notes by word in the end. */
export class PostingCollector {
  private readonly vocabulary: Vocabulary;
  private readonly words = growableU32();
  private readonly documents = growableU32();
  private readonly places = growableU16();
  private readonly remembered = new Map<string, NotedText>();
  /** What a list holds is copied from here, so that it is as long as it must be. */
  private readonly scratch = { words: [] as number[], numbers: [] as number[] };

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** `values` are the strings of one attribute of one record, or of several that say the same. */
  note(attribute: number, values: readonly string[]): NotedValues {
    const shared = Math.min(attribute, mostAttributes - 1);
    const { words: noted, numbers: places } = this.scratch;
    let count = 0;
    let position = 0;
    for (const value of values) {
      const texts = this.textsOf(value);
      for (const { words, positions, tokens, isJoined } of texts) {
        const isOnly = texts.length === 1;
        for (let index = 0; index < words.length; index++) {
          const isWhole = isOnly && (tokens === 1 || (isJoined && index === tokens));
          noted[count] = words[index] as number;
          places[count] = placeOf(shared, position + (positions[index] as number), isWhole);
          count += 1;
        }
        position += tokens;
      }
      position += gapBetweenValues;
    }
    return { words: noted.slice(0, count), places: places.slice(0, count) };
  }

  add(document: number, { words, places }: NotedValues): void {
    const count = words.length;
    const start = this.words.length;
    const allWords = this.words.withRoomFor(count);
    const allPlaces = this.places.withRoomFor(count);
    const allDocuments = this.documents.withRoomFor(count);
    for (let index = 0; index < count; index++) {
      allWords[start + index] = words[index] as number;
      allPlaces[start + index] = places[index] as number;
      allDocuments[start + index] = document;
    }
    this.words.take(count);
    this.places.take(count);
    this.documents.take(count);
  }

  finish(): Postings {
    const { vocabulary } = this;
    const words = this.words.view();
    const isUsed = new Uint8Array(vocabulary.size);
    for (let index = 0; index < words.length; index++) isUsed[words[index] as number] = 1;
    const terms: string[] = [];
    const rankOf = new Uint32Array(vocabulary.size);
    for (const number of vocabulary.inOrder())
      if (isUsed[number] === 1) rankOf[number] = terms.push(vocabulary.wordAt(number)) - 1;
    return { terms, ...sortedByTerm(words, this.documents.view(), this.places.view(), rankOf, terms.length) };
  }

  /** Those without a word are left out. */
  private textsOf(value: string): readonly NotedText[] {
    const texts: NotedText[] = [];
    for (let start = 0; start < value.length; ) {
      const end = value.indexOf(endOfSentence, start);
      const text = this.textOf(end < 0 ? value.slice(start) : value.slice(start, end));
      if (text.tokens > 0) texts.push(text);
      start = end < 0 ? value.length : end + endOfSentence.length;
    }
    return texts;
  }

  private textOf(text: string): NotedText {
    if (text.length > longestRemembered) return this.read(text);
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const read = this.read(text);
    if (this.remembered.size < mostRemembered) this.remembered.set(text, read);
    return read;
  }

  /** "PC-550-BLK" is also one word, "pc550blk", found where it begins. */
  private read(text: string): NotedText {
    const words: number[] = [];
    const positions: number[] = [];
    let tokens = 0;
    let chain = '';
    let chained = 0;
    const endChain = () => {
      if (chained < 2) return;
      words.push(this.vocabulary.numberOf(chain));
      positions.push(tokens - chained);
    };
    visitWords(text, (word, joined) => {
      if (!joined) {
        endChain();
        chain = '';
        chained = 0;
      }
      words.push(this.vocabulary.numberOf(word));
      positions.push(tokens);
      tokens += 1;
      chain = chained === 0 ? word : chain + word;
      chained += 1;
    });
    endChain();
    return { words, positions, tokens, isJoined: chained > 1 && chained === tokens };
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
