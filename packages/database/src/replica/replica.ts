import type pg from 'pg';
import { isConnectionFailure } from '../availability.ts';

/** A copy of the database that follows it, for what everybody may see a moment late. */
export interface Replica {
  readonly pool: pg.Pool;
  /** Whether it has everything that was written before the last notice of a change, and is late by no more than the bound. */
  isCurrent(): boolean;
  /** What is told to have changed may not be there yet: nobody reads from it until it has come so far. */
  noteChange(): void;
  /** A question to it failed and was answered elsewhere. */
  noteFailure(error: unknown): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly pool: pg.Pool;
  /** Where positions are compared with. */
  readonly primary: pg.Pool;
  /** A replica that is later than this answers nobody. */
  readonly mostLagMs: number;
  /** How often both are asked how far they are. */
  readonly lookMs?: number;
  readonly onLeftOut?: ((reason: string) => void) | undefined;
  readonly onBack?: (() => void) | undefined;
}

interface Mark {
  readonly atMs: number;
  /** How far the primary was at that moment, in bytes of its log. */
  readonly position: bigint;
}

/** After a change it is looked at again soon, and then less and less often. */
const soonMs = 20;
const longestPauseMs = 1_000;

/** What was written and told to others is behind this place: a commit is in the log before it is told. */
const writtenUpTo = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`;
const replayedUpTo = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`;

export function createReplica(options: ReplicaOptions): Replica {
  const { pool, primary, mostLagMs, lookMs = longestPauseMs, onLeftOut, onBack } = options;
  /** Everything that was written before this moment is there. */
  let hasAllUntilMs = Number.NEGATIVE_INFINITY;
  let changedAtMs = Number.NEGATIVE_INFINITY;
  let marks: Mark[] = [];
  let pauseMs = soonMs;
  let wasCurrent = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const isOnTime = () => performance.now() - hasAllUntilMs <= mostLagMs;
  const isCurrent = () => hasAllUntilMs >= changedAtMs && isOnTime();

  async function compare(): Promise<void> {
    // The moment before the question: what is written while it is under way may be in the answer or not.
    const atMs = performance.now();
    const position = await positionOf(primary, writtenUpTo);
    if (position === undefined) throw new Error('DATABASE_URL leads to no primary');
    marks.push({ atMs, position });
    const replayed = await positionOf(pool, replayedUpTo);
    if (replayed === undefined) throw new Error('DATABASE_READ_URL leads to no replica');
    const reached = marks.findLast((mark) => mark.position <= replayed);
    if (!reached) return;
    hasAllUntilMs = Math.max(hasAllUntilMs, reached.atMs);
    marks = marks.filter(({ atMs: marked }) => marked >= reached.atMs);
  }

  async function look(): Promise<void> {
    let reason = `it is more than ${mostLagMs} ms behind`;
    try {
      await compare();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      hasAllUntilMs = Number.NEGATIVE_INFINITY;
    }
    // Of a replica that does not follow any more no long list is kept: it is late by then.
    marks = marks.slice(-mostMarks);
    if (isClosed) return;
    if (isOnTime() !== wasCurrent) {
      wasCurrent = !wasCurrent;
      if (wasCurrent) onBack?.();
      else onLeftOut?.(reason);
    }
    pauseMs = isCurrent() ? lookMs : Math.min(pauseMs * 2, lookMs);
    lookAfter(pauseMs);
  }

  function lookAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking ??= look().finally(() => {
        looking = undefined;
      });
    }, ms).unref();
  }
  lookAfter(0);

  return {
    pool,
    isCurrent,
    noteChange() {
      changedAtMs = performance.now();
      pauseMs = soonMs;
      if (!looking && !isClosed) lookAfter(soonMs);
    },
    noteFailure(error) {
      if (!isConnectionFailure(error)) return;
      hasAllUntilMs = Number.NEGATIVE_INFINITY;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await pool.end();
    },
  };
}

const mostMarks = 60;

/** Undefined of a server that has none of the kind: a primary replays nothing. */
async function positionOf(pool: pg.Pool, question: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: string | null }>(question);
  const position = rows[0]?.position;
  return position == null ? undefined : BigInt(position);
}
