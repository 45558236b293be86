import type { NumberHeader } from '../segment-image.ts';
import { addTo, type Bitset, emptyBitset } from './bitset.ts';
import type { StoredArrays } from './stored-arrays.ts';

/** One numeric attribute of a segment. A record without it has NaN. */
export interface NumberColumn {
  at(document: number): number;
  /** The numbers of ascending `documents`. */
  gather(documents: Uint32Array): Float64Array;
  /** Records with at least one number within both ends. */
  within(from: number, to: number): Bitset;
}

export function numberColumns(
  arrays: StoredArrays,
  headers: readonly NumberHeader[],
  size: number,
): ReadonlyMap<string, NumberColumn> {
  const dense = arrays.f64('numbers.dense');
  const documents = arrays.u32('numbers.sparse.documents');
  const values = arrays.f64('numbers.sparse.values');
  return new Map(
    headers.map(({ attribute, dense: isDense, start, length }) => {
      const end = start + length;
      const column = isDense
        ? denseColumn(dense.subarray(start, end))
        : sparseColumn(documents.subarray(start, end), values.subarray(start, end), size);
      return [attribute, column];
    }),
  );
}

function denseColumn(values: Float64Array): NumberColumn {
  return {
    at: (document) => values[document] ?? Number.NaN,
    gather(documents) {
      const gathered = new Float64Array(documents.length);
      for (let index = 0; index < documents.length; index++) {
        gathered[index] = values[documents[index] as number] as number;
      }
      return gathered;
    },
    within(from, to) {
      const bits = emptyBitset(values.length);
      for (let document = 0; document < values.length; document++) {
        const value = values[document] as number;
        if (value >= from && value <= to) addTo(bits, document);
      }
      return bits;
    },
  };
}

/** Pairs in ascending order of record; of several numbers the first is the one to sort by. */
function sparseColumn(owners: Uint32Array, values: Float64Array, size: number): NumberColumn {
  function firstPair(document: number): number {
    let low = 0;
    let high = owners.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((owners[middle] as number) < document) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return {
    at(document) {
      const pair = firstPair(document);
      return owners[pair] === document ? (values[pair] as number) : Number.NaN;
    },
    gather(documents) {
      const gathered = new Float64Array(documents.length).fill(Number.NaN);
      let pair = 0;
      for (let index = 0; index < documents.length; index++) {
        const document = documents[index] as number;
        while ((owners[pair] as number) < document) pair++;
        if (owners[pair] === document) gathered[index] = values[pair] as number;
      }
      return gathered;
    },
    within(from, to) {
      const bits = emptyBitset(size);
      for (let pair = 0; pair < owners.length; pair++) {
        const value = values[pair] as number;
        if (value >= from && value <= to) addTo(bits, owners[pair] as number);
      }
      return bits;
    },
  };
}
