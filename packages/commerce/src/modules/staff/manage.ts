import { sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isRole, type StaffAtDesk } from '#desk';
import { type InvitationWish, invite, type MadeInvitation } from './invitations.ts';
import type { From, StaffRefusal, StaffServices } from './model.ts';
import { findStaff, findStaffByEmail, isLastOwner, markRemoved, setRole } from './repository.ts';

type ManageRefusal = StaffRefusal<'staff-not-found' | 'last-owner' | 'own-account' | 'role-not-known'>;

/** Rule 3. Takes effect with the next thing they ask for. */
export function changeRole(
  id: number,
  role: string,
  by: StaffAtDesk,
  { database }: StaffServices,
): Promise<Result<undefined, ManageRefusal>> {
  return database.transaction(async (transaction): Promise<Result<undefined, ManageRefusal>> => {
    if (!isRole(role)) return refuse('role-not-known');
    if (id === by.id) return refuse('own-account');
    const found = await findStaff(transaction, id);
    if (!found) return refuse('staff-not-found');
    if (role !== 'owner' && (await isLastOwner(transaction, id))) return refuse('last-owner');
    await setRole(transaction, id, role);
    return ok();
  });
}

/** Rules 3 and 4. */
export function removeStaff(
  id: number,
  by: StaffAtDesk,
  { database }: StaffServices,
  { now }: From,
): Promise<Result<undefined, ManageRefusal>> {
  return database.transaction(async (transaction): Promise<Result<undefined, ManageRefusal>> => {
    if (id === by.id) return refuse('own-account');
    if (!(await findStaff(transaction, id))) return refuse('staff-not-found');
    if (await isLastOwner(transaction, id)) return refuse('last-owner');
    await markRemoved(transaction, id, now);
    return ok();
  });
}

export async function inviteNew(
  wish: InvitationWish & { readonly email: string },
  services: StaffServices,
  { now }: From,
): Promise<Result<MadeInvitation, StaffRefusal>> {
  const known = await findStaffByEmail(services.database.kysely, wish.email.trim().toLowerCase());
  return known ? refuse('email-taken') : invite(wish, services, now);
}

/** Rule 8: for who lost what they signed in with. */
export async function renewAccess(
  id: number,
  services: StaffServices,
  { now }: From,
): Promise<Result<MadeInvitation, StaffRefusal>> {
  const found = await findStaff(services.database.kysely, id);
  return found ? invite(found, services, now) : refuse('staff-not-found');
}

/** Rule 14. */
const mostViews = 30;
const longest = { room: 40, name: 60, query: 1_000 };

export interface SavedView {
  readonly id: number;
  readonly room: string;
  readonly name: string;
  readonly query: string;
}

export async function savedViews(
  staffId: number,
  room: string,
  { database }: StaffServices,
): Promise<readonly SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, room, name, query from staff_view where staff_id = ${staffId} and room = ${room}
    order by name limit ${mostViews}`.execute(database.kysely);
  return rows;
}

/** One of the same name is replaced. */
export async function saveView(
  staffId: number,
  { room, name, query }: Omit<SavedView, 'id'>,
  { database }: StaffServices,
): Promise<Result<undefined, StaffRefusal<'view-not-valid' | 'views-full'>>> {
  const isValid =
    name.trim() !== '' &&
    name.length <= longest.name &&
    query.length <= longest.query &&
    room.length <= longest.room;
  if (!isValid) return refuse('view-not-valid');
  const { rows } = await sql`
    insert into staff_view (staff_id, room, name, query)
    select ${staffId}, ${room}, ${name.trim()}, ${query}
    where (select count(*) from staff_view where staff_id = ${staffId}) < ${mostViews}
    on conflict (staff_id, room, name) do update set query = excluded.query
    returning id`.execute(database.kysely);
  return rows.length === 1 ? ok() : refuse('views-full');
}

export async function removeView(staffId: number, id: number, { database }: StaffServices): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_view where id = ${id} and staff_id = ${staffId} returning id`.execute(database.kysely);
  return rows.length === 1;
}
