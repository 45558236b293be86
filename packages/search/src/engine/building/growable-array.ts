type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** A typed array that doubles as it fills up. */
export class GrowableArray<A extends NumberArray> {
  length = 0;
  private readonly create: (memory: number | ArrayBuffer) => A;
  private values: A;

  constructor(create: (memory: number | ArrayBuffer) => A, capacity = 1024) {
    this.create = create;
    this.values = create(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(1);
    this.values[this.length++] = value;
  }

  /** NaN where nothing was pushed yet. */
  at(index: number): number {
    return index >= 0 && index < this.length ? (this.values[index] as number) : Number.NaN;
  }

  /** The part in use; valid until the next push. */
  view(): A {
    return this.values.subarray(0, this.length) as A;
  }

  /** Room for `count` more values behind the part in use; `take` says how many were written. */
  reserve(count: number): A {
    if (this.length + count > this.values.length) {
      const length = Math.max(this.values.length * 2, this.length + count);
      const { buffer, BYTES_PER_ELEMENT: size } = this.values;
      // The memory moves on at once, instead of lying about until somebody collects it.
      this.values = this.create(buffer.transfer(length * size));
    }
    return this.values.subarray(this.length) as A;
  }

  take(count: number): void {
    this.length += count;
  }
}

export const growableBytes = () => new GrowableArray((memory) => new Uint8Array(memory as number));
export const growableU16 = () => new GrowableArray((memory) => new Uint16Array(memory as number));
export const growableU32 = () => new GrowableArray((memory) => new Uint32Array(memory as number));
export const growableF64 = () => new GrowableArray((memory) => new Float64Array(memory as number));
