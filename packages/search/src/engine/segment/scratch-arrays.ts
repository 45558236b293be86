/**
 * Arrays as long as a segment, lent for the time of one query. Making new ones for each would cost more in
 * garbage collection than all the searching.
 */
export class ScratchArrays {
  private readonly size: number;
  private readonly free: Uint16Array[] = [];
  private ownerArray: Int32Array | undefined;
  private listArray: Uint32Array | undefined;

  constructor(size: number) {
    this.size = size;
  }

  /** Every entry is `fill`. To be given back. */
  borrow(fill: number): Uint16Array {
    return (this.free.pop() ?? new Uint16Array(this.size)).fill(fill);
  }

  giveBack(array: Uint16Array): void {
    this.free.push(array);
  }

  /** Every entry is -1; valid until asked for again. */
  owners(): Int32Array {
    this.ownerArray ??= new Int32Array(this.size);
    return this.ownerArray.fill(-1);
  }

  /** With whatever was left in it; valid until asked for again. */
  list(): Uint32Array {
    this.listArray ??= new Uint32Array(this.size);
    return this.listArray;
  }
}
