import { leavesAt, pathOf } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';

/** Stands behind every string. */
export const noRank = 0xffffffff;

/** The order of one attribute's strings as the language sorts them. */
export class SortRankCollector {
  readonly attribute: string;
  private readonly path: readonly string[];
  private readonly values: (string | undefined)[] = [];
  private found = false;

  constructor(attribute: string) {
    this.attribute = attribute;
    this.path = pathOf(attribute);
  }

  add(record: SearchRecord): void {
    const value = leavesAt(record, this.path).find((leaf) => typeof leaf === 'string');
    if (value !== undefined) this.found = true;
    this.values.push(value);
  }

  /** Undefined when no record has a string there; numbers sort by themselves. */
  finish(collator: Intl.Collator): Uint32Array | undefined {
    if (!this.found) return undefined;
    const distinct = [...new Set(this.values)].filter((value) => value !== undefined).sort(collator.compare);
    const rankOf = new Map<string | undefined, number>();
    let rank = 0;
    distinct.forEach((value, index) => {
      if (index > 0 && collator.compare(distinct[index - 1] ?? '', value) !== 0) rank = index;
      rankOf.set(value, rank);
    });
    return Uint32Array.from(this.values, (value) => rankOf.get(value) ?? noRank);
  }
}
