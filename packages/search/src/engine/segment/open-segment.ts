import { FilterCache } from '../filters/filter-cache.ts';
import type { SegmentImage } from '../segment-image.ts';
import { TypoDictionary } from '../text/typo-dictionary.ts';
import { DocumentStore } from './document-store.ts';
import { FacetColumn } from './facet-column.ts';
import { type NumberColumn, numberColumns } from './number-column.ts';
import { linesElsewhere, linesInMemory } from './record-lines.ts';
import { ScratchArrays } from './scratch-arrays.ts';
import { storedArrays } from './stored-arrays.ts';
import { WordList } from './word-list.ts';

/** A segment image ready to be asked. */
export interface Segment {
  readonly size: number;
  readonly byteLength: number;
  readonly searchable: readonly string[];
  readonly words: WordList;
  readonly typos: TypoDictionary;
  readonly documents: DocumentStore;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Places of strings in their language's order, for the attributes somebody sorts by. */
  readonly sortRanks: ReadonlyMap<string, Uint32Array>;
  readonly filterCache: FilterCache;
  readonly scratch: ScratchArrays;
}

const opened = new WeakMap<SegmentImage, Segment>();

/** An image is opened once, however many indices it takes part in. */
export function openSegment(image: SegmentImage): Segment {
  const known = opened.get(image);
  if (known !== undefined) return known;
  const { header } = image;
  const arrays = storedArrays(image);
  const size = header.documents;
  const words = new WordList(arrays, header.language);
  const facets = header.facets.map((facet, index) => new FacetColumn(arrays, `facet.${index}`, facet, size));
  const segment: Segment = {
    size,
    byteLength: image.buffer.byteLength + (image.records?.bytes.byteLength ?? 0),
    searchable: header.searchable,
    words,
    typos: new TypoDictionary(words.terms, words.withoutDigits),
    documents: new DocumentStore(
      arrays,
      header.attributes,
      image.records ? linesElsewhere(image.records) : linesInMemory(arrays),
    ),
    facets: new Map(facets.map((facet) => [facet.attribute, facet])),
    numbers: numberColumns(arrays, header.numbers, size),
    sortRanks: new Map(header.strings.map((attribute) => [attribute, arrays.u32(`sorted.${attribute}`)])),
    filterCache: new FilterCache(size),
    scratch: new ScratchArrays(size),
  };
  opened.set(image, segment);
  return segment;
}
