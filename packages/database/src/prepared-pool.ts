import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Availability, DatabaseAway } from './availability.ts';
import { statementChannel } from './observed.ts';
import { statementName } from './reading/statement.ts';

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

/**
 * The pool as Kysely sees it. PostgreSQL takes longer to read and plan most statements of the shop than to carry them out, so
 * what is sent a second time is prepared: each connection plans it once. And a transaction begins on the way to its first
 * statement, which saves it a journey; for that the clients of the pool must be pipelined.
 */
export function preparedPool(
  pool: pg.Pool,
  { assertHere, explain }: Pick<Availability, 'assertHere' | 'explain'>,
): PostgresPool {
  const names = createNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let beginning: string | undefined;
    let isBroken = false;

    async function query(text: string, values: readonly unknown[]): Promise<unknown> {
      if (begins.test(text)) {
        beginning = text;
        return emptyResult('START TRANSACTION');
      }
      const begin = beginning;
      beginning = undefined;
      if (begin === undefined) return send(text, values);
      if (ends.test(text)) return emptyResult(text.toUpperCase());
      const { stream } = client.connection;
      let sent: Promise<[unknown, unknown]>;
      // Both in one write.
      stream.cork();
      try {
        sent = Promise.all([client.query(begin), send(text, values)]);
      } finally {
        stream.uncork();
      }
      const [, answer] = await sent;
      return answer;
    }

    function send(text: string, values: readonly unknown[]): Promise<unknown> {
      return statementChannel.hasSubscribers
        ? statementChannel.tracePromise(() => sendOne(text, values), { text })
        : sendOne(text, values);
    }

    async function sendOne(text: string, values: readonly unknown[]): Promise<unknown> {
      const name = values.length ? names.nameOf(text) : undefined;
      if (name === undefined) return client.query(text, [...values]);
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        if (!mustBePreparedAgain(error)) throw error;
        names.forget();
        // Inside a transaction this is refused too, and the whole of it is tried again.
        return client.query(text, [...values]).catch(() => {
          throw error;
        });
      }
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

function emptyResult(command: string) {
  return { command, rowCount: null, rows: [] };
}

function createNames() {
  const noticed = new Set<string>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || text.length > longestPrepared) return known;
      if (noticed.delete(text) && names.size < mostPrepared) {
        const name = statementName(`${generation} ${text}`);
        names.set(text, name);
        return name;
      }
      if (noticed.size >= mostNoticed) noticed.clear();
      noticed.add(text);
      return undefined;
    },
    /** Everything is prepared under another name from now on. */
    forget(): void {
      generation += 1;
      names.clear();
    },
  };
}
