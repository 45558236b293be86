/** Words by number, of one segment or of several that are built one after the other: what these share is noted once. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private order = new Uint32Array(0);

  get size(): number {
    return this.words.length;
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  wordAt(number: number): string {
    return this.words[number] as string;
  }

  /** The numbers of all words, in order of code units. */
  inOrder(): Uint32Array {
    if (this.order.length < this.words.length) this.order = this.merged();
    return this.order;
  }

  /** Only words that are new are sorted. */
  private merged(): Uint32Array<ArrayBuffer> {
    const { order } = this;
    const added = this.words.slice(order.length).sort();
    const merged = new Uint32Array(this.words.length);
    let taken = 0;
    let at = 0;
    for (const word of added) {
      while (taken < order.length && this.wordAt(order[taken] as number) < word)
        merged[at++] = order[taken++] as number;
      merged[at++] = this.numbers.get(word) as number;
    }
    merged.set(order.subarray(taken), at);
    return merged;
  }
}
