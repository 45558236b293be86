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

/** The words of a value, or of a sentence of it. */
interface NotedText {
  readonly words: readonly number[];
  /** Where each stands, counted from the first. */
  readonly positions: readonly number[];
  /** Whether it is all there is. */
  readonly wholes: readonly boolean[];
  readonly tokens: number;
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
  private readonly numbers = new Map<string, number>();
  private readonly words = growableU32();
  private readonly documents = growableU32();
  private readonly places = growableU16();
  private readonly remembered = new Map<string, NotedText>();

  /** `values` are the strings of one attribute of one record, or of several that say the same. */
  note(attribute: number, values: readonly string[]): NotedValues {
    const shared = Math.min(attribute, mostAttributes - 1);
    const noted = { words: [] as number[], places: [] as number[] };
    let position = 0;
    for (const value of values) {
      const texts = this.textsOf(value);
      for (const { words, positions, wholes, tokens } of texts) {
        for (let index = 0; index < words.length; index++) {
          const isWhole = texts.length === 1 && wholes[index] === true;
          noted.words.push(words[index] as number);
          noted.places.push(placeOf(shared, position + (positions[index] as number), isWhole));
        }
        position += tokens;
      }
      position += gapBetweenValues;
    }
    return noted;
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
    const terms = [...this.numbers.keys()].sort(byCodeUnits);
    const rankOf = new Uint32Array(terms.length);
    terms.forEach((term, rank) => {
      rankOf[this.numbers.get(term) ?? 0] = rank;
    });
    return { terms, ...sortedByTerm(this.words.view(), this.documents.view(), this.places.view(), rankOf) };
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

  private read(text: string): NotedText {
    const words: number[] = [];
    const positions: number[] = [];
    const wholes: boolean[] = [];
    const tokens = tokenise(text);
    for (let index = 0; index < tokens.length; index++) {
      words.push(this.numberOf((tokens[index] as Token).word));
      positions.push(index);
      wholes.push(tokens.length === 1);
      const joined = joinedFrom(tokens, index);
      if (joined === undefined) continue;
      words.push(this.numberOf(joined.word));
      positions.push(index);
      wholes.push(joined.count === tokens.length);
    }
    return { words, positions, wholes, tokens: tokens.length };
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
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
