import { isObject } from '../attribute-paths.ts';
import type { NumberHeader } from '../segment-image.ts';
import { growableF64, growableU32 } from './growable-array.ts';
import type { SegmentWriter } from './segment-writer.ts';

const deepest = 4;
const none: readonly NumberNote[] = [];

interface Column {
  readonly documents: ReturnType<typeof growableU32>;
  readonly values: ReturnType<typeof growableF64>;
  latest: number;
  several: boolean;
}

/** A step of a path: walked for every value of every record, so names are put together once. */
interface Step {
  readonly path: string;
  readonly further: Map<string, Step>;
  column: Column | undefined;
}

/** A number and what it stands under. */
export interface NumberNote {
  readonly column: Column;
  readonly value: number;
}

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly columns = new Map<string, Column>();

  /** Finds the numbers in values of an attribute. */
  readerFor(name: string): (value: unknown) => readonly NumberNote[] {
    const first: Step = { path: name, further: new Map(), column: undefined };
    return (value) => this.visit(undefined, first, value, 1) ?? none;
  }

  add(document: number, notes: readonly NumberNote[]): void {
    for (let index = 0; index < notes.length; index++) {
      const { column, value } = notes[index] as NumberNote;
      if (column.latest === document) column.several = true;
      column.latest = document;
      column.documents.push(document);
      column.values.push(value);
    }
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

  /** Most values have no number, and need no list. */
  private visit(
    before: NumberNote[] | undefined,
    step: Step,
    value: unknown,
    depth: number,
  ): NumberNote[] | undefined {
    let notes = before;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return notes;
      step.column ??= this.columnOf(step.path);
      const note = { column: step.column, value };
      if (notes === undefined) notes = [note];
      else notes.push(note);
    } else if (Array.isArray(value)) {
      for (const element of value)
        if (typeof element !== 'string') notes = this.visit(notes, step, element, depth);
    } else if (depth < deepest && isObject(value)) {
      for (const name of Object.keys(value))
        notes = this.visit(notes, stepTo(step, name), value[name], depth + 1);
    }
    return notes;
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
      path: `${from.path}.${name}`,
      further: new Map(),
      column: undefined,
    };
    from.further.set(name, step);
  }
  return step;
}
