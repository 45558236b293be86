import { type Enqueue, enqueue } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import type { ContentClient } from './content-client.ts';
import { publishDocument } from './write-document.ts';

export interface EditingJobs {
  'editing.publish-planned': { readonly planId: number };
}

const enqueueEditing: Enqueue<EditingJobs> = enqueue;

export interface ContentPlan {
  readonly id: number;
  readonly documentId: string;
  readonly dueAt: Date;
  readonly failure: string | null;
}

export type PlanRefusal = Refusal<'moment-past' | 'moment-too-far', Record<string, never>>;

/** Who has a year to wait has forgotten it by then. */
const furthestMs = 366 * 86_400_000;

/** Rule 9: in place of the moment that the document had. */
export async function planPublishing(
  database: CommerceDatabase,
  { documentId, dueAt, by }: { readonly documentId: string; readonly dueAt: Date; readonly by: string },
  now: Date,
): Promise<Result<undefined, PlanRefusal>> {
  if (!(dueAt.getTime() > now.getTime())) return refuse('moment-past', {});
  if (dueAt.getTime() > now.getTime() + furthestMs) return refuse('moment-too-far', {});
  await database.transaction(async (transaction) => {
    await transaction.deleteFrom('content_plan').where('document_id', '=', documentId).execute();
    // Another number each time: a job for the moment before finds nothing to do.
    const { id } = await transaction
      .insertInto('content_plan')
      .values({ document_id: documentId, due_at: dueAt, planned_by: by, failure: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueEditing(transaction, 'editing.publish-planned', { planId: id }, { runAt: dueAt });
  });
  return ok();
}

export async function takeBackPlan({ kysely }: CommerceDatabase, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('content_plan')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function planOf({ kysely }: CommerceDatabase, documentId: string): Promise<ContentPlan | null> {
  const row = await kysely
    .selectFrom('content_plan')
    .select(['id', 'document_id', 'due_at', 'failure'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row ? { id: row.id, documentId, dueAt: row.due_at, failure: row.failure } : null;
}

const mostListed = 200;

/** The next first. */
export async function listPlans({ kysely }: CommerceDatabase): Promise<readonly ContentPlan[]> {
  const rows = await kysely
    .selectFrom('content_plan')
    .select(['id', 'document_id', 'due_at', 'failure'])
    .orderBy('due_at')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    dueAt: row.due_at,
    failure: row.failure,
  }));
}

/** Rule 10. Throws while content is away or the draft is just being written: the queue tries again. */
export async function publishPlanned(
  database: CommerceDatabase,
  client: ContentClient | null,
  planId: number,
): Promise<void> {
  const { kysely } = database;
  const plan = await kysely
    .selectFrom('content_plan')
    .select(['document_id', 'planned_by'])
    .where('id', '=', planId)
    .executeTakeFirst();
  if (!plan) return;
  if (!client) throw new Error('A draft is due and there is no content service');
  const published = await publishDocument(client, plan.document_id, plan.planned_by, `plan-${planId}`);
  if (published.ok || published.refusal.code === 'content-done-already') {
    await kysely.deleteFrom('content_plan').where('id', '=', planId).execute();
    return;
  }
  const { code } = published.refusal;
  if (code === 'content-changed-meanwhile') throw new Error('The draft that is due was just being written');
  await kysely.updateTable('content_plan').set({ failure: code }).where('id', '=', planId).execute();
}
