import type { NumberHeader } from '../segment-image.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import type { NumberPaths } from './number-paths.ts';
import type { SegmentWriter } from './segment-writer.ts';

interface Column {
  readonly attribute: string;
  readonly documents: ReturnType<typeof growableU32>;
  readonly values: ReturnType<typeof growableF64>;
  latest: number;
  several: boolean;
}

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly paths: NumberPaths;
  private readonly columns: Column[] = [];
  /** By the number of its path. */
  private readonly byPath: (Column | undefined)[] = [];

  constructor(paths: NumberPaths) {
    this.paths = paths;
  }

  /** Records come in ascending order. */
  add(document: number, path: number, value: number): void {
    const column = this.byPath[path] ?? this.open(path);
    if (column.latest === document) column.several = true;
    column.latest = document;
    column.documents.push(document);
    column.values.push(value);
  }

  write(writer: SegmentWriter, documents: number): NumberHeader[] {
    const headers: NumberHeader[] = [];
    const dense = growableF64();
    const sparseDocuments = growableU32();
    const sparseValues = growableF64();
    for (const column of this.columns) {
      const { attribute } = column;
      const count = column.values.length;
      if (!column.several && count * 2 > documents) {
        headers.push({ attribute, dense: true, start: dense.length, length: documents });
        const start = dense.length;
        dense.withRoomFor(documents).fill(Number.NaN, start, start + documents);
        dense.take(documents);
        const target = dense.view().subarray(start);
        const [owners, values] = [column.documents.view(), column.values.view()];
        for (let index = 0; index < count; index++) target[owners[index] as number] = values[index] as number;
      } else {
        headers.push({ attribute, dense: false, start: sparseValues.length, length: count });
        for (let index = 0; index < count; index++) {
          sparseDocuments.push(column.documents.at(index));
          sparseValues.push(column.values.at(index));
        }
      }
    }
    writer.add('numbers.dense', dense.view());
    writer.add('numbers.sparse.documents', sparseDocuments.view());
    writer.add('numbers.sparse.values', sparseValues.view());
    return headers;
  }

  private open(path: number): Column {
    const attribute = this.paths.all[path] ?? '';
    const column = {
      attribute,
      documents: growableU32(),
      values: growableF64(),
      latest: -1,
      several: false,
    };
    this.columns.push(column);
    // Without gaps: lists with many are slower by far.
    while (this.byPath.length <= path) this.byPath.push(undefined);
    this.byPath[path] = column;
    return column;
  }
}
