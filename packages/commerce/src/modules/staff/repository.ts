import { type Kysely, sql } from '@bowline/database';
import type { Role } from '#desk';
import type { CommerceTables } from '#tables';
import type { StaffMember } from './model.ts';

type Executor = Kysely<CommerceTables>;

const columns = sql.raw(`id, email, name, role, language, created_at as "createdAt"`);

export async function findStaff(executor: Executor, id: number): Promise<StaffMember | null> {
  const { rows } = await sql<StaffMember>`
    select ${columns} from staff where id = ${id} and removed_at is null`.execute(executor);
  return rows[0] ?? null;
}

export async function findStaffByEmail(executor: Executor, email: string): Promise<StaffMember | null> {
  const { rows } = await sql<StaffMember>`
    select ${columns} from staff where email = ${email} and removed_at is null`.execute(executor);
  return rows[0] ?? null;
}

export interface ListedStaff extends StaffMember {
  readonly lastSeenAt: Date | null;
  readonly hasPasskey: boolean;
}

export async function listStaff(executor: Executor): Promise<readonly ListedStaff[]> {
  const { rows } = await sql<ListedStaff>`
    select ${columns},
      (select max(last_used_at) from staff_session s where s.staff_id = staff.id) as "lastSeenAt",
      exists (select from staff_passkey k where k.staff_id = staff.id) as "hasPasskey"
    from staff where removed_at is null order by name, id limit 500`.execute(executor);
  return rows;
}

export async function hasStaff(executor: Executor): Promise<boolean> {
  const { rows } = await sql`select from staff where removed_at is null limit 1`.execute(executor);
  return rows.length > 0;
}

export async function passwordOf(
  executor: Executor,
  email: string,
): Promise<{ readonly id: number; readonly hash: string } | null> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, password_hash as hash from staff
    where email = ${email} and removed_at is null and password_hash is not null`.execute(executor);
  return rows[0] ?? null;
}

/** Rule 3: locks the owners, so that two who remove each other cannot both succeed. */
export async function isLastOwner(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from staff where role = 'owner' and removed_at is null order by id for update`.execute(
    executor,
  );
  return rows.length === 1 && rows[0]?.id === id;
}

export async function setRole(executor: Executor, id: number, role: Role): Promise<void> {
  await sql`update staff set role = ${role} where id = ${id}`.execute(executor);
}

/** Rule 4. */
export async function markRemoved(executor: Executor, id: number, now: Date): Promise<void> {
  await sql`update staff set removed_at = ${now}, password_hash = null, totp_secret = null where id = ${id}`.execute(
    executor,
  );
  await forgetFactors(executor, id);
}

/** Everything somebody signed in with, and where they are signed in. */
export async function forgetFactors(executor: Executor, id: number): Promise<void> {
  await sql`delete from staff_session where staff_id = ${id}`.execute(executor);
  await sql`delete from staff_passkey where staff_id = ${id}`.execute(executor);
  await sql`delete from staff_recovery_code where staff_id = ${id}`.execute(executor);
}

export interface StaffRecord {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: string;
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
}

/** Null when somebody has the address by now. */
export async function insertStaff(
  executor: Executor,
  { email, name, role, language, passwordHash, totpSecret }: StaffRecord,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role, language, password_hash, totp_secret, created_at)
    values (${email}, ${name}, ${role}, ${language}, ${passwordHash}, ${totpSecret}, ${now})
    on conflict (email) where removed_at is null do nothing returning id`.execute(executor);
  return rows[0]?.id ?? null;
}

/** Rule 8. */
export async function replaceFactors(
  executor: Executor,
  id: number,
  { name, passwordHash, totpSecret }: Pick<StaffRecord, 'name' | 'passwordHash' | 'totpSecret'>,
): Promise<void> {
  await forgetFactors(executor, id);
  await sql`
    update staff set name = ${name}, password_hash = ${passwordHash}, totp_secret = ${totpSecret}, totp_step = 0
    where id = ${id}`.execute(executor);
}
