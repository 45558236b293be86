/** Where the parts of an entry are: its row, the place of an earlier entry of the same product, how many numbers follow. */
const [row, earlier, count, first] = [0, 1, 2, 3];
const fewest = 1024;

/**
 * The rows of products, by what they were made of. All in one list of numbers: as lists for each product garbage collection would visit
 * them all.
 */
export class KnownRows {
  private entries = new Uint32Array(fewest);
  private length = 1;
  /** Where the latest entry of a product is; zero is none. */
  private readonly latest = new Map<number, number>();

  find(product: number, madeOf: readonly number[]): number | undefined {
    const { entries } = this;
    let at = this.latest.get(product) ?? 0;
    while (at > 0 && !this.isMadeOf(at, madeOf)) at = entries[at + earlier] as number;
    return at > 0 ? entries[at + row] : undefined;
  }

  remember(product: number, madeOf: readonly number[], made: number): void {
    const at = this.length;
    this.length += first + madeOf.length;
    if (this.length > this.entries.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.entries);
      this.entries = grown;
    }
    this.entries.set([made, this.latest.get(product) ?? 0, madeOf.length], at);
    this.entries.set(madeOf, at + first);
    this.latest.set(product, at);
  }

  private isMadeOf(at: number, madeOf: readonly number[]): boolean {
    const { entries } = this;
    if (entries[at + count] !== madeOf.length) return false;
    for (let index = 0; index < madeOf.length; index++)
      if (entries[at + first + index] !== (madeOf[index] as number) >>> 0) return false;
    return true;
  }
}
