import { type Leaf, visitLeaves } from '../attribute-paths.ts';
import { growableU32 } from './growable-array.ts';

/** Stands behind every string. */
export const noRank = 0xffffffff;

/** The first that a value of an attribute has; undefined where it has none. */
export function firstString(value: unknown, path: readonly string[]): string | undefined {
  let first: string | undefined;
  const note = (leaf: Leaf) => {
    if (typeof leaf === 'string') first ??= leaf;
  };
  visitLeaves(value, path, note, 1);
  return first;
}

/** The order of one attribute's strings as the language sorts them. */
export class SortRankCollector {
  readonly attribute: string;
  private readonly numbers = new Map<string, number>();
  /** Per record the number of its string, or `noRank`; up to the last record that has one. */
  private readonly values = growableU32();

  constructor(attribute: string) {
    this.attribute = attribute;
  }

  /** Records come in ascending order. */
  add(document: number, string: string): void {
    const number = this.numbers.get(string) ?? this.numbers.size;
    if (number === this.numbers.size) this.numbers.set(string, number);
    while (this.values.length < document) this.values.push(noRank);
    this.values.push(number);
  }

  /** Undefined when no record has a string there; numbers sort by themselves. */
  finish(collator: Intl.Collator, documents: number): Uint32Array | undefined {
    if (this.numbers.size === 0) return undefined;
    // In order of code units first, which costs little: it is so near that of the language that a tenth is left to compare.
    const distinct = [...this.numbers.keys()].sort().sort(collator.compare);
    const rankOf = new Uint32Array(distinct.length);
    let rank = 0;
    distinct.forEach((value, index) => {
      const before = distinct[index - 1];
      if (before !== undefined && collator.compare(before, value) !== 0) rank = index;
      rankOf[this.numbers.get(value) ?? 0] = rank;
    });
    const ranks = new Uint32Array(documents).fill(noRank);
    this.values.view().forEach((number, document) => {
      if (number !== noRank) ranks[document] = rankOf[number] as number;
    });
    return ranks;
  }
}
