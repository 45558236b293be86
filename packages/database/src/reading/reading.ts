import pg from 'pg';
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
  /**
   * A change in one statement, which travels with what is read at the same moment and comes last: a read that fails leaves it to be
   * done by itself, and nobody waits for its locks longer than it takes.
   */
  change<Row>(statement: Statement<Row>, parameters: readonly Parameter[]): Promise<readonly Row[]>;
}

interface Waiting extends Omit<Question, 'parameters'> {
  readonly parameters: () => readonly Parameter[];
}

type Here = Pick<Availability, 'isAway' | 'assertHere' | 'explain'>;

export function openReading(pool: pg.Pool, here: Here, replica?: Replica): Reading {
  let waiting: Waiting[] = [];

  function sendAll(): void {
    const questions: Question[] = [];
    for (const asked of [...waiting.filter(isRead), ...waiting.filter(({ isChange }) => isChange)]) {
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

  const ask = <Row>(
    statement: Statement<Row>,
    parameters: Waiting['parameters'],
    isChange = false,
  ): Promise<readonly Row[]> =>
    new Promise((resolve, reject) => {
      here.assertHere();
      // From inside a promise job, the next tick comes after all jobs that are waiting now and those they cause.
      if (waiting.length === 0) Promise.resolve().then(() => process.nextTick(sendAll));
      waiting.push({ statement, parameters, isChange, resolve: resolve as Question['resolve'], reject });
    });
  const observed: typeof ask = (statement, ...more) =>
    statementChannel.hasSubscribers
      ? statementChannel.tracePromise(() => ask(statement, ...more), { text: statement.text })
      : ask(statement, ...more);
  return {
    read: observed,
    change(statement, parameters) {
      if (replica) throw new Error('Where reading may be late, nothing is changed');
      return observed(statement, () => parameters, true);
    },
  };
}

const isRead = ({ isChange }: Waiting): boolean => !isChange;

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

/**
 * What PostgreSQL skipped because of the failed question can be asked again: it undid whatever the batch had changed. When it was
 * not PostgreSQL that failed, nobody knows what became of a change.
 */
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
  const isUndone = error instanceof pg.DatabaseError && error.severity === 'ERROR';
  const again = skipped.filter(({ isChange }) => !here.isAway() && (isUndone || !isChange));
  for (const question of skipped) if (!again.includes(question)) question.reject(explained);
  if (again.length) send(pool, here, again);
}
