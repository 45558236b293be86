import type pg from 'pg';
import { messages } from './message-writer.ts';
import { createRowShape, type RowShape } from './row-shape.ts';
import type { Statement } from './statement.ts';

/** What PostgreSQL says when a statement is done: what was done, and with how many rows. */
export interface Completed {
  readonly command: string;
  readonly rowCount: number | null;
}

export interface Question {
  /** One without a name is not kept by the connection. */
  readonly statement: Statement<unknown>;
  readonly parameters: (string | Buffer | null)[];
  /** Behind all that only reads. It has happened when the whole batch has: what is committed last may still fail. */
  readonly isChange?: boolean;
  resolve(rows: readonly unknown[], completed: Completed): void;
  reject(error: unknown): void;
}

export interface BatchOutcome {
  readonly error?: Error;
  /** The question the error belongs to, and those behind it, which PostgreSQL skipped. */
  readonly unanswered: readonly Question[];
}

/** What each connection has prepared so far. PostgreSQL forgets it with the connection, and so does this. */
interface Prepared {
  /** Undefined for what answers no rows. */
  readonly shapes: Map<string, RowShape | undefined>;
  /** Sent, but not known to have arrived: after an error nobody tells. */
  readonly doubtful: Set<string>;
}

const preparedOn = new WeakMap<pg.Connection, Prepared>();

/**
 * Several questions in one write and one answer: the driver's own queries wait for one answer before they send the next,
 * each write costs a page more than most of its statements, and the driver has the columns of a result described each time.
 * The methods are those the driver calls on what it has been given to submit.
 */
export class StatementBatch implements pg.Submittable {
  /** Given by the driver where there is a limit of time, and called when the answer is there. */
  callback: ((error?: Error) => void) | undefined;
  readonly #questions: readonly Question[];
  readonly #onEnd: ((outcome: BatchOutcome) => void) | undefined;
  readonly #answers: unknown[][];
  readonly #completed: Completed[] = [];
  readonly #unreadable = new Map<number, unknown>();
  #prepared: Prepared = { shapes: new Map(), doubtful: new Set() };
  #hasEnded = false;

  /** Without anybody who takes what is unanswered, an error is that of all questions: what they did is undone. */
  constructor(questions: readonly Question[], onEnd?: (outcome: BatchOutcome) => void) {
    this.#questions = questions;
    this.#onEnd = onEnd;
    this.#answers = questions.map(() => []);
  }

  get texts(): readonly string[] {
    return this.#questions.map(({ statement }) => statement.text);
  }

  submit(connection: pg.Connection): void {
    this.#prepared = preparedOn.get(connection) ?? this.#prepared;
    preparedOn.set(connection, this.#prepared);
    const { shapes, doubtful } = this.#prepared;
    const sent = new Set<string>();
    messages.forget();
    for (const { statement, parameters } of this.#questions) {
      const { name, text } = statement;
      if (name === '' || !(shapes.has(name) || sent.has(name))) {
        if (doubtful.has(name)) messages.close(name);
        if (name !== '') doubtful.add(name);
        sent.add(name);
        messages.parse(name, text);
        messages.describe(name);
      }
      messages.bind(name, parameters);
      messages.execute();
    }
    messages.sync();
    // One that has ended tells so by itself.
    if (connection.stream.writable) connection.stream.write(messages.take());
  }

  get #current(): string {
    return this.#questions[this.#completed.length]?.statement.name ?? '';
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#remember(createRowShape(fields));
  }

  #remember(shape: RowShape | undefined): void {
    this.#prepared.shapes.set(this.#current, shape);
    this.#prepared.doubtful.delete(this.#current);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const answered = this.#completed.length;
    if (this.#unreadable.has(answered)) return;
    try {
      this.#answers[answered]?.push(this.#prepared.shapes.get(this.#current)?.(fields));
    } catch (error) {
      this.#unreadable.set(answered, error);
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.#prepared.doubtful.has(this.#current)) this.#remember(undefined);
    this.#completed.push(readCompleted(text));
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  handleError(error: Error): void {
    this.#end(error);
  }

  #end(error?: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.callback?.(error);
    if (error && !this.#onEnd) {
      for (const { reject } of this.#questions) reject(error);
      return;
    }
    const changes = error ? this.#questions.findIndex(({ isChange }) => isChange) : -1;
    const answered = changes < 0 ? this.#completed.length : Math.min(changes, this.#completed.length);
    this.#onEnd?.({ ...(error && { error }), unanswered: this.#questions.slice(answered) });
    for (const [index, completed] of this.#completed.slice(0, answered).entries()) {
      if (this.#unreadable.has(index)) this.#questions[index]?.reject(this.#unreadable.get(index));
      else this.#questions[index]?.resolve(this.#answers[index] ?? [], completed);
    }
  }
}

/** `UPDATE 3`, `INSERT 0 1`, `COMMIT`. */
function readCompleted(text: string): Completed {
  const space = text.indexOf(' ');
  if (space < 0) return { command: text, rowCount: null };
  const rowCount = Number(text.slice(text.lastIndexOf(' ') + 1));
  return { command: text.slice(0, space), rowCount: Number.isNaN(rowCount) ? null : rowCount };
}
