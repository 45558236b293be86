import { isObject } from '../attribute-paths.ts';

const deepest = 4;
const none: readonly NumberNote[] = [];

/** A number and the number of the path it stands under. */
export interface NumberNote {
  readonly path: number;
  readonly value: number;
}

/** A step of a path: walked for every value of every record, so names are put together once. */
interface Step {
  readonly path: string;
  readonly further: Map<string, Step>;
  number: number | undefined;
}

/** The paths under which numbers stand in records, numbered for one segment or for several. */
export class NumberPaths {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** Finds the numbers in values of an attribute. */
  readerFor(name: string): (value: unknown) => readonly NumberNote[] {
    const first: Step = { path: name, further: new Map(), number: undefined };
    return (value) => this.visit(undefined, first, value, 1) ?? none;
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
      step.number ??= this.numberOf(step.path);
      const note = { path: step.number, value };
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
  private numberOf(path: string): number {
    const known = this.numbers.get(path);
    if (known !== undefined) return known;
    this.numbers.set(path, this.all.length);
    return this.all.push(path) - 1;
  }
}

function stepTo(from: Step, name: string): Step {
  let step = from.further.get(name);
  if (step === undefined) {
    step = { path: `${from.path}.${name}`, further: new Map(), number: undefined };
    from.further.set(name, step);
  }
  return step;
}
