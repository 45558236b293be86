import { isObject, pathOf } from '../attribute-paths.ts';
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

  constructor(attribute: string) {
    this.attribute = attribute;
    this.path = pathOf(attribute);
    this.starts.push(0);
  }

  add(record: SearchRecord): void {
    const first = this.entries.length;
    this.collect(record, 0, first);
    if (this.entries.length > first + 1) this.several = true;
    this.starts.push(this.entries.length);
  }

  /** Single values are numbered from one, zero meaning none, so that counting needs no second array. */
  write(writer: SegmentWriter, name: string): FacetHeader {
    const values = [...this.numbers.keys()].sort(byCodeUnits);
    const rankOf = new Uint32Array(values.length);
    values.forEach((value, rank) => {
      rankOf[this.numbers.get(value) ?? 0] = rank;
    });
    const entries = this.entries.view();
    for (let entry = 0; entry < entries.length; entry++)
      entries[entry] = rankOf[entries[entry] as number] ?? 0;
    const narrow = (list: Uint32Array) => (values.length < 0xffff ? Uint16Array.from(list) : list);
    writer.addStrings(`${name}.values`, stringTable(values));
    writer.add(`${name}.ordinals`, narrow(this.several ? entries : this.perRecord(entries)));
    if (this.several) writer.add(`${name}.starts`, this.starts.view());
    return {
      attribute: this.attribute,
      several: this.several,
      numeric: this.numeric && values.length > 0,
    };
  }

  /** As `visitLeaves` walks, which would need a function of its own for every record. */
  private collect(value: unknown, step: number, first: number): void {
    if (Array.isArray(value)) {
      for (const element of value) this.collect(element, step, first);
    } else if (step < this.path.length) {
      const name = this.path[step];
      if (isObject(value) && name !== undefined && Object.hasOwn(value, name))
        this.collect(value[name], step + 1, first);
    } else if (typeof value === 'string' || typeof value === 'boolean') {
      this.numeric = false;
      this.note(String(value), first);
    } else if (typeof value === 'number') this.note(String(value), first);
  }

  private note(value: string, first: number): void {
    const number = this.numberOf(value);
    for (let entry = first; entry < this.entries.length; entry++)
      if (this.entries.at(entry) === number) return;
    this.entries.push(number);
  }

  private perRecord(entries: Uint32Array): Uint32Array {
    const starts = this.starts.view();
    const numbers = new Uint32Array(starts.length - 1);
    for (let record = 0; record < numbers.length; record++) {
      const start = starts[record] ?? 0;
      numbers[record] = start === starts[record + 1] ? 0 : (entries[start] ?? 0) + 1;
    }
    return numbers;
  }

  private numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.numbers.size);
    return this.numbers.size - 1;
  }
}
