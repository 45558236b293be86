import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { createAvailability } from './availability.ts';
import { columnParsers } from './column-parsers.ts';
import { assertConnectionUrl, describeConnectionFailure } from './connection-failure.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { inOneJourney } from './journey.ts';
import { createNotices, type Notices } from './notices.ts';
import { preparedPool } from './prepared-pool.ts';
import { openReading, type Reading } from './reading/reading.ts';
import { createReplica, type Replica } from './replica/replica.ts';
import { retryConflicts } from './retry-conflicts.ts';

const longestWaitForReplicaMs = 1_000;

export type IsolationLevel = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  isolation?: IsolationLevel;
}

export interface DatabaseOptions {
  /** postgres://user:password@host:port/name */
  url: string;
  poolSize?: number;
  connectTimeoutMs?: number;
  /** How long a visitor's question may take before the database counts as away, and how long any statement may. */
  readingTimeoutMs?: number;
  statementTimeoutMs?: number;
  /** A copy that follows the database, for readings that may be a moment late. */
  replica?: ReplicaPlace | undefined;
  /** How often a database that is away is asked whether it is back. */
  probeMs?: number;
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void;
  /** Hears once that the database does not answer, and why, and once that it does again. */
  onAway?: (cause: unknown) => void;
  onBack?: () => void;
}

export interface ReplicaPlace {
  readonly url: string;
  /** By how much it may be late; one that is later, or away, is left out until it has caught up. */
  readonly mostLagMs?: number;
  /** Hears once that nobody reads from it any more, and why, and once that it is used again. */
  readonly onLeftOut?: (reason: string) => void;
  readonly onBack?: () => void;
}

export interface ReadingOptions {
  /** What is read is everybody's: it may come from a replica that has all that was told to have changed. */
  readonly mayBeLate?: boolean;
}

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Where readings happen, on connections that plan a statement once. */
  readonly readingPool: pg.Pool;
  /**
   * Runs the work in one transaction and commits it. When PostgreSQL refuses because of a concurrent transaction,
   * everything is rolled back and the work runs again from its beginning: it must have no effects outside the database.
   */
  transaction<T>(
    work: (transaction: Transaction<Schema>) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** For the many small reads of one request: prepared statements that travel together. */
  openReading(options?: ReadingOptions): Reading;
  /**
   * A visitor's question whose words are different every time, and which may be one too many: PostgreSQL plans it for what it is given, and
   * gives it up by itself where it takes longer than a reading may. Whoever asked is told as if the database were away.
   */
  readInTime<Row>(question: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Whether readings that may be late come from a replica just now; undefined where there is none. */
  isReplicaUsed(): boolean | undefined;
  /** What other processes say about changes; `publishNotice` is how to say it. */
  readonly notices: Notices;
  /** Throws a DatabaseStartError, one sentence, when the database cannot be reached. */
  ping(): Promise<void>;
  /** A pool of its own, for long-held connections that must not starve the queries of visitors. The caller ends it. */
  openSeparatePool(options: { size: number; name: string }): pg.Pool;
  /** Waits for running queries, then closes every connection; may be called twice. */
  close(): Promise<void>;
}

/** PostgreSQL hears of it so much later than whoever waits, who is told so in the same words every time. */
const lateMs = 500;

/**
 * For a pool that reads. Left to itself, PostgreSQL plans a statement with a list of ids anew for every list, because it expects
 * longer ones, and planning a statement with many joins takes longer than answering it. And it would go on with a statement that
 * nobody waits for any more, until the last row: a few of those leave it no time for anybody else.
 */
function reading(limitMs: number): pg.PoolConfig {
  return {
    query_timeout: limitMs,
    async onConnect(client) {
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`set statement_timeout = ${Math.round(limitMs + lateMs)}`);
    },
  };
}

export function createDatabase<Schema>(options: DatabaseOptions): Database<Schema> {
  const { url, poolSize = 10, connectTimeoutMs = 5_000, onError = () => {} } = options;
  const { readingTimeoutMs = 5_000, statementTimeoutMs = 60_000, probeMs = 1_000 } = options;
  assertConnectionUrl(url);

  const connected = new Set<pg.PoolClient>();

  function openPool(size: number, name: string, more: pg.PoolConfig = {}): pg.Pool {
    const pool = new pg.Pool({
      connectionString: url,
      ...more,
      max: size,
      application_name: name,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      types: columnParsers,
    });
    pool.on('error', onError);
    // A connection that breaks while somebody holds it tells only its own listeners; without one the process would end.
    pool.on('connect', (client) => client.on('error', onError));
    return pool;
  }

  /** A pool of those who wait for an answer: while the database is away they are told so. */
  function openWatchedPool(name: string, more: pg.PoolConfig): pg.Pool {
    const pool = openPool(poolSize, name, more);
    pool.on('connect', (client) => connected.add(client));
    pool.on('remove', (client) => connected.delete(client));
    return pool;
  }

  function openReplica({ url: replicaUrl, mostLagMs = 5_000, ...told }: ReplicaPlace): Replica {
    assertConnectionUrl(replicaUrl);
    const replicaPool = openPool(poolSize, 'bowline-replica', {
      connectionString: replicaUrl,
      // Whoever waits for it in vain still has to be answered by the primary.
      ...reading(Math.min(readingTimeoutMs, longestWaitForReplicaMs)),
    });
    return createReplica({ pool: replicaPool, primary: pool, mostLagMs, ...told });
  }

  const here = createAvailability({
    url,
    probeLimitMs: connectTimeoutMs,
    probeMs,
    onAway(cause) {
      options.onAway?.(cause);
      for (const client of connected) client.connection.stream.destroy();
    },
    onBack: () => options.onBack?.(),
  });
  const pool = openWatchedPool('bowline', { query_timeout: statementTimeoutMs });
  const readingPool = openWatchedPool('bowline-reading', reading(readingTimeoutMs));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparedPool(pool, here) }) });
  const replica = options.replica && openReplica(options.replica);
  const notices = createNotices({ url, connectTimeoutMs, onError, onChange: replica?.noteChange });
  let closing: Promise<void> | undefined;

  return {
    kysely,
    pool,
    openSeparatePool: ({ size, name }) => openPool(size, name),
    transaction(work, { isolation = 'read committed' } = {}) {
      return retryConflicts(() => kysely.transaction().setIsolationLevel(isolation).execute(work));
    },
    readingPool,
    openReading: ({ mayBeLate = false } = {}) =>
      openReading(readingPool, here, mayBeLate ? replica : undefined),
    async readInTime(question) {
      const limit = sql<unknown>`select set_config('statement_timeout', ${String(readingTimeoutMs)}, true)`;
      const [, { rows }] = await inOneJourney(kysely, [limit, question]);
      return rows;
    },
    isReplicaUsed: () => replica?.isCurrent(),
    notices,
    async ping() {
      try {
        here.assertHere();
        await pool.query('select 1');
      } catch (error) {
        throw new DatabaseStartError(describeConnectionFailure(url, error), { cause: error });
      }
    },
    close() {
      notices.close();
      here.close();
      // Not kysely.destroy(): it leaves the pool open when no query ever went through Kysely.
      // The replica compares itself with the primary until it is closed.
      closing ??= Promise.resolve(replica?.close())
        .then(() => Promise.all([pool.end(), readingPool.end()]))
        .then(() => {});
      return closing;
    },
  };
}
