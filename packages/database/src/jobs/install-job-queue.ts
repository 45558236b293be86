import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { graphileLogger } from './task-list.ts';

/** Named everywhere, because graphile-worker would otherwise let an environment variable move it. */
export const jobSchema = 'graphile_worker';

export async function installJobQueue(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, schema: jobSchema, logger: graphileLogger(log) });
}
