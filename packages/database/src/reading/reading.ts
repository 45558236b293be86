import type pg from 'pg';
import type { Availability } from '../availability.ts';
import { statementChannel } from '../observed.ts';
import { mustBePreparedAgain } from '../prepared-pool.ts';
import type { Replica } from '../replica/replica.ts';
import { type Parameter, type Statement, writeParameter } from './statement.ts';
import { type BatchOutcome, type Question, StatementBatch } from './statement-batch.ts';

/** Reads of one request. Those that are asked for before anything is awaited travel to the database together. */
export interface Reading {
  /** The parameters are asked for at the last moment, so that a caller can go on collecting ids until then. */
  read<Row>(statement: Statement<Row>, parameters: () => readonly Parameter[]): Promise<readonly Row[]>;
}

interface Waiting extends Omit<Question, 'parameters'> {
  readonly parameters: () => readonly Parameter[];
}

type Here = Pick<Availability, 'isAway' | 'assertHere' | 'explain'>;

export function openReading(pool: pg.Pool, here: Here, replica?: Replica): Reading {
  let waiting: Waiting[] = [];

  function sendAll(): void {
    const questions: Question[] = [];
    for (const asked of waiting) {
      try {
        questions.push({ ...asked, parameters: asked.parameters().map(writeParameter) });
      } catch (error) {
        asked.reject(error);
      }
    }
    waiting = [];
    if (questions.length === 0) return;
    // Decided for every journey to the database: a change may have been told between two of them.
    if (replica?.isCurrent()) sendToReplica(replica, questions, (left) => send(pool, here, left));
    else send(pool, here, questions);
  }

  const read: Reading['read'] = (statement, parameters) =>
    new Promise((resolve, reject) => {
      here.assertHere();
      // From inside a promise job, the next tick comes after all jobs that are waiting now and those they cause.
      if (waiting.length === 0) Promise.resolve().then(() => process.nextTick(sendAll));
      waiting.push({ statement, parameters, resolve: resolve as Question['resolve'], reject });
    });
  return {
    read: (statement, parameters) =>
      statementChannel.hasSubscribers
        ? statementChannel.tracePromise(() => read(statement, parameters), { text: statement.text })
        : read(statement, parameters),
  };
}

/** At worst every connection of the pool holds the invalid statement. */
function send(pool: pg.Pool, here: Here, questions: readonly Question[], triesLeft = pool.options.max): void {
  pool.connect((error, client, release) => {
    if (!client) {
      const explained = here.explain(error);
      for (const { reject } of questions) reject(explained);
      return;
    }
    client.query(
      new StatementBatch(questions, (outcome) => {
        // A connection with an error behind it is not trusted with another question.
        release(outcome.error);
        if (outcome.error) recover(pool, here, outcome.error, outcome.unanswered, triesLeft);
      }),
    );
  });
}

/** Whatever it fails at, the primary is asked: it may be away, behind with a migration, or in its own way while it follows. */
function sendToReplica(
  replica: Replica,
  questions: readonly Question[],
  askPrimary: (left: readonly Question[]) => void,
): void {
  replica.pool.connect((error, client, release) => {
    if (!client) {
      replica.noteFailure(error);
      askPrimary(questions);
      return;
    }
    client.query(
      new StatementBatch(questions, (outcome) => {
        release(outcome.error);
        if (!outcome.error) return;
        replica.noteFailure(outcome.error);
        askPrimary(outcome.unanswered);
      }),
    );
  });
}

/** Reading changes nothing, so what PostgreSQL skipped because of the failed question can be asked again. */
function recover(
  pool: pg.Pool,
  here: Here,
  error: NonNullable<BatchOutcome['error']>,
  unanswered: BatchOutcome['unanswered'],
  triesLeft: number,
): void {
  if (mustBePreparedAgain(error) && triesLeft > 0) {
    send(pool, here, unanswered, triesLeft - 1);
    return;
  }
  const [failed, ...skipped] = unanswered;
  const explained = here.explain(error);
  failed?.reject(explained);
  if (here.isAway()) for (const { reject } of skipped) reject(explained);
  else if (skipped.length) send(pool, here, skipped);
}
