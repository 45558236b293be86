import type { NumberedRecord } from './document-collector.ts';
import type { FacetCollector } from './facet-collector.ts';
import type { NumberNote } from './number-collector.ts';
import type { NotedValues } from './posting-collector.ts';
import type { SharedField } from './shared-fields.ts';
import type { SortRankCollector } from './sort-ranks.ts';

/** What one value of one attribute adds to a record that has it. */
export interface Meaning {
  readonly numbers: readonly NumberNote[];
  readonly facets: readonly { readonly facet: FacetCollector; readonly numbers: readonly number[] }[];
  readonly strings: readonly { readonly column: SortRankCollector; readonly number: number | undefined }[];
  readonly words: readonly { readonly searchable: number; readonly noted: NotedValues }[];
}

interface Known {
  readonly place: number;
  readonly meaning: Meaning;
  /** Of another attribute that says the same. */
  readonly next: Known | undefined;
}

/** Of the value of an attribute, by its place. */
type WorkOut = (place: number, value: unknown, field: SharedField | undefined) => Meaning;

const mostRemembered = 200_000;

/**
 * What a value means, worked out once for all records that say the same: most of what a record says others say too. Values seen for the
 * first time are not remembered, for most of those never come back.
 */
export class Meanings {
  private readonly workOut: WorkOut;
  /** By line. */
  private known: (Known | undefined)[] = [];
  private remembered = 0;

  constructor(workOut: WorkOut) {
    this.workOut = workOut;
  }

  /** The record has a line there. */
  of({ lines, firstNewLine, written }: NumberedRecord, place: number): Meaning {
    const line = lines[place] as number;
    if (line >= firstNewLine) return this.workOut(place, written.valueAt(place), written.fields[place]);
    let known = this.known[line];
    while (known !== undefined && known.place !== place) known = known.next;
    if (known !== undefined) return known.meaning;
    const meaning = this.workOut(place, written.valueAt(place), written.fields[place]);
    if (this.remembered < mostRemembered) this.remember(line, place, meaning);
    return meaning;
  }

  /** Something else follows from values now. */
  forget(): void {
    this.known = [];
    this.remembered = 0;
  }

  private remember(line: number, place: number, meaning: Meaning): void {
    // Without gaps: lists with many are slower by far.
    while (this.known.length <= line) this.known.push(undefined);
    this.known[line] = { place, meaning, next: this.known[line] };
    this.remembered += 1;
  }
}
