import { isObject } from '../attribute-paths.ts';
import type { NumberHeader } from '../segment-image.ts';
import { DerivedValues } from './derived-values.ts';
import type { NumberedRecord } from './document-collector.ts';
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
  readonly path: string;
  readonly further: Map<string, Step>;
  column: Column | undefined;
}

interface Note {
  readonly column: Column;
  readonly value: number;
}

/** Every number anywhere in the records, under its path: all of them can be filtered and sorted by. */
export class NumberCollector {
  private readonly columns = new Map<string, Column>();
  /** By the place of the attribute. */
  private readonly byPlace: DerivedValues<readonly Note[]>[] = [];
  /** By name, of attributes without a place. */
  private readonly others = new Map<string, DerivedValues<readonly Note[]>>();

  add(record: NumberedRecord): void {
    const { attributes, lines, others } = record;
    for (let place = 0; place < lines.length; place++) {
      if (lines[place] === undefined) continue;
      const notes = this.byPlace[place] ?? this.notesOf(attributes[place] as string);
      this.byPlace[place] = notes;
      this.note(record, notes);
    }
    for (const name of Object.keys(others ?? {})) {
      const notes = this.others.get(name) ?? this.notesOf(name);
      this.others.set(name, notes);
      this.note(record, notes);
    }
  }

  private note(record: NumberedRecord, derived: DerivedValues<readonly Note[]>): void {
    const notes = derived.of(record);
    for (let index = 0; notes && index < notes.length; index++) note(record.document, notes[index] as Note);
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
        for (const document of column.documents.view()) sparseDocuments.push(document);
        for (const value of column.values.view()) sparseValues.push(value);
      }
    }
    writer.add('numbers.dense', dense.view());
    writer.add('numbers.sparse.documents', sparseDocuments.view());
    writer.add('numbers.sparse.values', sparseValues.view());
    return headers;
  }

  private notesOf(name: string): DerivedValues<readonly Note[]> {
    const first: Step = { path: name, further: new Map(), column: undefined };
    return new DerivedValues(name, (value) => {
      const notes: Note[] = [];
      this.visit(notes, first, value, 1);
      return notes;
    });
  }

  private visit(notes: Note[], step: Step, value: unknown, depth: number): void {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return;
      step.column ??= this.columnOf(step.path);
      notes.push({ column: step.column, value });
    } else if (Array.isArray(value)) {
      for (const element of value) if (typeof element !== 'string') this.visit(notes, step, element, depth);
    } else if (depth < deepest && isObject(value)) {
      for (const name of Object.keys(value)) this.visit(notes, stepTo(step, name), value[name], depth + 1);
    }
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

function note(document: number, { column, value }: Note): void {
  if (column.latest === document) column.several = true;
  column.latest = document;
  column.documents.push(document);
  column.values.push(value);
}
