import type { FacetHeader } from '../segment-image.ts';
import { addTo, type Bitset, emptyBitset } from './bitset.ts';
import type { StoredArrays } from './stored-arrays.ts';
import { allStrings, indexOfString, type StringTable } from './string-table.ts';

/** One facet of a segment: which values each record has, as numbers into a sorted list of values. */
export class FacetColumn {
  readonly attribute: string;
  readonly isNumeric: boolean;
  private readonly size: number;
  private readonly table: StringTable;
  private readonly ordinals: Uint16Array | Uint32Array;
  /** Present where records have several values: where each record's begin. */
  private readonly starts: Uint32Array | undefined;
  private decoded: readonly string[] | undefined;
  private parsed: Float64Array | undefined;

  constructor(arrays: StoredArrays, name: string, header: FacetHeader, size: number) {
    this.attribute = header.attribute;
    this.isNumeric = header.numeric;
    this.size = size;
    this.table = arrays.strings(`${name}.values`);
    this.ordinals = arrays.ordinals(`${name}.ordinals`);
    this.starts = header.several ? arrays.u32(`${name}.starts`) : undefined;
  }

  /** In order of code units. */
  get values(): readonly string[] {
    this.decoded ??= allStrings(this.table);
    return this.decoded;
  }

  get numbers(): Float64Array {
    this.parsed ??= Float64Array.from(this.values, Number);
    return this.parsed;
  }

  /** How many of `documents` have each value. */
  count(documents: Uint32Array): Uint32Array {
    return this.starts === undefined
      ? countSingle(this.ordinals, documents, this.valueCount)
      : countSeveral(this.ordinals, this.starts, documents, this.valueCount);
  }

  documentsWith(value: string): Bitset {
    const bits = emptyBitset(this.size);
    const ordinal = indexOfString(this.table, value);
    if (ordinal >= 0) this.mark(bits, ordinal);
    return bits;
  }

  /** The first value of a record, or -1. */
  firstOf(document: number): number {
    if (this.starts === undefined) return (this.ordinals[document] ?? 0) - 1;
    const start = this.starts[document] ?? 0;
    return start === this.starts[document + 1] ? -1 : (this.ordinals[start] ?? 0);
  }

  private get valueCount(): number {
    return this.table.starts.length - 1;
  }

  private mark(bits: Bitset, ordinal: number): void {
    const { ordinals, starts, size } = this;
    if (starts === undefined) {
      for (let document = 0; document < size; document++) {
        if (ordinals[document] === ordinal + 1) addTo(bits, document);
      }
      return;
    }
    let document = 0;
    for (let at = 0; at < ordinals.length; at++) {
      if (ordinals[at] !== ordinal) continue;
      while ((starts[document + 1] ?? 0) <= at) document++;
      addTo(bits, document);
    }
  }
}

function countSingle(
  ordinals: Uint16Array | Uint32Array,
  documents: Uint32Array,
  values: number,
): Uint32Array {
  const counts = new Uint32Array(values + 1);
  for (let index = 0; index < documents.length; index++) {
    const ordinal = ordinals[documents[index] as number] as number;
    (counts[ordinal] as number)++;
  }
  return counts.subarray(1);
}

function countSeveral(
  ordinals: Uint16Array | Uint32Array,
  starts: Uint32Array,
  documents: Uint32Array,
  values: number,
): Uint32Array {
  const counts = new Uint32Array(values);
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    const end = starts[document + 1] as number;
    for (let at = starts[document] as number; at < end; at++) (counts[ordinals[at] as number] as number)++;
  }
  return counts;
}
