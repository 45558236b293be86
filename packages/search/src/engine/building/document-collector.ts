import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableBytes, growableF64 } from './growable-array.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';

const encoder = new TextEncoder();

/** The records themselves, and their identifiers. */
export class DocumentCollector {
  private readonly lines = new AttributeLines([]);
  private readonly bytes = growableBytes();
  private readonly starts = growableF64();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];

  constructor() {
    this.starts.push(0);
  }

  /** Names of the attributes, in the order of their lines. */
  get attributes(): readonly string[] {
    return this.lines.names;
  }

  get size(): number {
    return this.identifiers.length;
  }

  /** The number of the record from now on. */
  add(record: SearchRecord): number {
    const document = this.identifiers.length;
    const earlier = this.latest.get(record.objectID);
    if (earlier !== undefined) this.replaced.push(earlier);
    this.latest.set(record.objectID, document);
    this.identifiers.push(record.objectID);
    const text = this.lines.write(record);
    const room = this.bytes.reserve(text.length * 3);
    this.bytes.take(encoder.encodeInto(text, room).written);
    this.starts.push(this.bytes.length);
    return document;
  }

  write(writer: SegmentWriter): void {
    const order = [...this.latest.values()].sort((left, right) =>
      byCodeUnits(this.identifiers[left] ?? '', this.identifiers[right] ?? ''),
    );
    writer.add('documents.bytes', this.bytes.view());
    writer.add('documents.starts', this.starts.view());
    writer.addStrings('identifiers', stringTable(this.identifiers));
    writer.add('identifiers.order', Uint32Array.from(order));
    writer.add('documents.replaced', Uint32Array.from(this.replaced));
  }
}
