import { type Leaf, pathOf, visitLeaves } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import type { FacetHeader } from '../segment-image.ts';
import { growableU32 } from './growable-array.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';

/** One facet's values, numbered; per record the numbers it has. */
export class FacetCollector {
  readonly attribute: string;
  private readonly path: readonly string[];
  private readonly numbers = new Map<string, number>();
  private readonly entries = growableU32();
  private readonly starts = growableU32();
  private several = false;
  private numeric = true;
  /** Where those of the record at hand begin. */
  private first = 0;

  constructor(attribute: string) {
    this.attribute = attribute;
    this.path = pathOf(attribute);
    this.starts.push(0);
  }

  add(record: SearchRecord): void {
    this.first = this.entries.length;
    visitLeaves(record, this.path, this.note);
    if (this.entries.length > this.first + 1) this.several = true;
    this.starts.push(this.entries.length);
  }

  /** Single values are numbered from one, zero meaning none, so that counting needs no second array. */
  write(writer: SegmentWriter, name: string): FacetHeader {
    const values = [...this.numbers.keys()].sort(byCodeUnits);
    const rankOf = new Uint32Array(values.length);
    values.forEach((value, rank) => {
      rankOf[this.numbers.get(value) ?? 0] = rank;
    });
    const entries = this.entries.view().map((number) => rankOf[number] ?? 0);
    writer.addStrings(`${name}.values`, stringTable(values));
    const ordinals = this.several ? entries : this.perRecord(entries);
    writer.addOrdinals(`${name}.ordinals`, ordinals, values.length + 1);
    if (this.several) writer.add(`${name}.starts`, this.starts.view());
    return {
      attribute: this.attribute,
      several: this.several,
      numeric: this.numeric && values.length > 0,
    };
  }

  /** One for all records: there are dozens of facets, and most records have a value for each. */
  private readonly note = (leaf: Leaf): void => {
    if (typeof leaf !== 'number') this.numeric = false;
    const number = this.numberOf(String(leaf));
    if (!this.entries.includesSince(this.first, number)) this.entries.push(number);
  };

  private perRecord(entries: Uint32Array): Uint32Array {
    const starts = this.starts.view();
    return Uint32Array.from({ length: starts.length - 1 }, (_, record) => {
      const start = starts[record] ?? 0;
      return start === starts[record + 1] ? 0 : (entries[start] ?? 0) + 1;
    });
  }

  private numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.numbers.size);
    return this.numbers.size - 1;
  }
}
