import { languageFor } from '../language/language.ts';
import { DocumentCollector, noLine } from './building/document-collector.ts';
import { FacetCollector } from './building/facet-collector.ts';
import { Meanings } from './building/meanings.ts';
import { NumberCollector } from './building/number-collector.ts';
import { type ListedWords, PostingCollector, type Postings } from './building/posting-collector.ts';
import type { Rows } from './building/rows.ts';
import { type SegmentShape, segmentShape } from './building/segment-shape.ts';
import { SegmentWriter } from './building/segment-writer.ts';
import { SharedRows, spans, withMargin } from './building/shared-rows.ts';
import { SortRankCollector } from './building/sort-ranks.ts';
import type { Meaning } from './building/value-reader.ts';
import { wordFamilies } from './building/word-families.ts';
import { collatorFor } from './collation.ts';
import type { IndexSettings, SearchRecord } from './model.ts';
import { openSegment } from './segment/open-segment.ts';
import { stringTable } from './segment/string-table.ts';
import type { SegmentImage } from './segment-image.ts';

export interface SegmentOptions {
  readonly settings: IndexSettings;
  /** Settings of the replicas: what they sort by must be laid down with the records. */
  readonly replicas?: readonly IndexSettings[];
  /** The segments this one will stand beside; their words help to take compounds apart. */
  readonly besides?: readonly SegmentImage[];
  /** Of who builds several with rows in common, one after the other. */
  readonly rows?: SharedRows;
}

export const segmentVersion = 2;
const none: readonly number[] = [];

/** The words of the record at hand in one attribute: those of a list from one place up to another. */
interface WordsAtHand {
  listed: ListedWords;
  from: number;
  to: number;
}

const noWords: ListedWords = { words: [], places: [] };

/** Takes records one by one, so that whoever makes them need not keep them. */
export class SegmentBuilder {
  private readonly shape: SegmentShape;
  private readonly besides: readonly SegmentImage[];
  private readonly rows: SharedRows;
  private readonly documents: DocumentCollector;
  private readonly numbers: NumberCollector;
  private readonly postings: PostingCollector;
  private readonly facets: readonly FacetCollector[];
  /** By their numbers; undefined where only another segment of the same rows has it. */
  private readonly numberedFacets: (FacetCollector | undefined)[] = [];
  private readonly sorted: ReadonlyMap<string, SortRankCollector>;
  private readonly meanings: Meanings;
  /** By searchable attribute. */
  private readonly words: WordsAtHand[] = [];

  constructor({ settings, replicas = [], besides = [], rows = new SharedRows() }: SegmentOptions) {
    this.shape = segmentShape(settings, replicas);
    rows.prepare(this.shape);
    const { reader } = rows;
    this.besides = besides;
    this.rows = rows;
    this.documents = new DocumentCollector(rows);
    this.meanings = new Meanings(reader);
    this.numbers = new NumberCollector(reader.paths);
    this.postings = new PostingCollector(reader.vocabulary, rows.expected.postings);
    this.sorted = new Map(
      this.shape.sorted.map((attribute) => [attribute, new SortRankCollector(attribute)]),
    );
    this.facets = this.shape.facets.map((attribute) => {
      const values = reader.facetValues(attribute);
      const facet = new FacetCollector(values);
      while (this.numberedFacets.length <= values.number) this.numberedFacets.push(undefined);
      this.numberedFacets[values.number] = facet;
      return facet;
    });
  }

  get size(): number {
    return this.documents.size;
  }

  /** Beside its own fields the record has those of the rows. Of records given twice the last one counts, and of their fields. */
  add(record: SearchRecord, shared: readonly number[] = none): void {
    const isInParts = shared.length > 0 && !this.rows.reader.discovers;
    if (!isInParts || !this.addInParts(record, shared)) this.addInParts(this.whole(record, shared), none);
  }

  /** False, and as if nothing had happened, where two parts say the same attribute. */
  private addInParts(record: SearchRecord, shared: readonly number[]): boolean {
    const { reader } = this.rows;
    if (reader.discovers && reader.discover(record)) this.meanings.forget();
    const numbered = this.documents.add(record, shared);
    if (numbered === undefined) return false;
    const { document, lines, firstNewLine, written } = numbered;
    for (const row of shared) this.noteRow(document, row);
    const places = Math.min(written.length, this.documents.attributes.length);
    for (let place = 0; place < places; place++) {
      const line = lines[place] as number;
      if (line === noLine) continue;
      const name = this.documents.attributes[place] ?? '';
      const value = written.valueAt(place);
      this.note(document, this.meanings.of(line, line >= firstNewLine, place, name, value));
    }
    for (const [name, value] of Object.entries(written.others ?? {}))
      this.note(document, reader.read(name, value));
    this.addWords(document);
    return true;
  }

  private whole(record: SearchRecord, shared: readonly number[]): SearchRecord {
    if (shared.length === 0) return record;
    return Object.assign({}, ...shared.map((row) => this.rows.valuesOf(row)), record);
  }

  private note(document: number, { numbers, facets, strings, words }: Meaning): void {
    for (const { path, value } of numbers) this.numbers.add(document, path, value);
    for (const { facet, values } of facets)
      for (const value of values) this.numberedFacets[facet]?.add(document, value);
    for (const { attribute, string } of strings) this.sorted.get(attribute)?.add(document, string);
    for (const { searchable, noted } of words) this.takeWords(searchable, noted, 0, noted.words.length);
  }

  private noteRow(document: number, row: number): void {
    const { rows } = this;
    rows.refresh(row);
    const facets = rows.facets.withRoomFor(0);
    const values = rows.facetValues.withRoomFor(0);
    const lastFacet = rows.end(row, spans.facets);
    for (let at = rows.start(row, spans.facets); at < lastFacet; at++)
      this.numberedFacets[facets[at] as number]?.add(document, values[at] as number);
    const paths = rows.numberPaths.withRoomFor(0);
    const numbers = rows.numberValues.withRoomFor(0);
    const lastNumber = rows.end(row, spans.numbers);
    for (let at = rows.start(row, spans.numbers); at < lastNumber; at++)
      this.numbers.add(document, paths[at] as number, numbers[at] as number);
    const ranges = rows.wordRanges.withRoomFor(0);
    const lastRange = rows.end(row, spans.words);
    for (let at = rows.start(row, spans.words); at < lastRange; at += 3)
      this.takeWords(
        ranges[at] as number,
        rows.listedWords,
        ranges[at + 1] as number,
        ranges[at + 2] as number,
      );
    for (const { attribute, string } of rows.stringsOf(row))
      this.sorted.get(attribute)?.add(document, string);
  }

  private takeWords(searchable: number, listed: ListedWords, from: number, to: number): void {
    while (this.words.length <= searchable) this.words.push({ listed: noWords, from: 0, to: 0 });
    const words = this.words[searchable] as WordsAtHand;
    words.listed = listed;
    words.from = from;
    words.to = to;
  }

  /** In the order of the attributes, whichever the record names first. */
  private addWords(document: number): void {
    for (const words of this.words) {
      if (words.to > words.from) this.postings.add(document, words.listed, words.from, words.to);
      words.to = words.from;
    }
  }

  /** To be called once. */
  finish(): SegmentImage {
    const { shape, documents } = this;
    const writer = new SegmentWriter();
    documents.write(writer);
    const facetHeaders = this.facets.map((facet, index) =>
      facet.write(writer, `facet.${index}`, documents.size),
    );
    const numberHeaders = this.numbers.write(writer, documents.size);
    this.rows.expected.postings = withMargin(this.postings.size);
    writeText(writer, this.postings.finish(), documents.size, shape, this.besides);
    const sortedStrings = [...this.sorted.values()].flatMap((column) => {
      const ranks = column.finish(collatorFor(shape.language), documents.size);
      if (ranks !== undefined) writer.add(`sorted.${column.attribute}`, ranks);
      return ranks === undefined ? [] : [column.attribute];
    });
    const { buffer, arrays } = writer.finish();
    documents.giveBack();
    const header = {
      version: segmentVersion,
      documents: documents.size,
      shape: JSON.stringify(shape),
      language: shape.language,
      attributes: documents.attributes,
      searchable: this.rows.reader.searchable,
      facets: facetHeaders,
      numbers: numberHeaders,
      strings: sortedStrings,
      arrays,
    };
    return { header, buffer };
  }
}

export function buildSegment(records: Iterable<SearchRecord>, options: SegmentOptions): SegmentImage {
  const builder = new SegmentBuilder(options);
  for (const record of records) builder.add(record);
  return builder.finish();
}

/** False when settings changed in a way that asks for building the segment again. */
export function segmentFits({ header }: SegmentImage, options: SegmentOptions): boolean {
  const shape = segmentShape(options.settings, options.replicas ?? []);
  return header.version === segmentVersion && header.shape === JSON.stringify(shape);
}

function writeText(
  writer: SegmentWriter,
  { terms, starts, documents, places }: Postings,
  size: number,
  shape: SegmentShape,
  besides: readonly SegmentImage[],
): void {
  const others = besides.map(openSegment);
  const isKnownElsewhere = (word: string) => others.some((segment) => segment.words.hasFamily(word));
  const families = wordFamilies(terms, languageFor(shape.language), isKnownElsewhere);
  writer.addStrings('terms', stringTable(terms));
  writer.add('postings.starts', starts);
  writer.addOrdinals('postings.documents', documents, size);
  writer.add('postings.places', places);
  writer.addStrings('stems', stringTable(families.stems));
  writeRows(writer, 'stems.members', families.members);
  writeRows(writer, 'stems.compounds', families.compounds);
  writer.add('terms.withoutDigits', families.withoutDigits);
}

function writeRows(writer: SegmentWriter, name: string, rows: Rows): void {
  writer.add(`${name}.starts`, rows.starts);
  writer.add(`${name}.values`, rows.values);
}
