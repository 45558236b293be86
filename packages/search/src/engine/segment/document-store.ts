import { AttributeLines, type WrittenLines } from '../document-text.ts';
import type { SearchRecord } from '../model.ts';
import type { RecordTexts } from '../segment-image.ts';
import type { StoredArrays } from './stored-arrays.ts';
import { compareAt, lowerBound, type StringTable, stringAt } from './string-table.ts';
import { textsName } from './without-texts.ts';

const keptParsed = 256;

/** The records of a segment: lines of text until one is shown, with a small memory of those shown whole lately. */
export class DocumentStore {
  readonly replaced: Uint32Array;
  /** Record numbers in order of identifier. */
  readonly order: Uint32Array;
  private readonly lines: AttributeLines;
  private readonly texts: RecordTexts;
  private readonly lineStarts: Float64Array;
  private readonly entries: Uint16Array | Uint32Array;
  private readonly starts: Float64Array;
  private readonly identifiers: StringTable;
  private readonly parsed = new Map<number, SearchRecord>();
  private ranks: Uint32Array | undefined;

  constructor(
    arrays: StoredArrays,
    attributes: readonly string[],
    texts: RecordTexts = textsInMemory(arrays.u8(textsName)),
  ) {
    this.lines = new AttributeLines(attributes);
    this.texts = texts;
    this.lineStarts = arrays.f64('lines.starts');
    this.entries = arrays.ordinals('documents.lines');
    this.starts = arrays.f64('documents.starts');
    this.replaced = arrays.u32('documents.replaced');
    this.identifiers = arrays.strings('identifiers');
    this.order = arrays.u32('identifiers.order');
  }

  read(document: number): SearchRecord {
    const known = this.parsed.get(document);
    if (known !== undefined) return known;
    const record = this.lines.read(this.linesOf(document));
    if (this.parsed.size >= keptParsed) this.parsed.delete(this.parsed.keys().next().value ?? 0);
    this.parsed.set(document, record);
    return record;
  }

  /** Only the attributes named, and never remembered. */
  readSome(document: number, attributes: Iterable<string>): SearchRecord {
    return {
      ...this.lines.readSome(this.linesOf(document), attributes),
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

  private linesOf(document: number): WrittenLines {
    const start = this.starts[document] ?? 0;
    const length = (this.starts[document + 1] ?? 0) - start;
    return {
      length,
      at: (line) => (line < length ? this.lineAt(this.entries[start + line] as number) : undefined),
    };
  }

  private lineAt(number: number): string {
    return this.texts.read(this.lineStarts[number] ?? 0, this.lineStarts[number + 1] ?? 0);
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

function textsInMemory({ buffer, byteOffset, byteLength }: Uint8Array): RecordTexts {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return { byteLength, read: (start, end) => bytes.toString('utf8', start, end) };
}
