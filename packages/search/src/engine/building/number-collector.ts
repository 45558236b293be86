import { isObject } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';
import type { NumberHeader } from '../segment-image.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import type { SegmentWriter } from './segment-writer.ts';

const deepest = 4;

interface Column {
  readonly documents: ReturnType<typeof growableU32>;
  readonly values: ReturnType<typeof growableF64>;
  several: boolean;
}

/** A place in the records that numbers were seen at or below. */
interface Place {
  readonly path: string;
  readonly below: Map<string, Place>;
  column: Column | undefined;
}

const placeAt = (path: string): Place => ({ path, below: new Map(), column: undefined });

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly columns = new Map<string, Column>();
  private readonly root = placeAt('');

  add(document: number, record: SearchRecord): void {
    for (const name of Object.keys(record)) this.visitBelow(document, this.root, name, record[name], 1);
  }

  write(writer: SegmentWriter, documents: number): NumberHeader[] {
    const headers: NumberHeader[] = [];
    const dense = growableF64();
    const sparseDocuments = growableU32();
    const sparseValues = growableF64();
    for (const [attribute, column] of this.columns) {
      const count = column.values.length;
      if (!column.several && count * 2 > documents) {
        headers.push({ attribute, dense: true, start: dense.length, length: documents });
        dense.reserve(documents).fill(Number.NaN, 0, documents);
        const start = dense.length;
        dense.take(documents);
        const target = dense.view().subarray(start);
        const values = column.values.view();
        column.documents.view().forEach((document, index) => {
          target[document] = values[index] ?? Number.NaN;
        });
      } else {
        headers.push({ attribute, dense: false, start: sparseValues.length, length: count });
        for (const document of column.documents.view()) sparseDocuments.push(document);
        for (const value of column.values.view()) sparseValues.push(value);
      }
    }
    writer.add('numbers.dense', dense.view());
    writer.add('numbers.sparse.documents', sparseDocuments.view());
    writer.add('numbers.sparse.values', sparseValues.view());
    return headers;
  }

  /** The way there is written out once for all records. */
  private visitBelow(document: number, place: Place, name: string, value: unknown, depth: number): void {
    if (typeof value !== 'number' && (typeof value !== 'object' || value === null)) return;
    let below = place.below.get(name);
    if (below === undefined) {
      below = placeAt(place === this.root ? name : `${place.path}.${name}`);
      place.below.set(name, below);
    }
    this.visit(document, below, value, depth);
  }

  private visit(document: number, place: Place, value: unknown, depth: number): void {
    if (typeof value === 'number') {
      if (Number.isFinite(value)) this.note(document, place, value);
    } else if (Array.isArray(value)) {
      for (const element of value)
        if (typeof element !== 'string') this.visit(document, place, element, depth);
    } else if (depth < deepest && isObject(value)) {
      for (const name of Object.keys(value)) this.visitBelow(document, place, name, value[name], depth + 1);
    }
  }

  private note(document: number, place: Place, value: number): void {
    place.column ??= this.columnOf(place.path);
    const { documents, values } = place.column;
    if (documents.at(documents.length - 1) === document) place.column.several = true;
    documents.push(document);
    values.push(value);
  }

  /** Two ways may be written alike: `{"a.b":1}` and `{"a":{"b":1}}`. */
  private columnOf(path: string): Column {
    let column = this.columns.get(path);
    if (column === undefined) {
      column = { documents: growableU32(), values: growableF64(), several: false };
      this.columns.set(path, column);
    }
    return column;
  }
}
