import { languageFor } from '../language/language.ts';
import { pathOf } from './attribute-paths.ts';
import { DocumentCollector, noLine } from './building/document-collector.ts';
import { FacetCollector } from './building/facet-collector.ts';
import { type Meaning, Meanings } from './building/meanings.ts';
import { NumberCollector, type NumberNote } from './building/number-collector.ts';
import { type NotedValues, PostingCollector, type Postings } from './building/posting-collector.ts';
import type { Rows } from './building/rows.ts';
import {
  type SearchableAttribute,
  SearchableStrings,
  searchableLeaves,
} from './building/searchable-strings.ts';
import { type SegmentShape, segmentShape } from './building/segment-shape.ts';
import { SegmentWriter } from './building/segment-writer.ts';
import type { SharedField, SharedFields } from './building/shared-fields.ts';
import { SortRankCollector } from './building/sort-ranks.ts';
import { Vocabulary } from './building/vocabulary.ts';
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
  /** Of who builds several from the same shared fields. */
  readonly vocabulary?: Vocabulary;
}

export const segmentVersion = 2;

/** What is made of the values of an attribute. */
interface AttributeUse {
  readonly numbersIn: (value: unknown) => readonly NumberNote[];
  readonly facets: readonly FacetCollector[];
  readonly sorted: readonly SortRankCollector[];
  readonly searchable: readonly SearchableAttribute[];
}

/** Takes records one by one, so that whoever makes them need not keep them. */
export class SegmentBuilder {
  private readonly shape: SegmentShape;
  private readonly besides: readonly SegmentImage[];
  private readonly documents = new DocumentCollector();
  private readonly numbers = new NumberCollector();
  private readonly vocabulary: Vocabulary;
  private readonly postings: PostingCollector;
  private readonly strings: SearchableStrings;
  private readonly facets: readonly FacetCollector[];
  private readonly sorted: readonly SortRankCollector[];
  private readonly uses = new Map<string, AttributeUse>();
  private readonly meanings = new Meanings((place, value, field) =>
    this.meaningOf(this.documents.attributes[place] ?? '', value, field),
  );
  /** Of the record at hand, by searchable attribute. */
  private readonly words: (NotedValues | undefined)[] = [];

  constructor({ settings, replicas = [], besides = [], vocabulary = new Vocabulary() }: SegmentOptions) {
    this.shape = segmentShape(settings, replicas);
    this.besides = besides;
    this.vocabulary = vocabulary;
    this.postings = new PostingCollector(vocabulary);
    this.strings = new SearchableStrings(this.shape.searchable);
    this.facets = this.shape.facets.map((attribute) => new FacetCollector(attribute));
    this.sorted = this.shape.sorted.map((attribute) => new SortRankCollector(attribute));
  }

  get size(): number {
    return this.documents.size;
  }

  /** Of records given twice the last one counts. Beside its own fields the record has those that are shared. */
  add(record: SearchRecord, shared?: readonly SharedFields[]): void {
    if (this.strings.discovers && this.strings.discover(record, shared)) {
      this.uses.clear();
      this.meanings.forget();
    }
    const numbered = this.documents.add(record, shared);
    const { document, lines, written } = numbered;
    const places = Math.min(written.length, this.documents.attributes.length);
    for (let place = 0; place < places; place++) {
      if (lines[place] !== noLine) this.note(document, this.meanings.of(numbered, place));
    }
    for (const [name, value] of Object.entries(written.others ?? {}))
      this.note(document, this.meaningOf(name, value));
    // In the order of the attributes, whichever the record names first.
    for (let searchable = 0; searchable < this.words.length; searchable++) {
      const noted = this.words[searchable];
      if (noted !== undefined) this.postings.add(document, noted);
      this.words[searchable] = undefined;
    }
  }

  private note(document: number, { numbers, facets, strings, words }: Meaning): void {
    this.numbers.add(document, numbers);
    for (const { facet, numbers } of facets) facet.add(document, numbers);
    for (const { column, number } of strings) column.add(document, number);
    for (const { searchable, noted } of words) this.words[searchable] = noted;
  }

  private meaningOf(name: string, value: unknown, field?: SharedField): Meaning {
    const { numbersIn, facets, sorted, searchable } = this.useOf(name);
    return {
      numbers: numbersIn(value),
      facets: facets.length === 0 ? [] : facets.map((facet) => ({ facet, numbers: facet.numbersOf(value) })),
      strings:
        sorted.length === 0 ? [] : sorted.map((column) => ({ column, number: column.numberOf(value) })),
      words:
        searchable.length === 0
          ? []
          : searchable.map((attribute) => ({
              searchable: attribute.searchable,
              noted: this.wordsOf(attribute, value, field),
            })),
    };
  }

  /** Those of a shared field are read for the first of several segments only. */
  private wordsOf(
    { attribute, path, searchable }: SearchableAttribute,
    value: unknown,
    field: SharedField | undefined,
  ): NotedValues {
    const { vocabulary } = this;
    const noted = field?.noted;
    const isTrue =
      noted?.vocabulary === vocabulary && noted.attribute === attribute && noted.searchable === searchable;
    if (isTrue) return noted.values;
    const values = this.postings.note(searchable, searchableLeaves(value, path));
    if (field !== undefined) field.noted = { values, vocabulary, attribute, searchable };
    return values;
  }

  private useOf(name: string): AttributeUse {
    const known = this.uses.get(name);
    if (known !== undefined) return known;
    const isWithin = ({ attribute }: { readonly attribute: string }) => pathOf(attribute)[0] === name;
    const use = {
      numbersIn: this.numbers.readerFor(name),
      facets: this.facets.filter(isWithin),
      sorted: this.sorted.filter(isWithin),
      searchable: this.strings.within(name),
    };
    this.uses.set(name, use);
    return use;
  }

  finish(): SegmentImage {
    const { shape, documents } = this;
    const writer = new SegmentWriter();
    documents.write(writer);
    const facetHeaders = this.facets.map((facet, index) =>
      facet.write(writer, `facet.${index}`, documents.size),
    );
    const numberHeaders = this.numbers.write(writer, documents.size);
    writeText(writer, this.postings.finish(), documents.size, shape, this.besides);
    const sortedStrings = this.sorted.flatMap((column) => {
      const ranks = column.finish(collatorFor(shape.language), documents.size);
      if (ranks !== undefined) writer.add(`sorted.${column.attribute}`, ranks);
      return ranks === undefined ? [] : [column.attribute];
    });
    const { buffer, arrays } = writer.finish();
    const header = {
      version: segmentVersion,
      documents: documents.size,
      shape: JSON.stringify(shape),
      language: shape.language,
      attributes: documents.attributes,
      searchable: this.strings.attributes,
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
