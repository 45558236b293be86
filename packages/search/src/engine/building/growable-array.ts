type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const leastBytes = 8_192;

/**
 * A typed array that doubles as it fills up. What it leaves behind is given back at once: large arrays that wait for garbage collection
 * bring it about far more often than all that there is to collect.
 */
export class GrowableArray<A extends NumberArray> {
  length = 0;
  private readonly viewOf: (buffer: ArrayBuffer) => A;
  private values: A;

  /** With room for so many from the beginning. */
  constructor(viewOf: (buffer: ArrayBuffer) => A, expected: number) {
    this.viewOf = viewOf;
    const { BYTES_PER_ELEMENT } = viewOf(new ArrayBuffer(0));
    this.values = viewOf(new ArrayBuffer(Math.max(expected * BYTES_PER_ELEMENT, leastBytes)));
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
      const { BYTES_PER_ELEMENT, length } = this.values;
      const wanted = Math.max(length * 2, this.length + count);
      this.values = this.viewOf(this.buffer.transfer(wanted * BYTES_PER_ELEMENT));
    }
    return this.values;
  }

  take(count: number): void {
    this.length += count;
  }

  /** It is empty, and what `view` and `withRoomFor` have returned is not to be used any more. */
  giveBack(): void {
    this.length = 0;
    this.values = this.viewOf(this.buffer.transfer(0));
  }

  private get buffer(): ArrayBuffer {
    return this.values.buffer as ArrayBuffer;
  }
}

export const growableU8 = (expected = 0) => new GrowableArray((buffer) => new Uint8Array(buffer), expected);
export const growableU16 = (expected = 0) => new GrowableArray((buffer) => new Uint16Array(buffer), expected);
export const growableU32 = (expected = 0) => new GrowableArray((buffer) => new Uint32Array(buffer), expected);
export const growableF64 = (expected = 0) =>
  new GrowableArray((buffer) => new Float64Array(buffer), expected);
