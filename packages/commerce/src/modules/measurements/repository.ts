import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { CategoriesOfLines, MeasurementState } from './tables.ts';

type Executor = Kysely<CommerceTables>;

export interface NewMeasurement {
  readonly orderId: number;
  readonly consentName: string;
  readonly clientId: string;
  readonly categories: CategoriesOfLines;
  readonly now: Date;
}

export interface Measurement extends Omit<NewMeasurement, 'now'> {
  readonly state: MeasurementState;
}

export async function insertMeasurement(executor: Executor, measurement: NewMeasurement): Promise<void> {
  const { orderId, consentName, clientId, categories, now } = measurement;
  await executor
    .insertInto('purchase_measurement')
    .values({
      order_id: orderId,
      consent_name: consentName,
      client_id: clientId,
      categories: JSON.stringify(categories),
      state: 'waiting',
      changed_at: now,
    })
    .execute();
}

export async function findMeasurement(executor: Executor, orderId: number): Promise<Measurement | null> {
  const row = await executor
    .selectFrom('purchase_measurement')
    .select(['consent_name', 'client_id', 'categories', 'state'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { consent_name: consentName, client_id: clientId, categories, state } = row;
  return { orderId, consentName, clientId, categories, state };
}

/** True for the one who moved it. */
export async function moveMeasurement(
  executor: Executor,
  orderId: number,
  { from, to, now }: { readonly from: MeasurementState; readonly to: MeasurementState; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update purchase_measurement set state = ${to}, changed_at = ${now},
      client_id = case when ${to === 'told' || to === 'dropped'} then '' else client_id end
    where order_id = ${orderId} and state = ${from}`.execute(executor);
  return numAffectedRows === 1n;
}

/** Rule 7. */
const keptDays = 60;

export async function dropOldMeasurements(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`
    update purchase_measurement set state = 'dropped', client_id = '', changed_at = ${now}
    where state in ('waiting', 'due') and changed_at < ${before}`.execute(executor);
}
