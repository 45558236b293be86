import { languageFor } from '../language/language.ts';
import { DocumentCollector } from './building/document-collector.ts';
import { FacetCollector } from './building/facet-collector.ts';
import { NumberCollector } from './building/number-collector.ts';
import { PostingCollector, type Postings } from './building/posting-collector.ts';
import type { Rows } from './building/rows.ts';
import { SearchableStrings } from './building/searchable-strings.ts';
import { type SegmentShape, segmentShape } from './building/segment-shape.ts';
import { SegmentWriter } from './building/segment-writer.ts';
import { SortRankCollector } from './building/sort-ranks.ts';
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
}

export const segmentVersion = 2;

/** Records given twice: the last one counts. */
export function buildSegment(records: Iterable<SearchRecord>, options: SegmentOptions): SegmentImage {
  const shape = segmentShape(options.settings, options.replicas ?? []);
  const documents = new DocumentCollector();
  const numbers = new NumberCollector();
  const postings = new PostingCollector();
  const strings = new SearchableStrings(shape.searchable);
  const facets = shape.facets.map((attribute) => new FacetCollector(attribute));
  const sorted = shape.sorted.map((attribute) => new SortRankCollector(attribute));
  for (const record of records) {
    const document = documents.add(record);
    numbers.add(document, record);
    strings.visit(record, (attribute, values) => postings.add(document, attribute, values));
    for (const facet of facets) facet.add(record);
    for (const column of sorted) column.add(record);
  }

  const writer = new SegmentWriter();
  documents.write(writer);
  const facetHeaders = facets.map((facet, index) => facet.write(writer, `facet.${index}`));
  const numberHeaders = numbers.write(writer, documents.size);
  writeText(writer, postings.finish(), documents.size, shape, options.besides ?? []);
  const sortedStrings = sorted.flatMap((column) => {
    const ranks = column.finish(collatorFor(shape.language));
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
    searchable: strings.attributes,
    facets: facetHeaders,
    numbers: numberHeaders,
    strings: sortedStrings,
    arrays,
  };
  return { header, buffer };
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
