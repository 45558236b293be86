import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { newToken, tokenDigest } from '../sessions.ts';

type Executor = Kysely<CommerceTables>;

/** Rule 21. */
export const challengeSeconds = 300;
const mostOfCustomer = 5;
/** More than one that begins adds, so that they never pile up. */
const clearedAtOnce = 10;

/** Of a customer who adds a passkey, or of nobody: who signs in is not known yet. */
export async function makeChallenge(
  executor: Executor,
  customerId: number | null,
  now: Date,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1_000);
  await sql`
    delete from customer_challenge where digest in (
      select digest from customer_challenge where expires_at <= ${now}
      order by expires_at limit ${clearedAtOnce} for update skip locked)`.execute(executor);
  await sql`
    insert into customer_challenge (digest, customer_id, expires_at)
    values (${tokenDigest(challenge)}, ${customerId}, ${expiresAt})`.execute(executor);
  if (customerId !== null)
    await sql`
      delete from customer_challenge where digest in (
        select digest from customer_challenge where customer_id = ${customerId}
        order by expires_at desc, digest offset ${mostOfCustomer})`.execute(executor);
  return challenge;
}

/** Works once: of several who answer it at the same time, one. */
export async function useChallenge(
  executor: Executor,
  challenge: string,
  customerId: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_challenge
    where digest = ${tokenDigest(challenge)} and customer_id is not distinct from ${customerId}
      and expires_at > ${now}
    returning digest`.execute(executor);
  return rows.length === 1;
}
