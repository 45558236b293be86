import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from '@bowline/database';
import { type Authenticate, digestOf, type ShopSettings } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { CustomerSession } from './model.ts';

type Executor = Kysely<CommerceTables>;

const writtenDownAfterMs = 3_600_000;
/** Rule 7. */
const placeIsKnownForDays = 180;
/** Rule 28. */
export const deviceIsKnownForDays = 365;

export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 32 characters that no one guesses. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export interface SignedInFrom {
  /** What the program calls itself. */
  readonly userAgent: string;
  /** What the device keeps for the shop to know it again. */
  readonly deviceName: string | null;
  readonly place: string;
  /** What people call the place. */
  readonly placeName: string | null;
  readonly isByPasskey?: boolean;
}

export const placeDigest = (place: string): string => digestOf('customer-place', place);

export async function isKnownPlace(
  executor: Executor,
  email: string,
  place: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - placeIsKnownForDays * 86_400_000);
  const { rows } = await sql`
    select from customer_place p join customer c on c.id = p.customer_id
    where c.email = ${email} and p.place_digest = ${placeDigest(place)} and p.last_seen_at > ${since}`.execute(
    executor,
  );
  return rows.length > 0;
}

function goodSince(settings: Pick<ShopSettings, 'customerTokenHours'>, now: Date): Date {
  return new Date(now.getTime() - settings.customerTokenHours * 3_600_000);
}

/** Rule 6: whose token it is, while it is good. */
export function createAuthenticate(
  database: CommerceDatabase,
  settings: () => Promise<ShopSettings>,
  clock: () => Date,
): Authenticate {
  return async (token) => {
    const now = clock();
    const digest = tokenDigest(token);
    const { rows } = await sql<{
      customerId: number;
      customerGroup: number;
      sessionId: number;
      lastUsedAt: Date;
    }>`
      select s.customer_id as "customerId", c.group_id as "customerGroup", s.id as "sessionId",
        s.last_used_at as "lastUsedAt"
      from customer_session s join customer c on c.id = s.customer_id
      where s.token_digest = ${digest} and s.last_used_at > ${goodSince(await settings(), now)}`.execute(
      database.kysely,
    );
    const [found] = rows;
    if (!found) return null;
    const { lastUsedAt, ...customer } = found;
    if (now.getTime() - lastUsedAt.getTime() > writtenDownAfterMs) {
      await sql`update customer_session set last_used_at = ${now} where id = ${found.sessionId}`.execute(
        database.kysely,
      );
    }
    return customer;
  };
}

export async function listSessions(
  executor: Executor,
  customerId: number,
  thisSession: number | null,
  since: Date,
): Promise<readonly CustomerSession[]> {
  const { rows } = await sql<CustomerSession>`
    select id, device, place, created_at as "createdAt", last_used_at as "lastUsedAt",
      coalesce(id = ${thisSession}, false) as "isThisOne"
    from customer_session where customer_id = ${customerId} and last_used_at > ${since}
    order by last_used_at desc, id desc`.execute(executor);
  return rows;
}

/** Rule 26. */
const freshForMs = 600_000;

export async function isFreshByPasskey(
  executor: Executor,
  sessionId: number | null,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - freshForMs);
  const { rows } = await sql`
    select from customer_session where id = ${sessionId} and is_by_passkey and created_at > ${since}`.execute(
    executor,
  );
  return rows.length === 1;
}

/** Rules 10 and 11. Answers how many. */
export async function endSessions(
  executor: Executor,
  customerId: number,
  which: { readonly only?: number; readonly allBut?: number | null } = {},
): Promise<number> {
  const { only = null, allBut = null } = which;
  const { rows } = await sql`
    delete from customer_session where customer_id = ${customerId}
      and (${only}::integer is null or id = ${only}) and (${allBut}::integer is null or id <> ${allBut})
    returning id`.execute(executor);
  return rows.length;
}

/** What nobody can use any more: sessions, links, challenges, places, devices. */
export async function forgetOld(executor: Executor, settings: ShopSettings, now: Date): Promise<void> {
  const atOnce = 10_000;
  const unknownSince = new Date(now.getTime() - placeIsKnownForDays * 86_400_000);
  await sql`delete from customer_session where id in (
    select id from customer_session where last_used_at <= ${goodSince(settings, now)} limit ${atOnce})`.execute(
    executor,
  );
  await sql`delete from customer_link where digest in (
    select digest from customer_link where expires_at <= ${now} limit ${atOnce})`.execute(executor);
  await sql`delete from customer_copy where key_digest in (
    select key_digest from customer_copy where expires_at <= ${now} limit 100)`.execute(executor);
  await sql`delete from customer_challenge where digest in (
    select digest from customer_challenge where expires_at <= ${now} limit ${atOnce})`.execute(executor);
  const unseenSince = new Date(now.getTime() - deviceIsKnownForDays * 86_400_000);
  await sql`delete from customer_device where (customer_id, digest) in (
    select customer_id, digest from customer_device where last_seen_at <= ${unseenSince} limit ${atOnce})`.execute(
    executor,
  );
  await sql`delete from customer_place where (customer_id, place_digest) in (
    select customer_id, place_digest from customer_place where last_seen_at <= ${unknownSince} limit ${atOnce})`.execute(
    executor,
  );
}

const farewellIsKeptForDays = 7;

/** Rule 31: the last letters to those who left. */
export async function oldFarewells(executor: Executor, now: Date): Promise<readonly number[]> {
  const since = new Date(now.getTime() - farewellIsKeptForDays * 86_400_000);
  const { rows } = await sql<{ id: number }>`
    select id from mail_letter where kind = 'customer-accountErased' and posted_at <= ${since}
    limit 10000`.execute(executor);
  return rows.map(({ id }) => id);
}
