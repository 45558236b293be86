import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableBytes, growableF64, growableU32 } from './growable-array.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';
import type { SharedFields } from './shared-fields.ts';

const encoder = new TextEncoder();
/** Lines of large indices beyond these are kept as often as they come: a map has no room for every one of them. */
const mostRemembered = 1_048_576;

const longestCopied = 64;
/** Of longer ones most never come back. */
const longestKept = 64;

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
  private readonly numbers = new Map<string, number>();
  private readonly longNumbers = new Map<number, number>();
  private readonly remembered: number;
  private readonly bytes = growableBytes();
  /** Where each line begins, and one more. */
  private readonly lineStarts = growableF64();
  private readonly entries = growableU32();
  /** Where the lines of each record begin, and one more. */
  private readonly starts = growableF64();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];

  constructor(remembered = mostRemembered) {
    this.remembered = remembered;
    this.lineStarts.push(0);
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
    const firstNewLine = this.lineCount;
    const lines: (number | undefined)[] = [];
    const { texts, values, others } = this.lines.write(record, shared);
    for (let place = 0; place < texts.length; place++) {
      const text = texts[place];
      const line = this.numberOf(text ?? '');
      this.entries.push(line);
      lines.push(text === undefined ? undefined : line);
    }
    this.starts.push(this.entries.length);
    const { names: attributes, places } = this.lines;
    return { document, record, shared, attributes, places, texts, values, lines, firstNewLine, others };
  }

  write(writer: SegmentWriter): void {
    const order = [...this.latest.values()].sort((left, right) =>
      byCodeUnits(this.identifiers[left] ?? '', this.identifiers[right] ?? ''),
    );
    writer.add('lines.bytes', this.bytes.view());
    writer.add('lines.starts', this.lineStarts.view());
    writer.addOrdinals('documents.lines', this.entries.view(), this.lineCount);
    writer.add('documents.starts', this.starts.view());
    writer.addStrings('identifiers', stringTable(this.identifiers));
    writer.add('identifiers.order', Uint32Array.from(order));
    writer.add('documents.replaced', Uint32Array.from(this.replaced));
  }

  private get lineCount(): number {
    return this.lineStarts.length - 1;
  }

  private numberOf(line: string): number {
    if (line.length > longestKept) return this.numberOfLong(line);
    const known = this.numbers.get(line);
    if (known !== undefined) return known;
    if (this.numbers.size < this.remembered) this.numbers.set(line, this.lineCount);
    return this.append(this.written(line));
  }

  /** Found by a sum of its letters and compared with what is written: to keep the texts themselves would take as much memory again. */
  private numberOfLong(line: string): number {
    const sum = sumOf(line);
    const known = this.longNumbers.get(sum);
    const bytes = this.written(line);
    if (known !== undefined && this.isLine(known, bytes)) return known;
    if (known === undefined && this.longNumbers.size < this.remembered)
      this.longNumbers.set(sum, this.lineCount);
    return this.append(bytes);
  }

  /** Whether what was written behind the last line is this one. */
  private isLine(line: number, bytes: number): boolean {
    const start = this.lineStarts.at(line);
    if (this.lineStarts.at(line + 1) - start !== bytes) return false;
    const all = this.bytes.withRoomFor(0);
    for (let at = 0; at < bytes; at++) if (all[start + at] !== all[this.bytes.length + at]) return false;
    return true;
  }

  /** What was written becomes a line. */
  private append(bytes: number): number {
    this.bytes.take(bytes);
    this.lineStarts.push(this.bytes.length);
    return this.lineCount - 1;
  }

  /** How many bytes it takes. Most lines are a few plain letters, which are sooner copied than handed to an encoder. */
  private written(line: string): number {
    const start = this.bytes.length;
    const all = this.bytes.withRoomFor(line.length * 3);
    const plain = Math.min(line.length, longestCopied);
    for (let at = 0; at < plain; at++) {
      const code = line.charCodeAt(at);
      if (code > 0x7f) return encoder.encodeInto(line, all.subarray(start)).written;
      all[start + at] = code;
    }
    if (plain === line.length) return plain;
    return encoder.encodeInto(line, all.subarray(start)).written;
  }
}

/** Of 31 bits, which are no object of their own in memory. */
function sumOf(line: string): number {
  let sum = 0;
  for (let at = 0; at < line.length; at++) sum = (Math.imul(sum, 31) + line.charCodeAt(at)) | 0;
  return sum >>> 1;
}
