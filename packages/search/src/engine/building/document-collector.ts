import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import { LineTable } from './line-table.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';
import type { SharedFields } from './shared-fields.ts';

/** Lines of large indices beyond these are kept as often as they come: what finds them must not grow for ever. */
const mostRemembered = 1_048_576;

/** A record as it was put down: values that are the same, in one attribute or in several, have the same line. */
export interface NumberedRecord {
  readonly document: number;
  readonly record: SearchRecord;
  readonly shared: readonly SharedFields[];
  /** All attributes so far, each in its place; the lists below have a hole where the record has none. */
  readonly attributes: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly texts: readonly (string | undefined)[];
  /** Of what is the record's own. */
  readonly values: readonly unknown[];
  readonly lines: readonly (number | undefined)[];
  /** No earlier record has this line or a later one. */
  readonly firstNewLine: number;
  /** What has no line of its own. */
  readonly others: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The records themselves, and their identifiers. Most of what a record says others say too: every line is kept once, and a
 * record is a list of their numbers.
 */
export class DocumentCollector {
  private readonly lines = new AttributeLines([]);
  private readonly table: LineTable;
  private readonly entries = growableU32();
  /** Where the lines of each record begin, and one more. */
  private readonly starts = growableF64();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];

  constructor(remembered = mostRemembered) {
    this.table = new LineTable(remembered);
    this.starts.push(0);
  }

  /** Names of the attributes, in the order of their lines. */
  get attributes(): readonly string[] {
    return this.lines.names;
  }

  get size(): number {
    return this.identifiers.length;
  }

  add(record: SearchRecord, shared: readonly SharedFields[] = []): NumberedRecord {
    const document = this.identifiers.length;
    const earlier = this.latest.get(record.objectID);
    if (earlier !== undefined) this.replaced.push(earlier);
    this.latest.set(record.objectID, document);
    this.identifiers.push(record.objectID);
    const firstNewLine = this.table.count;
    const { texts, values, others } = this.lines.write(record, shared);
    const lines = new Array<number | undefined>(texts.length);
    const allEntries = this.entries.withRoomFor(texts.length);
    for (let place = 0; place < texts.length; place++) {
      const text = texts[place];
      const line = this.table.numberOf(text ?? '');
      allEntries[this.entries.length + place] = line;
      if (text !== undefined) lines[place] = line;
    }
    this.entries.take(texts.length);
    this.starts.push(this.entries.length);
    const { names: attributes, places } = this.lines;
    return { document, record, shared, attributes, places, texts, values, lines, firstNewLine, others };
  }

  write(writer: SegmentWriter): void {
    const order = [...this.latest.values()].sort((left, right) =>
      byCodeUnits(this.identifiers[left] ?? '', this.identifiers[right] ?? ''),
    );
    writer.add('lines.bytes', this.table.bytes.view());
    writer.add('lines.starts', this.table.starts.view());
    writer.addOrdinals('documents.lines', this.entries.view(), this.table.count);
    writer.add('documents.starts', this.starts.view());
    writer.addStrings('identifiers', stringTable(this.identifiers));
    writer.add('identifiers.order', Uint32Array.from(order));
    writer.add('documents.replaced', Uint32Array.from(this.replaced));
  }
}
