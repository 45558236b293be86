import { stringTable } from '../segment/string-table.ts';
import type { FacetHeader } from '../segment-image.ts';
import type { FacetValues } from './facet-values.ts';
import { growableU32 } from './growable-array.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';

/** Per record the numbers of a facet's values that it has. */
export class FacetCollector {
  private readonly values: FacetValues;
  private readonly entries = growableU32();
  /** Up to the last record that has any. */
  private readonly starts = growableU32();
  private several = false;

  constructor(values: FacetValues) {
    this.values = values;
  }

  /** Records come in ascending order. */
  add(document: number, number: number): void {
    this.startUntil(document);
    if (this.entries.length > this.starts.at(document)) this.several = true;
    this.entries.push(number);
  }

  /** Single values are numbered from one, zero meaning none, so that counting needs no second array. */
  write(writer: SegmentWriter, name: string, documents: number): FacetHeader {
    this.startUntil(documents);
    const entries = this.entries.view();
    const { values, numeric } = this.rank(entries);
    writer.addStrings(`${name}.values`, stringTable(values));
    const ordinals = this.several ? entries : this.perRecord(entries);
    writer.addOrdinals(`${name}.ordinals`, ordinals, values.length + 1);
    if (this.several) writer.add(`${name}.starts`, this.starts.view());
    return { attribute: this.values.attribute, several: this.several, numeric };
  }

  private startUntil(document: number): void {
    while (this.starts.length <= document) this.starts.push(this.entries.length);
  }

  /** Puts in place of each number its place among those that records have, which it returns in order. */
  private rank(entries: Uint32Array): { readonly values: readonly string[]; readonly numeric: boolean } {
    const { all } = this.values;
    const isUsed = new Uint8Array(all.length);
    for (let index = 0; index < entries.length; index++) isUsed[entries[index] as number] = 1;
    const used = all.filter((_, number) => isUsed[number] === 1);
    const values = [...new Set(used.map(String))].sort(byCodeUnits);
    const ranks = new Map(values.map((value, rank) => [value, rank]));
    const rankOf = Uint32Array.from(all, (value, number) =>
      isUsed[number] === 1 ? (ranks.get(String(value)) ?? 0) : 0,
    );
    for (let index = 0; index < entries.length; index++)
      entries[index] = rankOf[entries[index] as number] as number;
    return { values, numeric: used.length > 0 && used.every((value) => typeof value === 'number') };
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
}
