/** Where one typed array lies within the buffer of an image. */
export interface ArrayPlace {
  readonly kind: 'u8' | 'u16' | 'u32' | 'f64';
  readonly start: number;
  readonly length: number;
}

/** Everything about a segment that is not a long list of numbers; plain JSON. */
export interface SegmentHeader {
  readonly version: number;
  readonly documents: number;
  /** The settings that shaped the arrays, to know when they no longer fit. */
  readonly shape: string;
  readonly language: string;
  readonly arrays: { readonly [name: string]: ArrayPlace };
  /** All attributes of the records, in the order of their lines. */
  readonly attributes: readonly string[];
  readonly searchable: readonly string[];
  readonly facets: readonly FacetHeader[];
  readonly numbers: readonly NumberHeader[];
  readonly strings: readonly string[];
}

export interface FacetHeader {
  readonly attribute: string;
  /** False: one value at most in every record. */
  readonly several: boolean;
  /** True: every value is a number. */
  readonly numeric: boolean;
}

export interface NumberHeader {
  readonly attribute: string;
  /** Dense: a number per record. Sparse: pairs of record and number, also where a record has several. */
  readonly dense: boolean;
  /** Where its numbers lie among those of all such columns. */
  readonly start: number;
  readonly length: number;
}

/** Arrays that are read piece by piece from wherever they lie. */
export interface RecordBytes {
  readonly byteLength: number;
  /** Valid until the next are read. */
  read(start: number, end: number): Buffer;
}

/** The records themselves, where they do not lie in the buffer (`withoutRecords`). */
export interface RecordsElsewhere {
  readonly arrays: SegmentHeader['arrays'];
  readonly bytes: RecordBytes;
}

/** An immutable piece of an index: the header as JSON and the bytes as they are can go to disk or another thread. */
export interface SegmentImage {
  readonly header: SegmentHeader;
  readonly buffer: SharedArrayBuffer;
  readonly records?: RecordsElsewhere;
}
