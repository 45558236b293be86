import { countJobs, sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';

/** What a process knows of itself. */
export interface ProcessFacts {
  readonly version: string;
  readonly node: string;
  readonly uptimeSeconds: number;
  readonly memoryBytes: number;
  /** How late timers were, the worst of a hundred. */
  readonly delayMs: number;
  readonly diskFreeBytes: number;
  readonly diskBytes: number;
  /** Pages that are kept for everybody; none where no memory is given to them. */
  readonly pages: {
    readonly pages: number;
    readonly bytes: number;
    readonly hits: number;
    readonly misses: number;
  } | null;
}

export interface HealthFact {
  /** `jobs.failed`; the desk has the words. */
  readonly name: string;
  readonly value: string;
  readonly unit: 'count' | 'bytes' | 'seconds' | 'milliseconds' | 'text';
  readonly isBad: boolean;
}

const fact = (name: string, value: number | string, unit: HealthFact['unit'], isBad = false): HealthFact => ({
  ...{ name, unit, isBad },
  value: String(value),
});

const longestLagSeconds = 60;
const leastFreeShare = 0.05;
const slowestDelayMs = 200;

/** Rule 5. */
export async function readHealth(
  { kysely }: CommerceDatabase,
  process: ProcessFacts | null,
): Promise<readonly HealthFact[]> {
  const [database, jobs] = await Promise.all([readDatabase({ kysely }), countJobs(kysely)]);
  const { connections, ...facts } = database;
  return [
    ...(process ? factsOfProcess(process) : []),
    fact('database.version', facts.version, 'text'),
    fact('database.size', facts.bytes, 'bytes'),
    ...connections.map(({ name, open }) => fact(`connections.${name}`, open, 'count')),
    fact('database.migrations', facts.migrations, 'count'),
    fact('jobs.lag', jobs.lagSeconds, 'seconds', jobs.lagSeconds > longestLagSeconds),
    fact('jobs.waiting', jobs.waiting, 'count'),
    fact('jobs.running', jobs.running, 'count'),
    fact('jobs.failing', jobs.failing, 'count', jobs.failing > 0),
    fact('jobs.failed', jobs.failed, 'count', jobs.failed > 0),
    fact('letters.failed', facts.lettersFailed, 'count', facts.lettersFailed > 0),
  ];
}

function factsOfProcess(process: ProcessFacts): readonly HealthFact[] {
  const { diskFreeBytes, diskBytes, pages, delayMs } = process;
  return [
    fact('process.version', process.version, 'text'),
    fact('process.node', process.node, 'text'),
    fact('process.uptime', Math.round(process.uptimeSeconds), 'seconds'),
    fact('process.memory', process.memoryBytes, 'bytes'),
    fact('process.delay', Math.round(delayMs), 'milliseconds', delayMs > slowestDelayMs),
    fact('disk.free', diskFreeBytes, 'bytes', diskFreeBytes < diskBytes * leastFreeShare),
    fact('disk.all', diskBytes, 'bytes'),
    ...(pages
      ? [
          fact('pages.kept', pages.pages, 'count'),
          fact('pages.size', pages.bytes, 'bytes'),
          fact('pages.hits', pages.hits, 'count'),
          fact('pages.misses', pages.misses, 'count'),
        ]
      : []),
  ];
}

interface DatabaseFacts {
  readonly version: string;
  readonly bytes: number;
  readonly migrations: number;
  readonly lettersFailed: number;
  readonly connections: readonly { readonly name: string; readonly open: number }[];
}

const mostNames = 20;

async function readDatabase({ kysely }: Pick<CommerceDatabase, 'kysely'>): Promise<DatabaseFacts> {
  const { rows } = await sql<Omit<DatabaseFacts, 'connections'>>`
    select current_setting('server_version') as version, pg_database_size(current_database())::bigint as bytes,
      (select count(*)::integer from schema_migration) as migrations,
      (select count(*)::integer from (
        select from mail_letter where failed_at is not null and sent_at is null limit 9999) as failed) as "lettersFailed"`.execute(
    kysely,
  );
  const connections = await sql<{ name: string; open: number }>`
    select coalesce(nullif(application_name, ''), 'other') as name, count(*)::integer as open from pg_stat_activity
    where datname = current_database() group by 1 order by 1 limit ${mostNames}`.execute(kysely);
  const [facts] = rows;
  if (!facts) throw new Error('The database told nothing of itself');
  return { ...facts, connections: connections.rows };
}
