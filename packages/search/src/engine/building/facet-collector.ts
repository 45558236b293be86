import { type Leaf, pathOf, visitLeaves } from '../attribute-paths.ts';
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
  /** Up to the last record that has any. */
  private readonly starts = growableU32();
  private several = false;
  private numeric = true;

  constructor(attribute: string) {
    this.attribute = attribute;
    this.path = pathOf(attribute);
  }

  /** Those that a value of the attribute has, each once. */
  numbersOf(value: unknown): readonly number[] {
    const numbers: number[] = [];
    const note = (leaf: Leaf) => {
      if (typeof leaf !== 'number') this.numeric = false;
      const number = this.numberOf(String(leaf));
      if (!numbers.includes(number)) numbers.push(number);
    };
    visitLeaves(value, this.path, note, 1);
    return numbers;
  }

  /** Records come in ascending order. */
  add(document: number, numbers: readonly number[]): void {
    if (numbers.length === 0) return;
    this.startUntil(document);
    for (let index = 0; index < numbers.length; index++) this.entries.push(numbers[index] as number);
    if (numbers.length > 1) this.several = true;
  }

  /** Single values are numbered from one, zero meaning none, so that counting needs no second array. */
  write(writer: SegmentWriter, name: string, documents: number): FacetHeader {
    this.startUntil(documents);
    const values = [...this.numbers.keys()].sort(byCodeUnits);
    const rankOf = new Uint32Array(values.length);
    values.forEach((value, rank) => {
      rankOf[this.numbers.get(value) ?? 0] = rank;
    });
    const entries = this.entries.view();
    for (let index = 0; index < entries.length; index++)
      entries[index] = rankOf[entries[index] as number] as number;
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

  private startUntil(document: number): void {
    while (this.starts.length <= document) this.starts.push(this.entries.length);
  }

  private perRecord(entries: Uint32Array): Uint32Array {
    const starts = this.starts.view();
    const values = new Uint32Array(starts.length - 1);
    for (let record = 0; record < values.length; record++) {
      const start = starts[record] as number;
      if (start !== starts[record + 1]) values[record] = (entries[start] as number) + 1;
    }
    return values;
  }

  private numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.numbers.size);
    return this.numbers.size - 1;
  }
}
