import { zstdCompressSync } from 'node:zlib';
import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import { documentsPerBlock } from '../segment/document-store.ts';
import { stringTable } from '../segment/string-table.ts';
import { growableBytes, growableF64, growableU32 } from './growable-array.ts';
import { byCodeUnits } from './posting-collector.ts';
import type { SegmentWriter } from './segment-writer.ts';

const encoder = new TextEncoder();

/** The records themselves, a few compressed together, and their identifiers. */
export class DocumentCollector {
  private readonly lines = new AttributeLines([]);
  /** The block that is being filled. */
  private readonly block = growableBytes();
  private readonly bytes = growableBytes();
  private readonly blockStarts = growableF64();
  /** Each within its block. */
  private readonly starts = growableU32();
  private readonly identifiers: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly replaced: number[] = [];

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
    if (document > 0 && document % documentsPerBlock === 0) this.endBlock();
    const earlier = this.latest.get(record.objectID);
    if (earlier !== undefined) this.replaced.push(earlier);
    this.latest.set(record.objectID, document);
    this.identifiers.push(record.objectID);
    const text = this.lines.write(record);
    const room = this.block.reserve(text.length * 3);
    this.starts.push(this.block.length);
    this.block.take(encoder.encodeInto(text, room).written);
    return document;
  }

  private endBlock(): void {
    const compressed = zstdCompressSync(this.block.view());
    this.blockStarts.push(this.bytes.length);
    this.bytes.reserve(compressed.length).set(compressed);
    this.bytes.take(compressed.length);
    this.block.clear();
  }

  write(writer: SegmentWriter): void {
    const order = [...this.latest.values()].sort((left, right) =>
      byCodeUnits(this.identifiers[left] ?? '', this.identifiers[right] ?? ''),
    );
    if (this.size > 0) this.endBlock();
    this.blockStarts.push(this.bytes.length);
    writer.add('documents.bytes', this.bytes.view());
    writer.add('documents.blockStarts', this.blockStarts.view());
    writer.add('documents.starts', this.starts.view());
    writer.addStrings('identifiers', stringTable(this.identifiers));
    writer.add('identifiers.order', Uint32Array.from(order));
    writer.add('documents.replaced', Uint32Array.from(this.replaced));
  }
}
