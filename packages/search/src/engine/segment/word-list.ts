import { type Language, languageFor } from '../../language/language.ts';
import type { StoredArrays } from './stored-arrays.ts';
import { indexOfString, prefixRange, type StringTable, stringAt } from './string-table.ts';

/** Occurrences `from` up to, not including, `to` of a segment's postings. */
export interface PostingRange {
  readonly from: number;
  readonly to: number;
}

/** The terms of a segment, where they occur, and which of them belong together. */
export class WordList {
  readonly language: Language;
  readonly terms: StringTable;
  readonly documents: Uint16Array | Uint32Array;
  readonly places: Uint16Array;
  /** The terms typing errors may lead to, in order. */
  readonly withoutDigits: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly stems: StringTable;
  private readonly members: { starts: Uint32Array; values: Uint32Array };
  private readonly compounds: { starts: Uint32Array; values: Uint32Array };

  constructor(arrays: StoredArrays, language: string) {
    this.language = languageFor(language);
    this.terms = arrays.strings('terms');
    this.starts = arrays.u32('postings.starts');
    this.documents = arrays.ordinals('postings.documents');
    this.places = arrays.u16('postings.places');
    this.withoutDigits = arrays.u32('terms.withoutDigits');
    this.stems = arrays.strings('stems');
    this.members = { starts: arrays.u32('stems.members.starts'), values: arrays.u32('stems.members.values') };
    this.compounds = {
      starts: arrays.u32('stems.compounds.starts'),
      values: arrays.u32('stems.compounds.values'),
    };
  }

  /** -1 when no record has the word. */
  termOf(word: string): number {
    return indexOfString(this.terms, word);
  }

  textOf(term: number): string {
    return stringAt(this.terms, term);
  }

  occurrencesOf(term: number): PostingRange {
    return { from: this.starts[term] ?? 0, to: this.starts[term + 1] ?? 0 };
  }

  /** Terms are sorted and so are their occurrences: those of all terms with one beginning lie together. */
  occurrencesOfPrefix(prefix: string): PostingRange {
    const { from, to } = prefixRange(this.terms, prefix);
    return { from: this.starts[from] ?? 0, to: this.starts[to] ?? 0 };
  }

  /** The terms with the same stem as `word`. */
  familyOf(word: string): Uint32Array {
    return this.rowOf(this.members, word);
  }

  hasFamily(word: string): boolean {
    return this.familyOf(word).length > 0;
  }

  /** The compounds one of whose parts has the same stem as `word`. */
  compoundsWith(word: string): Uint32Array {
    return this.rowOf(this.compounds, word);
  }

  private rowOf({ starts, values }: { starts: Uint32Array; values: Uint32Array }, word: string): Uint32Array {
    const stem = indexOfString(this.stems, this.language.stem(word));
    return stem < 0 ? values.subarray(0, 0) : values.subarray(starts[stem], starts[stem + 1]);
  }
}
