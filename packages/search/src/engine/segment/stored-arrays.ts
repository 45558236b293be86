import type { ArrayPlace, SegmentImage } from '../segment-image.ts';
import type { StringTable } from './string-table.ts';

/** Views on the arrays of an image, by name. */
export interface StoredArrays {
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  f64(name: string): Float64Array;
  /** Written in the narrower type when every number fits. */
  ordinals(name: string): Uint16Array | Uint32Array;
  strings(name: string): StringTable;
}

export function storedArrays({ header, buffer }: SegmentImage): StoredArrays {
  function place(name: string, kind: ArrayPlace['kind']): ArrayPlace {
    const found = header.arrays[name];
    if (found?.kind !== kind) throw new Error(`The segment has no ${kind} array ${name}`);
    return found;
  }
  function view<A>(
    name: string,
    kind: ArrayPlace['kind'],
    create: new (buffer: SharedArrayBuffer, start: number, length: number) => A,
  ): A {
    const { start, length } = place(name, kind);
    return new create(buffer, start, length);
  }
  const u16 = (name: string) => view(name, 'u16', Uint16Array) as unknown as Uint16Array;
  const u32 = (name: string) => view(name, 'u32', Uint32Array) as unknown as Uint32Array;
  return {
    u8: (name) => view(name, 'u8', Uint8Array),
    u16,
    u32,
    f64: (name) => view(name, 'f64', Float64Array),
    ordinals: (name) => (header.arrays[name]?.kind === 'u16' ? u16(name) : u32(name)),
    strings: (name) => ({ text: u16(`${name}.text`), starts: u32(`${name}.starts`) }),
  };
}
