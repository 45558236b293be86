import type { Meaning, ValueReader } from './value-reader.ts';

interface Known {
  readonly attribute: number;
  readonly meaning: Meaning;
  /** Of another attribute that says the same. */
  readonly next: Known | undefined;
}

const mostRemembered = 200_000;

/**
 * What a line means in an attribute, worked out once for all records that say the same: most of what a record says others say too. Lines
 * seen for the first time are not remembered, for most of those never come back.
 */
export class Meanings {
  private readonly reader: ValueReader;
  /** By line. */
  private known: (Known | undefined)[] = [];
  private remembered = 0;

  constructor(reader: ValueReader) {
    this.reader = reader;
  }

  /** Of what the line says; `attribute` is a number for the name. */
  of(line: number, isFirst: boolean, attribute: number, name: string, value: unknown): Meaning {
    if (isFirst) return this.reader.read(name, value);
    let known = this.known[line];
    while (known !== undefined && known.attribute !== attribute) known = known.next;
    if (known !== undefined) return known.meaning;
    const meaning = this.reader.read(name, value);
    if (this.remembered < mostRemembered) this.remember(line, attribute, meaning);
    return meaning;
  }

  /** Something else follows from values now. */
  forget(): void {
    this.known = [];
    this.remembered = 0;
  }

  private remember(line: number, attribute: number, meaning: Meaning): void {
    // Without gaps: lists with many are slower by far.
    while (this.known.length <= line) this.known.push(undefined);
    this.known[line] = { attribute, meaning, next: this.known[line] };
    this.remembered += 1;
  }
}
