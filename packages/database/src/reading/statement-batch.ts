import type pg from 'pg';
import { createRowShape, type RowShape } from './row-shape.ts';
import type { Statement } from './statement.ts';

export interface Question {
  readonly statement: Statement<unknown>;
  readonly parameters: (string | null)[];
  resolve(rows: readonly unknown[]): void;
  reject(error: unknown): void;
}

export interface BatchOutcome {
  readonly error?: Error;
  /** The question the error belongs to, and those behind it, which PostgreSQL skipped. */
  readonly unanswered: readonly Question[];
}

/** What each connection has prepared so far. PostgreSQL forgets it with the connection, and so does this. */
const preparedOn = new WeakMap<pg.Connection, Map<string, RowShape>>();

/**
 * Several questions in one write and one answer: the driver's own queries wait for one answer before they send the next,
 * and each write costs a page more than most of its statements. The methods are those the driver calls on what it has been
 * given to submit.
 */
export class StatementBatch implements pg.Submittable {
  /** Given by the driver where there is a limit of time, and called when the answer is there. */
  callback: ((error?: Error) => void) | undefined;
  readonly #questions: readonly Question[];
  readonly #onEnd: (outcome: BatchOutcome) => void;
  readonly #answers: unknown[][];
  readonly #unreadable = new Map<number, unknown>();
  #prepared: Map<string, RowShape> = new Map();
  #shape: RowShape | undefined;
  #answered = 0;
  #hasEnded = false;

  constructor(questions: readonly Question[], onEnd: (outcome: BatchOutcome) => void) {
    this.#questions = questions;
    this.#onEnd = onEnd;
    this.#answers = questions.map(() => []);
  }

  submit(connection: pg.Connection): void {
    this.#prepared = preparedOn.get(connection) ?? new Map();
    preparedOn.set(connection, this.#prepared);
    const sent = new Set<string>();
    connection.stream.cork();
    for (const { statement, parameters } of this.#questions) {
      const { name, text } = statement;
      if (!this.#prepared.has(name) && !sent.has(name)) {
        sent.add(name);
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
      }
      connection.bind({ statement: name, values: parameters }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const name = this.#questions[this.#answered]?.statement.name;
    if (name !== undefined) this.#prepared.set(name, createRowShape(fields));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#unreadable.has(this.#answered)) return;
    try {
      this.#shape ??= this.#prepared.get(this.#questions[this.#answered]?.statement.name ?? '');
      this.#answers[this.#answered]?.push(this.#shape?.(fields));
    } catch (error) {
      this.#unreadable.set(this.#answered, error);
    }
  }

  handleCommandComplete(): void {
    this.#answered += 1;
    this.#shape = undefined;
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
    this.#onEnd({ ...(error && { error }), unanswered: this.#questions.slice(this.#answered) });
    for (const [index, { resolve, reject }] of this.#questions.slice(0, this.#answered).entries()) {
      if (this.#unreadable.has(index)) reject(this.#unreadable.get(index));
      else resolve(this.#answers[index] ?? []);
    }
  }
}
