// PostgreSQL for the shop: the launcher of the embedded server, pool and query layer, transactions, migrations, jobs and notices of change.
// It knows no table of any module and reads no environment: modules bring their migrations, the server brings the address.
export type {
  ColumnType,
  Expression,
  ExpressionBuilder,
  Generated,
  GeneratedAlways,
  Insertable,
  Kysely,
  RawBuilder,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
  Transaction,
  Updateable,
} from 'kysely';
export { sql } from 'kysely';
export { DatabaseAway } from './availability.ts';
export { type BackupManifest, backupDatabase } from './backup/backup-database.ts';
export { RestoreError, type RestoreOptions, restoreDatabase } from './backup/restore-database.ts';
export { beginsWith } from './begins-with.ts';
export type { ReadAsText } from './column-parsers.ts';
export {
  createDatabase,
  type Database,
  type DatabaseOptions,
  type IsolationLevel,
  type ReadingOptions,
  type ReplicaPlace,
  type TransactionOptions,
} from './database.ts';
export { DatabaseStartError } from './database-start-error.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts';
export { type Enqueue, type Enqueuing, enqueue, enqueuing, type JobOptions } from './jobs/enqueue.ts';
export {
  countJobs,
  discardJob,
  type JobCounts,
  type JobQuestion,
  type JobState,
  jobStates,
  listJobs,
  type QueuedJob,
  retryFailedJobs,
  retryJob,
} from './jobs/job-book.ts';
export { type QueueState, readQueueState } from './jobs/queue-state.ts';
export {
  createWorker,
  type RecurringJob,
  type TaskContext,
  type TaskHandlers,
  type Worker,
  type WorkerOptions,
} from './jobs/worker.ts';
export { askWithin, type Errand, inOneJourney, planningOnce, runErrands } from './journey.ts';
export { type Log, silentLog } from './log.ts';
export { findPendingMigrations, type MigrationSet, migrate } from './migrations/migrate.ts';
export { MigrationError } from './migrations/migration-error.ts';
export { type NoticeHandler, type Notices, publishNotice, type Subscription } from './notices.ts';
export {
  enqueuingChannel,
  jobChannel,
  type ObservedEnqueuing,
  type ObservedJob,
  type ObservedStatement,
  statementChannel,
} from './observed.ts';
export { createLookup, type LookupOptions } from './reading/lookup.ts';
export type { Reading } from './reading/reading.ts';
export { type Parameter, type Statement, statement } from './reading/statement.ts';
