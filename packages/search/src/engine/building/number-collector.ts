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

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly columns = new Map<string, Column>();

  add(document: number, record: SearchRecord): void {
    for (const name of Object.keys(record)) this.visit(document, name, record[name], 1);
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
        column.documents.view().forEach((document, index) => {
          target[document] = column.values.view()[index] ?? Number.NaN;
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

  private visit(document: number, path: string, value: unknown, depth: number): void {
    if (typeof value === 'number') {
      if (Number.isFinite(value)) this.note(document, path, value);
    } else if (Array.isArray(value)) {
      for (const element of value) this.visit(document, path, element, depth);
    } else if (depth < deepest && isObject(value)) {
      for (const name of Object.keys(value)) this.visit(document, `${path}.${name}`, value[name], depth + 1);
    }
  }

  private note(document: number, path: string, value: number): void {
    let column = this.columns.get(path);
    if (column === undefined) {
      column = { documents: growableU32(), values: growableF64(), several: false };
      this.columns.set(path, column);
    }
    const last = column.documents.view().at(-1);
    if (last === document) column.several = true;
    column.documents.push(document);
    column.values.push(value);
  }
}
