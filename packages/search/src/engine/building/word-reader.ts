import { visitWords } from '../../language/tokenise.ts';
import { gapBetweenValues, mostAttributes, placeOf } from '../text/place.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** Reads the words of values, and those that come back only once. */
export class WordReader {
  private readonly vocabulary: Vocabulary;
  private remembered = new Map<string, NotedText>();
  /** What a list holds is copied from here, so that it is as long as it must be. */
  private readonly scratch = { words: [] as number[], numbers: [] as number[] };

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Other texts come back in another segment. */
  forget(): void {
    this.remembered = new Map();
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
