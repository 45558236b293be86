import type { NumberedRecord } from './document-collector.ts';

const mostRemembered = 100_000;

/**
 * What follows from the value of one attribute, worked out once for all records that say the same: most of what a record says others
 * say too. Values seen for the first time are not remembered, for most of those never come back.
 */
export class DerivedValues<Result> {
  private readonly attribute: string;
  private readonly derive: (value: unknown) => Result;
  private readonly known = new Map<number, Result>();
  private place: number | undefined;

  constructor(attribute: string, derive: (value: unknown) => Result) {
    this.attribute = attribute;
    this.derive = derive;
  }

  /** Undefined where the record has no such attribute. */
  of(record: NumberedRecord): Result | undefined {
    const { places, lines, firstNewLine, others } = record;
    this.place ??= places.get(this.attribute);
    if (this.place === undefined) {
      return others && Object.hasOwn(others, this.attribute)
        ? this.derive(others[this.attribute])
        : undefined;
    }
    const line = lines[this.place];
    if (line === undefined) return undefined;
    if (line >= firstNewLine) return this.derive(valueAt(record, this.place));
    const known = this.known.get(line);
    if (known !== undefined) return known;
    const derived = this.derive(valueAt(record, this.place));
    if (this.known.size < mostRemembered) this.known.set(line, derived);
    return derived;
  }
}

function valueAt({ texts, values }: NumberedRecord, place: number): unknown {
  return values[place] === undefined ? JSON.parse(texts[place] ?? 'null') : values[place];
}
