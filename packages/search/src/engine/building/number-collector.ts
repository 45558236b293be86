import { isObject } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';
import type { NumberHeader } from '../segment-image.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import type { SegmentWriter } from './segment-writer.ts';

const deepest = 4;

interface Column {
  readonly documents: ReturnType<typeof growableU32>;
  readonly values: ReturnType<typeof growableF64>;
  latest: number;
  several: boolean;
}

/** A step of a path: walked for every value of every record, so names are put together once. */
interface Step {
  /** Undefined where it begins. */
  readonly path: string | undefined;
  readonly further: Map<string, Step>;
  column: Column | undefined;
}

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly columns = new Map<string, Column>();
  private readonly first: Step = { path: undefined, further: new Map(), column: undefined };

  add(document: number, record: SearchRecord): void {
    for (const name of Object.keys(record)) this.visit(document, stepTo(this.first, name), record[name], 1);
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

  private visit(document: number, step: Step, value: unknown, depth: number): void {
    if (typeof value === 'number') {
      if (Number.isFinite(value)) this.note(document, step, value);
    } else if (Array.isArray(value)) {
      for (const element of value)
        if (typeof element !== 'string') this.visit(document, step, element, depth);
    } else if (depth < deepest && isObject(value)) {
      for (const name of Object.keys(value)) this.visit(document, stepTo(step, name), value[name], depth + 1);
    }
  }

  private note(document: number, step: Step, value: number): void {
    step.column ??= this.columnOf(step.path ?? '');
    const { column } = step;
    if (column.latest === document) column.several = true;
    column.latest = document;
    column.documents.push(document);
    column.values.push(value);
  }

  /** Two ways may lead to one path: an attribute may be called "a.b". */
  private columnOf(path: string): Column {
    let column = this.columns.get(path);
    if (column === undefined) {
      column = { documents: growableU32(), values: growableF64(), latest: -1, several: false };
      this.columns.set(path, column);
    }
    return column;
  }
}

function stepTo(from: Step, name: string): Step {
  let step = from.further.get(name);
  if (step === undefined) {
    step = {
      path: from.path === undefined ? name : `${from.path}.${name}`,
      further: new Map(),
      column: undefined,
    };
    from.further.set(name, step);
  }
  return step;
}
