import { type Kysely, publishNotice, sql } from '@bowline/database';
import type { ContentTables } from '../tables.ts';
import type { ContentDocument, DocumentChange } from './document.ts';

/** What a transaction did to one document, before it has a place in the sequence. */
export type NewChange = Omit<DocumentChange, 'sequence'>;

/** The change without what was before: whoever follows the changes knows that. */
export type FollowedChange = Omit<DocumentChange, 'before'>;

type Connection = Kysely<ContentTables>;

/** Any number will do, as long as every version of the shop takes the same one. */
const writeLockKey = 7_102_027;
export const changeTopic = 'content_changed';
const rowsPerStatement = 500;

/** One writer at a time, in all processes: sequences then grow in the order of commits, and nobody misses a change. */
export async function lockForWriting(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${writeLockKey})`.execute(transaction);
}

export async function readEverything(
  transaction: Connection,
): Promise<{ documents: ContentDocument[]; sequence: number }> {
  const { sequence } = await transaction
    .selectFrom('content_history')
    .select((expression) => expression.fn.max('sequence').as('sequence'))
    .executeTakeFirstOrThrow();
  const rows = await transaction.selectFrom('content_document').select('body').execute();
  return { documents: rows.map(({ body }) => body), sequence: sequence ?? 0 };
}

export async function readChangesAfter(connection: Connection, sequence: number): Promise<FollowedChange[]> {
  const rows = await connection
    .selectFrom('content_history')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    sequence: row.sequence,
    transactionId: row.transaction_id,
    documentId: row.document_id,
    author: row.author,
    changedAt: row.changed_at.toISOString(),
    mutations: row.mutations,
    after: row.body ?? undefined,
  }));
}

export async function transactionExists(connection: Connection, transactionId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('content_history')
    .select('sequence')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeChanges(transaction: Connection, changes: readonly NewChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += rowsPerStatement) {
    await writeBatch(transaction, changes.slice(start, start + rowsPerStatement));
  }
  await publishNotice(transaction, changeTopic);
}

async function writeBatch(transaction: Connection, changes: readonly NewChange[]): Promise<void> {
  const kept = changes.flatMap(({ after }) =>
    after ? [{ id: after._id, body: JSON.stringify(after) }] : [],
  );
  const gone = changes.filter(({ after }) => !after).map(({ documentId }) => documentId);
  if (kept.length > 0) {
    await transaction
      .insertInto('content_document')
      .values(kept)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((expression) => ({ body: expression.ref('excluded.body') })),
      )
      .execute();
  }
  if (gone.length > 0) await transaction.deleteFrom('content_document').where('id', 'in', gone).execute();
  await transaction
    .insertInto('content_history')
    .values(
      changes.map((change) => ({
        transaction_id: change.transactionId,
        document_id: change.documentId,
        author: change.author,
        changed_at: change.changedAt,
        previous_rev: change.before?._rev ?? null,
        body: change.after ? JSON.stringify(change.after) : null,
        is_deletion: !change.after,
        mutations: JSON.stringify(change.mutations),
      })),
    )
    .execute();
}

/** The rows stay, because others follow them; what was in the documents goes. */
export async function purgeHistory(transaction: Connection, documentIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('content_history')
    .set({ body: null, mutations: '[]' })
    .where('document_id', 'in', documentIds)
    .execute();
}
