import { zstdDecompressSync } from 'node:zlib';
import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import type { StoredArrays } from './stored-arrays.ts';
import { compareAt, lowerBound, type StringTable, stringAt } from './string-table.ts';

/** Records are much alike: eight together take a seventh of their room, and are read as quickly as one. */
export const documentsPerBlock = 8;
const keptParsed = 256;
const keptBlocks = 32;

/** The records of a segment: compressed text until one is shown, with a small memory of those shown lately. */
export class DocumentStore {
  readonly replaced: Uint32Array;
  /** Record numbers in order of identifier. */
  readonly order: Uint32Array;
  private readonly lines: AttributeLines;
  private readonly bytes: Uint8Array;
  private readonly blockStarts: Float64Array;
  private readonly starts: Uint32Array;
  private readonly identifiers: StringTable;
  private readonly parsed = new Map<number, SearchRecord>();
  private readonly blocks = new Map<number, Buffer>();
  private ranks: Uint32Array | undefined;

  constructor(arrays: StoredArrays, attributes: readonly string[]) {
    this.lines = new AttributeLines(attributes);
    this.bytes = arrays.u8('documents.bytes');
    this.blockStarts = arrays.f64('documents.blockStarts');
    this.starts = arrays.u32('documents.starts');
    this.replaced = arrays.u32('documents.replaced');
    this.identifiers = arrays.strings('identifiers');
    this.order = arrays.u32('identifiers.order');
  }

  read(document: number): SearchRecord {
    return recall(this.parsed, document, keptParsed, () => this.lines.read(this.textOf(document)));
  }

  /** Only the attributes named, and never remembered. */
  readSome(document: number, attributes: ReadonlySet<string>): SearchRecord {
    const objectID = this.identifierOf(document);
    // Those who look up the rest elsewhere, as listings do, cost no reading.
    if (attributes.size === 0) return { objectID };
    return { ...this.lines.readSome(this.textOf(document), attributes), objectID };
  }

  identifierOf(document: number): string {
    return stringAt(this.identifiers, document);
  }

  /** -1 when there is none. */
  find(objectID: string): number {
    const document = this.order[this.positionOf(objectID)];
    return document !== undefined && compareAt(this.identifiers, document, objectID) === 0 ? document : -1;
  }

  /** Where in the order of identifiers `objectID` is or would be. */
  positionOf(objectID: string): number {
    return lowerBound(this.identifiers, objectID, this.order);
  }

  private textOf(document: number): string {
    const block = Math.floor(document / documentsPerBlock);
    const text = recall(this.blocks, block, keptBlocks, () =>
      zstdDecompressSync(this.bytes.subarray(this.blockStarts[block], this.blockStarts[block + 1])),
    );
    const isLast = (document + 1) % documentsPerBlock === 0;
    return text.toString('utf8', this.starts[document], isLast ? undefined : this.starts[document + 1]);
  }

  /** Each record's place in the order of identifiers. */
  get identifierRanks(): Uint32Array {
    if (this.ranks === undefined) {
      this.ranks = new Uint32Array(this.starts.length - 1);
      for (let rank = 0; rank < this.order.length; rank++) this.ranks[this.order[rank] as number] = rank;
    }
    return this.ranks;
  }
}

/** What is known goes on being so until `most` others have become known after it. */
function recall<Value>(known: Map<number, Value>, key: number, most: number, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (known.size >= most) known.delete(known.keys().next().value ?? 0);
  known.set(key, made);
  return made;
}
