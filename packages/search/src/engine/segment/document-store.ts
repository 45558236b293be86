import { AttributeLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import type { RecordLines } from './record-lines.ts';
import type { StoredArrays } from './stored-arrays.ts';
import { compareAt, lowerBound, type StringTable, stringAt, stringCount } from './string-table.ts';

const keptParsed = 256;

/** The records of a segment: lines of text until one is shown, with a small memory of those shown whole lately. */
export class DocumentStore {
  readonly replaced: Uint32Array;
  /** Record numbers in order of identifier. */
  readonly order: Uint32Array;
  private readonly lines: AttributeLines;
  private readonly records: RecordLines;
  private readonly identifiers: StringTable;
  private readonly parsed = new Map<number, SearchRecord>();
  private ranks: Uint32Array | undefined;

  constructor(arrays: StoredArrays, attributes: readonly string[], records: RecordLines) {
    this.lines = new AttributeLines(attributes);
    this.records = records;
    this.replaced = arrays.u32('documents.replaced');
    this.identifiers = arrays.strings('identifiers');
    this.order = arrays.u32('identifiers.order');
  }

  read(document: number): SearchRecord {
    const known = this.parsed.get(document);
    if (known !== undefined) return known;
    const record = this.lines.read(this.records.of(document));
    if (this.parsed.size >= keptParsed) this.parsed.delete(this.parsed.keys().next().value ?? 0);
    this.parsed.set(document, record);
    return record;
  }

  /** Only the attributes named, and never remembered. */
  readSome(document: number, attributes: Iterable<string>): SearchRecord {
    return {
      ...this.lines.readSome(this.records.of(document), attributes),
      objectID: this.identifierOf(document),
    };
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

  /** Each record's place in the order of identifiers. */
  get identifierRanks(): Uint32Array {
    if (this.ranks === undefined) {
      this.ranks = new Uint32Array(stringCount(this.identifiers));
      for (let rank = 0; rank < this.order.length; rank++) this.ranks[this.order[rank] as number] = rank;
    }
    return this.ranks;
  }
}
