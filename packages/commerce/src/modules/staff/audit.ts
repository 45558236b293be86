import { sql } from '@bowline/database';
import type { AuditLog } from '#desk';
import type { CommerceDatabase } from '#tables';
import { told } from './told.ts';

const longest = { operation: 80, subject: 120, place: 80, device: 160, code: 80 };

/** Rules 15 to 17. */
export function createAuditLog({ kysely }: CommerceDatabase): AuditLog {
  return {
    async begin({ staff, operation, subject, given, before, place, device, at }) {
      const { rows } = await sql<{ id: number }>`
        insert into staff_audit (staff_id, staff_name, session_id, operation, subject, given, before, place, device, begun_at)
        values (${staff.id}, ${staff.name}, ${staff.sessionId}, ${operation.slice(0, longest.operation)},
          ${subject?.slice(0, longest.subject) ?? null}, ${told(given)}, ${told(before)},
          ${place.slice(0, longest.place)}, ${device.slice(0, longest.device)}, ${at})
        returning id`.execute(kysely);
      return rows[0]?.id ?? 0;
    },
    async close(id, { outcome, code, after, subject, at }) {
      await sql`
        update staff_audit set outcome = ${outcome}, code = ${code?.slice(0, longest.code) ?? null},
          after = ${told(after)}, subject = coalesce(subject, ${subject?.slice(0, longest.subject) ?? null}),
          ended_at = ${at}
        where id = ${id} and outcome is null`.execute(kysely);
    },
  };
}

export interface AuditQuestion {
  readonly staffId?: number | null | undefined;
  readonly subject?: string | null | undefined;
  /** Only what was refused. */
  readonly isRefused?: boolean | null | undefined;
  /** Entries older than this one. */
  readonly before?: number | null | undefined;
}

export interface AuditRow {
  readonly id: number;
  readonly staffName: string;
  readonly operation: string;
  readonly subject: string | null;
  readonly given: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly outcome: string | null;
  readonly code: string | null;
  readonly place: string;
  readonly device: string;
  readonly at: Date;
}

const pageSize = 50;

/** The latest first. */
export async function readAudit(
  { kysely }: CommerceDatabase,
  { staffId = null, subject = null, isRefused = null, before = null }: AuditQuestion,
): Promise<{ readonly entries: readonly AuditRow[]; readonly hasMore: boolean }> {
  const { rows } = await sql<AuditRow>`
    select id, staff_name as "staffName", operation, subject, given, before, after, outcome, code, place, device,
      begun_at as at
    from staff_audit
    where (${before}::bigint is null or id < ${before}) and (${staffId}::integer is null or staff_id = ${staffId})
      and (${subject}::text is null or subject = ${subject})
      and (${isRefused}::boolean is not true or outcome = 'refused')
    order by id desc limit ${pageSize + 1}`.execute(kysely);
  return { entries: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
