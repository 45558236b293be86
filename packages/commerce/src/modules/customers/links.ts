import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { newToken, tokenDigest } from './sessions.ts';

type Executor = Kysely<CommerceTables>;
export type LinkPurpose = 'reset-password' | 'confirm-email';

const sevenDaysMs = 7 * 86_400_000;
const goodForMs: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 2 * 3_600_000,
  'confirm-email': sevenDaysMs,
};

/** Rules 8 and 9: a new link makes older ones useless. */
export async function makeLink(
  executor: Executor,
  link: {
    readonly customerId: number;
    readonly purpose: LinkPurpose;
    readonly email: string;
    /** Nobody waits for it in front of the mailbox (rule 19). */
    readonly isUnhurried?: boolean;
  },
  now: Date,
): Promise<string> {
  const { customerId, purpose, email, isUnhurried = false } = link;
  await sql`delete from customer_link where customer_id = ${customerId} and purpose = ${purpose}`.execute(
    executor,
  );
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (isUnhurried ? sevenDaysMs : goodForMs[purpose]));
  await sql`
    insert into customer_link (digest, customer_id, purpose, email, expires_at)
    values (${tokenDigest(token)}, ${customerId}, ${purpose}, ${email}, ${expiresAt})`.execute(executor);
  return token;
}

/** Works once: of several who use it at the same time, one. The address has to be the one it was sent to. */
export async function useLink(
  executor: Executor,
  link: { readonly token: string; readonly purpose: LinkPurpose; readonly email: string },
  now: Date,
): Promise<number | null> {
  const { token, purpose, email } = link;
  const { rows } = await sql<{ customerId: number }>`
    delete from customer_link
    where digest = ${tokenDigest(token)} and purpose = ${purpose} and email = ${email} and expires_at > ${now}
    returning customer_id as "customerId"`.execute(executor);
  return rows[0]?.customerId ?? null;
}
