import { AttributeLines, type WrittenRecord } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import { joinLines, noEntry, ownEntry } from './joined-lines.ts';
import { LineTable } from './line-table.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';
import { SharedRows, spans, withMargin } from './shared-rows.ts';

/** Lines of large indices beyond these are kept as often as they come: what finds them must not grow for ever. */
const mostRemembered = 1_048_576;

/** What the lists of lines have where a record says nothing of its own. */
export const noLine = 0xffffffff;

/** A record as it was put down, until the next one is. Values that are the same, in one attribute or in several, have the same line. */
export interface NumberedRecord {
  readonly document: number;
  /** What the record says itself, by the place of the attribute. */
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
  private readonly rows: SharedRows;
  private readonly attributeLines = new AttributeLines([]);
  private readonly table: LineTable;
  private readonly entries: ReturnType<typeof growableU32>;
  /** Where the lines of each record begin, and one more. */
  private readonly starts = growableF64();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];
  /** Of the record that was put down last. */
  private readonly lines = growableU32();
  /** Of the attributes of shared rows, as far as records have had them; undefined where there are too many. */
  private readonly places: (number | undefined)[] = [];

  constructor(rows = new SharedRows(), remembered = mostRemembered) {
    this.rows = rows;
    this.table = new LineTable(remembered, rows.expected.lineBytes);
    this.entries = growableU32(rows.expected.entries);
    this.starts.push(0);
  }

  /** Names of the attributes, in the order of their lines. */
  get attributes(): readonly string[] {
    return this.attributeLines.names;
  }

  get size(): number {
    return this.identifiers.length;
  }

  /** Undefined, and as if nothing had happened, where an attribute is said twice, or has no place of its own. */
  add(record: SearchRecord, shared: readonly number[]): NumberedRecord | undefined {
    const start = this.entries.length;
    const sharedLength = this.lengthOf(shared);
    if (sharedLength === undefined) return undefined;
    const firstNewLine = this.table.count;
    const written = this.attributeLines.write(record);
    const length = Math.max(sharedLength, written.length);
    const entries = this.entries.withRoomFor(length).fill(noEntry, start, start + length);
    for (const row of shared) if (!this.place(row, entries, start)) return undefined;
    const lines = this.lines.withRoomFor(length);
    for (let place = 0; place < written.length; place++) {
      const text = written.texts[place];
      lines[place] = noLine;
      if (text === undefined) continue;
      if (entries[start + place] !== noEntry) return undefined;
      const line = this.table.numberOf(text);
      lines[place] = line;
      entries[start + place] = ownEntry(line);
    }
    this.entries.take(length);
    this.starts.push(this.entries.length);
    return { document: this.identify(record.objectID), written, lines, firstNewLine };
  }

  /** To be called once, and when the writer has finished, `giveBack`. */
  write(writer: SegmentWriter): void {
    const order = [...this.latest.values()].sort((left, right) =>
      byCodeUnits(this.identifiers[left] ?? '', this.identifiers[right] ?? ''),
    );
    const { expected } = this.rows;
    expected.entries = withMargin(this.entries.length);
    expected.lineBytes = withMargin(this.table.bytes.length);
    const lines = joinLines(this.entries.view(), this.rows.lines, this.table);
    writer.add('lines.bytes', lines.bytes);
    writer.add('lines.starts', lines.starts);
    writer.addOrdinals('documents.lines', this.entries.view(), lines.starts.length - 1);
    writer.add('documents.starts', this.starts.view());
    writer.addStrings('identifiers', stringTable(this.identifiers));
    writer.add('identifiers.order', Uint32Array.from(order));
    writer.add('documents.replaced', Uint32Array.from(this.replaced));
  }

  giveBack(): void {
    this.entries.giveBack();
    this.table.giveBack();
  }

  /** How many places these rows need. */
  private lengthOf(shared: readonly number[]): number | undefined {
    const { rows, places } = this;
    const names = rows.fieldNames.withRoomFor(0);
    let length = 0;
    for (const row of shared) {
      const end = rows.end(row, spans.fields);
      for (let at = rows.start(row, spans.fields); at < end; at++) {
        const name = names[at] as number;
        const place = places[name] ?? this.findPlace(name);
        if (place === undefined) return undefined;
        if (place >= length) length = place + 1;
      }
    }
    return length;
  }

  private findPlace(name: number): number | undefined {
    while (this.places.length <= name) this.places.push(undefined);
    this.places[name] = this.attributeLines.lineFor(this.rows.names[name] ?? '');
    return this.places[name];
  }

  /** False where another row has said the same attribute. */
  private place(row: number, entries: Uint32Array, start: number): boolean {
    const { rows, places } = this;
    const names = rows.fieldNames.withRoomFor(0);
    const lines = rows.fieldLines.withRoomFor(0);
    const end = rows.end(row, spans.fields);
    for (let at = rows.start(row, spans.fields); at < end; at++) {
      const entry = start + (places[names[at] as number] as number);
      if (entries[entry] !== noEntry) return false;
      entries[entry] = lines[at] as number;
    }
    return true;
  }

  private identify(objectID: string): number {
    const document = this.identifiers.push(objectID) - 1;
    const earlier = this.latest.get(objectID);
    if (earlier !== undefined) this.replaced.push(earlier);
    this.latest.set(objectID, document);
    return document;
  }
}
