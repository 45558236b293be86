import { parsedJson, setOwn, writtenJson } from '../document-text.ts';
import { growableF64, growableU8, growableU16, growableU32 } from './growable-array.ts';
import { LineTable } from './line-table.ts';
import { Meanings } from './meanings.ts';
import type { ListedWords } from './posting-collector.ts';
import type { SegmentShape } from './segment-shape.ts';
import { type Meaning, type StringNote, ValueReader } from './value-reader.ts';

const mostRememberedLines = 1_048_576;
const none: readonly StringNote[] = [];

/** What is a little more than the last time does not have to be moved to twice the room. */
export const withMargin = (count: number): number => Math.ceil(count * 1.1);

/** Where in the lists a row has its fields, and what follows from them; each from the first up to, not including, the second. */
export const spans = { fields: 0, facets: 2, numbers: 4, words: 6 } as const;
const spansPerRow = 8;

/**
 * Fields that many records have together, of one segment or of several that are built one after the other: written once, and read once for
 * what facets, numbers, orders and words follow from them. Everything lies in long lists of numbers, of which a row has a part: as objects
 * for each of them garbage collection would visit them all.
 */
export class SharedRows {
  readonly reader = new ValueReader();
  readonly lines = new LineTable(mostRememberedLines);
  /** As much as the segment before had: lists that are as long from the beginning need not grow. */
  readonly expected = { postings: 0, entries: 0, lineBytes: 0 };
  /** Of attributes. */
  readonly names: string[] = [];
  readonly fieldNames = growableU32();
  readonly fieldLines = growableU32();
  readonly facets = growableU32();
  readonly facetValues = growableU32();
  readonly numberPaths = growableU32();
  readonly numberValues = growableF64();
  /** Three for each: the searchable attribute and where its words are. */
  readonly wordRanges = growableU32();
  readonly words = growableU32();
  readonly wordPlaces = growableU16();
  private readonly spans = growableU32();
  private readonly strings = new Map<number, readonly StringNote[]>();
  private latestWords: ListedWords = { words: [], places: [] };
  private readonly isStale = growableU8();
  private readonly numbers = new Map<string, number>();
  private readonly meanings = new Meanings(this.reader);

  get size(): number {
    return this.isStale.length;
  }

  /** To be called for every segment before its first record. */
  prepare(shape: SegmentShape): void {
    const fresh = this.reader.prepare(shape);
    if (fresh.size === 0) return;
    this.meanings.forget();
    const isFresh = this.names.map((name) => fresh.has(name));
    const names = this.fieldNames.view();
    for (let row = 0; row < this.size; row++) {
      const end = this.end(row, spans.fields);
      for (let at = this.start(row, spans.fields); at < end; at++)
        if (isFresh[names[at] as number]) this.isStale.set(row, 1);
    }
  }

  /** A new row of these values. */
  add(values: Readonly<Record<string, unknown>>): number {
    const row = this.size;
    const place = row * spansPerRow;
    for (let span = 0; span < spansPerRow; span++) this.spans.push(0);
    this.isStale.push(0);
    this.spans.set(place + spans.fields, this.fieldNames.length);
    const read: Meaning[] = [];
    for (const name of Object.keys(values)) {
      const text = writtenJson(values[name]);
      if (text === undefined) continue;
      const number = this.numberOf(name);
      const before = this.lines.count;
      const line = this.lines.numberOf(text);
      this.fieldNames.push(number);
      this.fieldLines.push(line);
      read.push(this.meanings.of(line, line === before, number, name, values[name]));
    }
    this.spans.set(place + spans.fields + 1, this.fieldNames.length);
    this.note(row, read);
    return row;
  }

  /** What a row says. */
  valuesOf(row: number): Readonly<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const at of this.fieldsOf(row)) setOwn(values, this.nameAt(at), this.valueAt(at));
    return values;
  }

  start(row: number, span: number): number {
    return this.spans.at(row * spansPerRow + span);
  }

  end(row: number, span: number): number {
    return this.spans.at(row * spansPerRow + span + 1);
  }

  /** Until the next row is added. */
  get listedWords(): ListedWords {
    if (this.latestWords.words.length !== this.words.length)
      this.latestWords = { words: this.words.view(), places: this.wordPlaces.view() };
    return this.latestWords;
  }

  stringsOf(row: number): readonly StringNote[] {
    return this.strings.size === 0 ? none : (this.strings.get(row) ?? none);
  }

  /** To be called before what follows from a row is looked at: since it was made, more may be made of its attributes. */
  refresh(row: number): void {
    if (this.isStale.at(row) === 0) return;
    this.isStale.set(row, 0);
    this.note(
      row,
      this.fieldsOf(row).map((at) => this.reader.read(this.nameAt(at), this.valueAt(at))),
    );
  }

  private fieldsOf(row: number): number[] {
    const start = this.start(row, spans.fields);
    return Array.from({ length: this.end(row, spans.fields) - start }, (_, index) => start + index);
  }

  private nameAt(at: number): string {
    return this.names[this.fieldNames.at(at)] ?? '';
  }

  private valueAt(at: number): unknown {
    return parsedJson(this.lines.textOf(this.fieldLines.at(at)));
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  private note(row: number, read: readonly Meaning[]): void {
    const place = row * spansPerRow;
    this.spans.set(place + spans.facets, this.facets.length);
    this.spans.set(place + spans.numbers, this.numberPaths.length);
    this.spans.set(place + spans.words, this.wordRanges.length);
    for (const meaning of read) this.noteMeaning(meaning);
    this.spans.set(place + spans.facets + 1, this.facets.length);
    this.spans.set(place + spans.numbers + 1, this.numberPaths.length);
    this.spans.set(place + spans.words + 1, this.wordRanges.length);
    const strings = read.flatMap((meaning) => meaning.strings);
    if (strings.length > 0) this.strings.set(row, strings);
  }

  private noteMeaning({ facets, numbers, words }: Meaning): void {
    for (const { facet, values } of facets) {
      for (const value of values) {
        this.facets.push(facet);
        this.facetValues.push(value);
      }
    }
    for (const { path, value } of numbers) {
      this.numberPaths.push(path);
      this.numberValues.push(value);
    }
    for (const { searchable, noted } of words) {
      this.wordRanges.push(searchable);
      this.wordRanges.push(this.words.length);
      for (const word of noted.words) this.words.push(word);
      for (const place of noted.places) this.wordPlaces.push(place);
      this.wordRanges.push(this.words.length);
    }
  }
}
