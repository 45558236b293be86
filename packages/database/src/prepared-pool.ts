import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Availability, DatabaseAway } from './availability.ts';
import { Journey } from './journey.ts';
import { statementChannel } from './observed.ts';
import { type Statement, statementName } from './reading/statement.ts';
import { type Completed, type Question, StatementBatch } from './reading/statement-batch.ts';

/** Each costs memory on every connection; texts that come after are read and planned anew each time, as usual. */
const mostPrepared = 400;
/** Long texts are mostly long lists of values, hardly twice of one length. */
const longestPrepared = 4_000;
const mostNoticed = 2_000;

/** A statement whose plan has become invalid: a migration changed its columns, or a pooler forgot it. */
export function mustBePreparedAgain(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '26000' || (error.code === '0A000' && /cached plan/.test(error.message));
}

const begins = /^(?:begin|start transaction)\b/;
const ends = /^(?:commit|rollback)$/;
/** Several statements in one text: the driver sends it as it is. */
const isSeveral = /;/;

type Asked = Pick<Question, 'statement' | 'parameters'>;

interface Answer extends Completed {
  readonly rows: readonly unknown[];
}

/** The driver's own, which its types do not mention. */
const { prepareValue } = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => string | Buffer | null } }
).utils;

/**
 * The pool as Kysely sees it. PostgreSQL takes longer to read and plan most statements of the shop than to carry them out, so
 * what is sent a second time is prepared: each connection plans it once. A transaction begins on the way to its first statement,
 * and statements that wait for nothing travel together.
 */
export function preparedPool(
  pool: pg.Pool,
  { assertHere, explain }: Pick<Availability, 'assertHere' | 'explain'>,
): PostgresPool {
  const names = createNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function ask(text: string, values: readonly unknown[]): Asked {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    return { statement: { name: name ?? '', text }, parameters: values.map((value) => prepareValue(value)) };
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let beginning: string | undefined;
    let isInTransaction = false;
    let isBroken = false;

    async function query(text: string, values: readonly unknown[]): Promise<unknown> {
      if (begins.test(text)) {
        beginning = text;
        return emptyResult('START TRANSACTION');
      }
      const begin = beginning;
      beginning = undefined;
      if (ends.test(text)) {
        isInTransaction = false;
        return begin === undefined ? (await send([names.always(text)]))[0] : emptyResult(text.toUpperCase());
      }
      const first = begin === undefined ? [] : [names.always(begin)];
      if (begin !== undefined) isInTransaction = true;
      const [journey] = values;
      if (journey instanceof Journey) {
        const asked = journey.statements.map(({ sql, parameters }) => ask(sql, parameters));
        const answers = await sendAgain(first, asked);
        return { command: '', rowCount: null, rows: answers.map(asResult) };
      }
      if (values.length > 0 || !isSeveral.test(text)) return (await sendAgain(first, [ask(text, values)]))[0];
      if (begin !== undefined) await send(first);
      return observed(text, client.query(text));
    }

    /** Once more under no name, when a name has become worthless; inside a transaction the whole of it is tried again. */
    async function sendAgain(first: readonly Asked[], asked: readonly Asked[]): Promise<readonly Answer[]> {
      try {
        return (await send([...first, ...asked])).slice(first.length);
      } catch (error) {
        if (!mustBePreparedAgain(error)) throw error;
        names.forget();
        if (isInTransaction) throw error;
        return send(
          asked.map(({ statement, parameters }) => ({ statement: { ...statement, name: '' }, parameters })),
        );
      }
    }

    function send(asked: readonly Asked[]): Promise<readonly Answer[]> {
      const answers: Promise<Answer>[] = [];
      const questions = asked.map((each): Question => {
        const { promise, resolve, reject } = Promise.withResolvers<Answer>();
        const { text } = each.statement;
        answers.push(begins.test(text) ? promise : observed(text, promise));
        return { ...each, resolve: (rows, completed) => resolve({ ...completed, rows }), reject };
      });
      client.query(new StatementBatch(questions));
      return Promise.all(answers);
    }

    async function queryWhileHere(text: string, values: readonly unknown[]): Promise<unknown> {
      try {
        return await query(text, values);
      } catch (error) {
        const explained = explain(error);
        // An answer may still come, to whoever would ask next.
        if (explained instanceof DatabaseAway) isBroken = true;
        throw explained;
      }
    }

    return {
      query: queryWhileHere as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isBroken),
    };
  }

  return {
    async connect() {
      assertHere();
      const client = await pool.connect().catch((error: unknown) => {
        throw explain(error);
      });
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function observed<Value>(text: string, answer: Promise<Value>): Promise<Value> {
  return statementChannel.hasSubscribers ? statementChannel.tracePromise(() => answer, { text }) : answer;
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** As Kysely tells it of a statement by itself. */
function asResult({ command, rowCount, rows }: Answer) {
  return { rows, numAffectedRows: changing.has(command) ? BigInt(rowCount ?? 0) : undefined };
}

function emptyResult(command: string) {
  return { command, rowCount: null, rows: [] };
}

function createNames() {
  const noticed = new Set<string>();
  const names = new Map<string, string>();
  const certain = new Map<string, Asked>();
  let generation = 0;
  const named = (text: string): Statement<unknown> => ({
    name: statementName(`${generation} ${text}`),
    text,
  });
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || text.length > longestPrepared) return known;
      if (noticed.delete(text) && names.size < mostPrepared) {
        const { name } = named(text);
        names.set(text, name);
        return name;
      }
      if (noticed.size >= mostNoticed) noticed.clear();
      noticed.add(text);
      return undefined;
    },
    /** Of what begins and ends transactions. */
    always(text: string): Asked {
      const known = certain.get(text) ?? { statement: named(text), parameters: [] };
      certain.set(text, known);
      return known;
    },
    /** Everything is prepared under another name from now on. */
    forget(): void {
      generation += 1;
      names.clear();
      certain.clear();
    },
  };
}
