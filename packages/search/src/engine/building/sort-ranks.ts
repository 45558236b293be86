import { type Leaf, pathOf, visitLeaves } from '../attribute-paths.ts';
import { DerivedValues } from './derived-values.ts';
import type { NumberedRecord } from './document-collector.ts';

/** Stands behind every string. */
export const noRank = 0xffffffff;

/** The order of one attribute's strings as the language sorts them. */
export class SortRankCollector {
  readonly attribute: string;
  private readonly stringOf: DerivedValues<string | null>;
  /** From the first record on that has one. */
  private readonly values: (string | null)[] = [];
  private withoutBefore = 0;

  constructor(attribute: string) {
    this.attribute = attribute;
    const path = pathOf(attribute);
    this.stringOf = new DerivedValues(path[0] ?? '', (value) => firstString(value, path));
  }

  add(record: NumberedRecord): void {
    const value = this.stringOf.of(record) ?? null;
    if (value === null && this.values.length === 0) this.withoutBefore += 1;
    else this.values.push(value);
  }

  /** Undefined when no record has a string there; numbers sort by themselves. */
  finish(collator: Intl.Collator): Uint32Array | undefined {
    if (this.values.length === 0) return undefined;
    const distinct = [...new Set(this.values)].filter((value) => value !== null).sort(collator.compare);
    const rankOf = new Map<string | null, number>();
    let rank = 0;
    distinct.forEach((value, index) => {
      if (index > 0 && collator.compare(distinct[index - 1] ?? '', value) !== 0) rank = index;
      rankOf.set(value, rank);
    });
    const ranks = new Uint32Array(this.withoutBefore + this.values.length).fill(noRank);
    this.values.forEach((value, at) => {
      ranks[this.withoutBefore + at] = rankOf.get(value) ?? noRank;
    });
    return ranks;
  }
}

function firstString(value: unknown, path: readonly string[]): string | null {
  let first: string | null = null;
  const note = (leaf: Leaf) => {
    if (first === null && typeof leaf === 'string') first = leaf;
  };
  visitLeaves(value, path, note, 1);
  return first;
}
