import { type Kysely, sql } from '@bowline/database';
import { newToken, tokenDigest } from '#customers';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

export const challengeMs = 300_000;
/** More than one that begins adds, so that they never pile up. */
const clearedAtOnce = 10;

/** Rule 11. `purpose` says for what and whom it is: `sign-in`, `accept 17`, `prove 4`. */
export async function makeChallenge(executor: Executor, purpose: string, now: Date): Promise<string> {
  const challenge = newToken();
  await sql`
    delete from staff_challenge where digest in (
      select digest from staff_challenge where expires_at <= ${now}
      order by expires_at limit ${clearedAtOnce} for update skip locked)`.execute(executor);
  await sql`
    insert into staff_challenge (digest, purpose, expires_at)
    values (${tokenDigest(challenge)}, ${purpose}, ${new Date(now.getTime() + challengeMs)})`.execute(
    executor,
  );
  return challenge;
}

/** Works once: of several who answer it at the same time, one. */
export async function useChallenge(
  executor: Executor,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_challenge
    where digest = ${tokenDigest(challenge)} and purpose = ${purpose} and expires_at > ${now}
    returning digest`.execute(executor);
  return rows.length === 1;
}
