import { type Kysely, sql } from '@bowline/database';
import { newToken, tokenDigest } from '#customers';
import type { StaffAtDesk } from '#desk';
import { digestOf, tidyLine } from '#stores';
import type { CommerceTables } from '#tables';
import type { From } from './model.ts';

type Executor = Kysely<CommerceTables>;

/** Rule 12. */
const idleMs = 2 * 3_600_000;
const absoluteMs = 12 * 3_600_000;
const mostSessions = 20;
/** How exactly it is known when a session was last used. */
const writtenDownAfterMs = 60_000;
/** Rule 13. */
const provedForMs = 600_000;
/** Rule 10. */
const placeIsKnownForMs = 180 * 86_400_000;
const longestDevice = 160;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const placeDigest = (place: string) => digestOf('staff-place', place);

/** A token tells by its beginning that it is none of a customer. */
const tokenStart = 'desk_';

export async function openSession(
  executor: Executor,
  staffId: number,
  { clientAddress: place, userAgent, now }: From,
): Promise<{ readonly token: string; readonly sessionId: number }> {
  const token = `${tokenStart}${newToken()}`;
  const device = tidyLine(userAgent).slice(0, longestDevice);
  const { rows } = await sql<{ id: number }>`
    insert into staff_session (token_digest, staff_id, device, place, created_at, last_used_at, proved_at)
    values (${tokenDigest(token)}, ${staffId}, ${device}, ${place}, ${now}, ${now}, ${now})
    returning id`.execute(executor);
  await sql`
    delete from staff_session where id in (
      select id from staff_session where staff_id = ${staffId}
      order by last_used_at desc, id desc offset ${mostSessions})`.execute(executor);
  await sql`
    insert into staff_place (staff_id, place_digest, last_seen_at)
    values (${staffId}, ${placeDigest(place)}, ${now})
    on conflict (staff_id, place_digest) do update set last_seen_at = excluded.last_seen_at`.execute(
    executor,
  );
  return { token, sessionId: rows[0]?.id ?? 0 };
}

/** Rule 12: whose token it is, while it is good. */
export async function whoIs(executor: Executor, token: string, now: Date): Promise<StaffAtDesk | null> {
  if (!token.startsWith(tokenStart)) return null;
  const { rows } = await sql<StaffAtDesk & { lastUsedAt: Date }>`
    select m.id, m.email, m.name, m.role, m.language, s.id as "sessionId", s.last_used_at as "lastUsedAt",
      s.proved_at > ${before(now, provedForMs)} as "hasProved"
    from staff_session s join staff m on m.id = s.staff_id
    where s.token_digest = ${tokenDigest(token)} and s.last_used_at > ${before(now, idleMs)}
      and s.created_at > ${before(now, absoluteMs)} and m.removed_at is null`.execute(executor);
  const [found] = rows;
  if (!found) return null;
  const { lastUsedAt, ...staff } = found;
  if (now.getTime() - lastUsedAt.getTime() > writtenDownAfterMs)
    await sql`update staff_session set last_used_at = ${now} where id = ${staff.sessionId}`.execute(executor);
  return staff;
}

export interface StaffSession {
  readonly id: number;
  readonly device: string;
  readonly place: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export async function listSessions(
  executor: Executor,
  staffId: number,
  now: Date,
): Promise<readonly StaffSession[]> {
  const { rows } = await sql<StaffSession>`
    select id, device, place, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_session
    where staff_id = ${staffId} and last_used_at > ${before(now, idleMs)}
      and created_at > ${before(now, absoluteMs)}
    order by last_used_at desc, id desc`.execute(executor);
  return rows;
}

/** One of them, or all. */
export async function endSessions(executor: Executor, staffId: number, only?: number): Promise<number> {
  const { rows } = await sql`
    delete from staff_session where staff_id = ${staffId} and (${only ?? null}::integer is null or id = ${only ?? null})
    returning id`.execute(executor);
  return rows.length;
}

export async function noteProof(executor: Executor, sessionId: number, now: Date): Promise<void> {
  await sql`update staff_session set proved_at = ${now} where id = ${sessionId}`.execute(executor);
}

export async function isKnownPlace(
  executor: Executor,
  email: string,
  place: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from staff_place p join staff m on m.id = p.staff_id
    where m.email = ${email} and m.removed_at is null and p.place_digest = ${placeDigest(place)}
      and p.last_seen_at > ${before(now, placeIsKnownForMs)}`.execute(executor);
  return rows.length > 0;
}

/** What nobody can use any more, and what is old (rule 18). */
export async function forgetOld(executor: Executor, now: Date): Promise<void> {
  const atOnce = 10_000;
  await sql`delete from staff_session
    where last_used_at <= ${before(now, idleMs)} or created_at <= ${before(now, absoluteMs)}`.execute(
    executor,
  );
  await sql`delete from staff_invitation where expires_at <= ${now}`.execute(executor);
  await sql`delete from staff_challenge where expires_at <= ${now}`.execute(executor);
  await sql`delete from staff_place where last_seen_at <= ${before(now, placeIsKnownForMs)}`.execute(
    executor,
  );
  await sql`delete from staff_audit where id in (
    select id from staff_audit where begun_at < now() - interval '2 years' order by begun_at
    limit ${atOnce})`.execute(executor);
}
