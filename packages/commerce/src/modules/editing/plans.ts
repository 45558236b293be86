import { type Enqueue, enqueue } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import type { ContentClient } from './content-client.ts';
import { publishDocument, unpublishDocument } from './write-document.ts';

export interface EditingJobs {
  'editing.publish-planned': { readonly planId: number };
  'editing.unpublish-planned': { readonly planId: number };
}

const enqueueEditing: Enqueue<EditingJobs> = enqueue;

export type PlanKind = 'publish' | 'unpublish';

export interface ContentPlan {
  readonly id: number;
  readonly kind: PlanKind;
  readonly documentId: string;
  readonly dueAt: Date;
  readonly failure: string | null;
}

export type PlanRefusal = Refusal<
  'moment-past' | 'moment-too-far' | 'moment-before-publishing',
  Record<string, never>
>;

/** Who has a year to wait has forgotten it by then. */
const furthestMs = 366 * 86_400_000;

export interface PlanWish {
  readonly documentId: string;
  readonly kind: PlanKind;
  readonly dueAt: Date;
  readonly by: string;
}

/** Rules 9 and 19: in place of the moment of the same kind that the document had. */
export async function planMoment(
  database: CommerceDatabase,
  { documentId, kind, dueAt, by }: PlanWish,
  now: Date,
): Promise<Result<undefined, PlanRefusal>> {
  if (!(dueAt.getTime() > now.getTime())) return refuse('moment-past', {});
  if (dueAt.getTime() > now.getTime() + furthestMs) return refuse('moment-too-far', {});
  return database.transaction(async (transaction) => {
    const other = await transaction
      .selectFrom('content_plan')
      .select(['kind', 'due_at'])
      .where('document_id', '=', documentId)
      .where('kind', '<>', kind)
      .forUpdate()
      .executeTakeFirst();
    const [from, until] = kind === 'publish' ? [dueAt, other?.due_at] : [other?.due_at, dueAt];
    if (from && until && from >= until) return refuse('moment-before-publishing', {});
    await planned(transaction, documentId, kind).execute();
    // Another number each time: a job for the moment before finds nothing to do.
    const { id } = await transaction
      .insertInto('content_plan')
      .values({ document_id: documentId, kind, due_at: dueAt, planned_by: by, failure: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueEditing(transaction, `editing.${kind}-planned`, { planId: id }, { runAt: dueAt });
    return ok();
  });
}

const planned = (kysely: CommerceDatabase['kysely'], documentId: string, kind: PlanKind) =>
  kysely.deleteFrom('content_plan').where('document_id', '=', documentId).where('kind', '=', kind);

export async function takeBackPlan(
  { kysely }: CommerceDatabase,
  documentId: string,
  kind: PlanKind,
): Promise<boolean> {
  const { numDeletedRows } = await planned(kysely, documentId, kind).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function plansOf(
  { kysely }: CommerceDatabase,
  documentId: string,
): Promise<readonly ContentPlan[]> {
  const rows = await kysely
    .selectFrom('content_plan')
    .select(columns)
    .where('document_id', '=', documentId)
    .orderBy('due_at')
    .execute();
  return rows.map(planFrom);
}

const columns = ['id', 'document_id', 'kind', 'due_at', 'failure'] as const;

interface PlanRow {
  readonly id: number;
  readonly document_id: string;
  readonly kind: PlanKind;
  readonly due_at: Date;
  readonly failure: string | null;
}

const planFrom = ({ id, document_id, kind, due_at, failure }: PlanRow): ContentPlan => ({
  ...{ id, kind, failure },
  documentId: document_id,
  dueAt: due_at,
});

const mostListed = 200;

/** The next first. */
export async function listPlans({ kysely }: CommerceDatabase): Promise<readonly ContentPlan[]> {
  const rows = await kysely
    .selectFrom('content_plan')
    .select(columns)
    .orderBy('due_at')
    .limit(mostListed)
    .execute();
  return rows.map(planFrom);
}

const does = { publish: publishDocument, unpublish: unpublishDocument } as const;

/** Rules 10 and 19. Throws while content is away or the document is just being written: the queue tries again. */
export async function doPlanned(
  database: CommerceDatabase,
  client: ContentClient | null,
  planId: number,
): Promise<void> {
  const { kysely } = database;
  const plan = await kysely
    .selectFrom('content_plan')
    .select(['document_id', 'kind', 'planned_by'])
    .where('id', '=', planId)
    .executeTakeFirst();
  if (!plan) return;
  if (!client) throw new Error('A document is due and there is no content service');
  const done = await does[plan.kind](client, plan.document_id, plan.planned_by, `plan-${planId}`);
  if (done.ok || done.refusal.code === 'content-done-already') {
    await kysely.deleteFrom('content_plan').where('id', '=', planId).execute();
    return;
  }
  const { code } = done.refusal;
  if (code === 'content-changed-meanwhile')
    throw new Error('The document that is due was just being written');
  await kysely.updateTable('content_plan').set({ failure: code }).where('id', '=', planId).execute();
}
