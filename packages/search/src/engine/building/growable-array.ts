type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that doubles as it fills up. */
export class GrowableArray<A extends NumberArray> {
  length = 0;
  private readonly create: (length: number) => A;
  private values: A;

  constructor(create: (length: number) => A, capacity = 1024) {
    this.create = create;
    this.values = create(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.withRoomFor(1);
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index] as number;
  }

  /** In the part in use. */
  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** The part in use; valid until the next push. */
  view(): A {
    return this.values.subarray(0, this.length) as A;
  }

  /** Everything, with room for `count` more values behind the part in use; `take` says how many were written. */
  withRoomFor(count: number): A {
    if (this.length + count > this.values.length) {
      const grown = this.create(Math.max(this.values.length * 2, this.length + count));
      grown.set(this.values);
      this.values = grown;
    }
    return this.values;
  }

  take(count: number): void {
    this.length += count;
  }
}

export const growableU8 = () => new GrowableArray((length) => new Uint8Array(length));
export const growableU16 = () => new GrowableArray((length) => new Uint16Array(length));
export const growableU32 = () => new GrowableArray((length) => new Uint32Array(length));
export const growableF64 = () => new GrowableArray((length) => new Float64Array(length));
