import type { Kysely } from '@bowline/database';
import type { ContentTables } from '../tables.ts';
import type { ContentDocument } from './document.ts';

export interface TransactionRecord {
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  readonly documentIDs: readonly string[];
  readonly mutations: readonly object[];
}

type Moment = { readonly revision: string } | { readonly time: Date };

const mostTransactions = 100;

/** The document as a transaction left it, or as it was at some time. */
export async function readPastDocument(
  connection: Kysely<ContentTables>,
  documentId: string,
  moment: Moment,
): Promise<ContentDocument | undefined> {
  const ofDocument = connection
    .selectFrom('content_history')
    .select('body')
    .where('document_id', '=', documentId);
  const atMoment =
    'revision' in moment
      ? ofDocument.where('transaction_id', '=', moment.revision)
      : ofDocument.where('changed_at', '<=', moment.time).orderBy('sequence', 'desc').limit(1);
  const row = await atMoment.executeTakeFirst();
  return row?.body ?? undefined;
}

/** Newest last, the latest of them when there are too many. */
export async function readTransactions(
  connection: Kysely<ContentTables>,
  documentIds: readonly string[],
): Promise<TransactionRecord[]> {
  const rows = await connection
    .selectFrom('content_history')
    .select(['transaction_id', 'document_id', 'author', 'changed_at', 'mutations'])
    .where('document_id', 'in', documentIds)
    .orderBy('sequence', 'desc')
    .limit(mostTransactions)
    .execute();
  const transactions = Map.groupBy(rows.reverse(), (row) => row.transaction_id);
  return [...transactions].map(([id, changes]) => ({
    id,
    timestamp: changes[0]?.changed_at.toISOString() ?? '',
    author: changes[0]?.author ?? '',
    documentIDs: changes.map((change) => change.document_id),
    mutations: changes.flatMap((change) => change.mutations),
  }));
}

export async function deleteHistoryBefore(connection: Kysely<ContentTables>, time: Date): Promise<void> {
  await connection.deleteFrom('content_history').where('changed_at', '<', time).execute();
}
