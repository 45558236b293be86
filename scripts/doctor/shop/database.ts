import { commerceMigrations } from '@bowline/commerce';
import { contentMigrations } from '@bowline/content';
import { findPendingMigrations, MigrationError } from '@bowline/database';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { minutes, type ShopPlace } from './place.ts';

const crowdedShare = 0.6;
const fullShare = 0.85;
const longTransactionSeconds = 300;
const lateReplicaSeconds = 30;
const keptLogBytes = 5e9;
/** PostgreSQL stops at twice as many. */
const oldestTransactions = 1_000_000_000;

interface Row {
  readonly version: string;
  readonly isReplica: boolean;
  readonly used: number;
  readonly most: number;
  readonly longestSeconds: number | null;
  readonly isSafe: boolean;
  readonly age: number;
  readonly replicas: number;
  readonly lagSeconds: number | null;
  readonly keptBytes: number | null;
}

const question = `
  select current_setting('server_version') as version, pg_is_in_recovery() as "isReplica",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    current_setting('max_connections')::int as most,
    (select extract(epoch from max(now() - xact_start))::int from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%') as "longestSeconds",
    current_setting('fsync')::bool and current_setting('full_page_writes')::bool as "isSafe",
    (select age(datfrozenxid) from pg_database where datname = current_database()) as age,
    (select count(*)::int from pg_stat_replication) as replicas,
    (select extract(epoch from max(replay_lag))::float8 from pg_stat_replication) as "lagSeconds",
    (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))::float8 from pg_replication_slots
      where not active and not pg_is_in_recovery()) as "keptBytes"`;

export async function checkDatabase({ pool, env }: ShopPlace): Promise<Finding[]> {
  let row: Row | undefined;
  try {
    ({
      rows: [row],
    } = await pool.query<Row>(question));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [blocks(`PostgreSQL does not answer: ${message || code}`, 'start it, or correct DATABASE_URL')];
  }
  if (!row) return [];
  return [...facts(row, env), ...(row.isReplica ? [] : [await migrations(pool)])];
}

function facts(row: Row, env: ShopPlace['env']): Finding[] {
  const share = row.used / row.most;
  const connections = `${row.used} of ${row.most} connections of PostgreSQL ${row.version} are used`;
  const findings: (Finding | false)[] = [
    row.isReplica && blocks('DATABASE_URL leads to a replica, which takes no orders', 'name the primary'),
    share >= fullShare
      ? blocks(connections, 'raise max_connections, run fewer processes, or put PgBouncer between')
      : share >= crowdedShare
        ? hint(connections, 'one process takes up to 21: raise max_connections before you add one')
        : fine(connections),
    (row.longestSeconds ?? 0) > longTransactionSeconds &&
      hint(
        `a transaction does nothing and is open for ${minutes(row.longestSeconds ?? 0)}`,
        'it keeps old rows alive: find it in pg_stat_activity and end it by pg_terminate_backend',
      ),
    !row.isSafe &&
      blocks('PostgreSQL may lose orders when power fails', 'set fsync and full_page_writes to on'),
    row.age > oldestTransactions &&
      blocks(
        'PostgreSQL is about to run out of transaction numbers',
        'vacuum freeze, and see why autovacuum does not',
      ),
    row.replicas > 0 &&
      ((row.lagSeconds ?? 0) > lateReplicaSeconds
        ? hint(`a replica is ${minutes(row.lagSeconds ?? 0)} behind`, 'see its load and its network')
        : fine(`${row.replicas} replicas follow`)),
    Boolean(env.DATABASE_READ_URL) &&
      row.replicas === 0 &&
      hint(
        'DATABASE_READ_URL is set, but no replica follows',
        'the primary answers everything meanwhile: see the log of the replica',
      ),
    (row.keptBytes ?? 0) > keptLogBytes &&
      blocks(
        `PostgreSQL keeps ${Math.round((row.keptBytes ?? 0) / 1e9)} GB of log for a replica that is away`,
        'bring it back, or drop its slot (pg_drop_replication_slot): the disk fills',
      ),
  ];
  return findings.filter((finding) => finding !== false);
}

async function migrations(pool: ShopPlace['pool']): Promise<Finding> {
  try {
    const pending = await findPendingMigrations(pool, [...commerceMigrations, ...contentMigrations]);
    if (pending.length === 0) return fine('the database has all migrations');
    return blocks(
      `${pending.length} migrations are missing, ${pending[0]} first`,
      'npm run migrate, or start this release',
    );
  } catch (error) {
    if (error instanceof MigrationError) return blocks('the database is of another release', error.message);
    throw error;
  }
}
