import type { StringTable } from '../segment/string-table.ts';
import type { ArrayPlace } from '../segment-image.ts';

export type StoredArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Collects named arrays and lays them side by side in one shared buffer. */
export class SegmentWriter {
  private readonly arrays = new Map<string, StoredArray>();

  add(name: string, array: StoredArray): void {
    this.arrays.set(name, array);
  }

  /** Numbers below `count`, in the narrower type when all of them fit. */
  addOrdinals(name: string, numbers: Uint32Array, count: number): void {
    this.add(name, count <= 0xffff ? new Uint16Array(numbers) : numbers);
  }

  addStrings(name: string, table: StringTable): void {
    this.add(`${name}.text`, table.text);
    this.add(`${name}.starts`, table.starts);
  }

  finish(): { buffer: SharedArrayBuffer; arrays: Record<string, ArrayPlace> } {
    const places: Record<string, ArrayPlace> = {};
    let size = 0;
    for (const [name, array] of this.arrays) {
      places[name] = { kind: kindOf(array), start: size, length: array.length };
      size += Math.ceil(array.byteLength / 8) * 8;
    }
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (const [name, array] of this.arrays) {
      bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), places[name]?.start ?? 0);
    }
    return { buffer, arrays: places };
  }
}

function kindOf(array: StoredArray): ArrayPlace['kind'] {
  if (array instanceof Uint8Array) return 'u8';
  if (array instanceof Uint16Array) return 'u16';
  return array instanceof Uint32Array ? 'u32' : 'f64';
}
