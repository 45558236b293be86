import { sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';

/** Of each, and of what somebody has sent without using it. */
export const uploadLimits = { bytes: 12 * 1024 * 1024, unused: 20 } as const;

/** Null when somebody has sent too much that nobody used. */
export async function keepUpload(
  database: CommerceDatabase,
  staffId: number,
  bytes: Uint8Array,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into desk_upload (staff_id, bytes, created_at)
    select ${staffId}, ${Buffer.from(bytes)}, ${now}
    where (select count(*) from desk_upload where staff_id = ${staffId}) < ${uploadLimits.unused}
    returning id`.execute(database.kysely);
  return rows[0]?.id ?? null;
}

/** Once, and only by whom it was sent. */
export async function takeUpload(
  transaction: Transaction<CommerceTables>,
  staffId: number,
  id: number,
): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    delete from desk_upload where id = ${id} and staff_id = ${staffId} returning bytes`.execute(transaction);
  return rows[0]?.bytes ?? null;
}
