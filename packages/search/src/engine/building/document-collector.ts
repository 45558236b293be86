import { AttributeLines, type WrittenRecord } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import { LineTable } from './line-table.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';
import type { SharedField, SharedFields } from './shared-fields.ts';

/** Lines of large indices beyond these are kept as often as they come: what finds them must not grow for ever. */
const mostRemembered = 1_048_576;

/** What the lists of lines have where a record has no such attribute. */
export const noLine = 0xffffffff;

/** A record as it was put down, until the next one is. Values that are the same, in one attribute or in several, have the same line. */
export interface NumberedRecord {
  readonly document: number;
  /** By the place of the attribute. */
  readonly written: WrittenRecord;
  /** Likewise. */
  readonly lines: Uint32Array;
  /** No earlier record has this line or a later one. */
  readonly firstNewLine: number;
}

/**
 * The records themselves, and their identifiers. Most of what a record says others say too: every line is kept once, and a
 * record is a list of their numbers.
 */
export class DocumentCollector {
  private readonly attributeLines = new AttributeLines([]);
  private readonly table: LineTable;
  private readonly entries = growableU32();
  /** Where the lines of each record begin, and one more. */
  private readonly starts = growableF64();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];
  /** Of the record that was put down last. */
  private readonly lines = growableU32();
  /** By the number of a shared field its line and one; zero where it has none yet. */
  private fieldLines = new Uint32Array(1024);
  private emptyLine: number | undefined;

  constructor(remembered = mostRemembered) {
    this.table = new LineTable(remembered);
    this.starts.push(0);
  }

  /** Names of the attributes, in the order of their lines. */
  get attributes(): readonly string[] {
    return this.attributeLines.names;
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
    const written = this.attributeLines.write(record, shared);
    const { length, texts, fields } = written;
    const lines = this.lines.withRoomFor(length);
    const entries = this.entries.withRoomFor(length);
    for (let place = 0; place < length; place++) {
      const text = texts[place];
      if (text === undefined) {
        lines[place] = noLine;
        this.emptyLine ??= this.table.numberOf('');
        entries[this.entries.length + place] = this.emptyLine;
      } else {
        const field = fields[place];
        const line = field === undefined ? this.table.numberOf(text) : this.lineOf(field);
        lines[place] = line;
        entries[this.entries.length + place] = line;
      }
    }
    this.entries.take(length);
    this.starts.push(this.entries.length);
    return { document, written, lines, firstNewLine };
  }

  /** Shared fields come again and again, and need not be looked up for it. */
  private lineOf({ number, written }: SharedField): number {
    const known = this.fieldLines[number];
    if (known !== undefined && known > 0) return known - 1;
    if (known === undefined) this.fieldLines = grown(this.fieldLines, number + 1);
    const line = this.table.numberOf(written);
    this.fieldLines[number] = line + 1;
    return line;
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

function grown(lines: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(lines.length * 2, length));
  larger.set(lines);
  return larger;
}
