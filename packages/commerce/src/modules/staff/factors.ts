import { randomInt } from 'node:crypto';
import { type Kysely, sql } from '@bowline/database';
import { tokenDigest, webauthn } from '#customers';
import type { CommerceTables } from '#tables';
import type { Sealing } from './sealing.ts';
import { stepOfCode } from './totp.ts';

type Executor = Kysely<CommerceTables>;

/** Rule 7. */
const recoveryCodes = 10;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const longestCode = 40;

/** Fifty bits each: nobody guesses one within the limits of rule 10. */
function newRecoveryCode(): string {
  const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${word()}-${word()}`;
}

const codeDigest = (staffId: number, code: string) =>
  tokenDigest(`staff-recovery|${staffId}|${code.toLowerCase().replace(/[^a-z2-9]/g, '')}`);

/** New ones, and none of the old. */
export async function replaceRecoveryCodes(executor: Executor, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await sql`delete from staff_recovery_code where staff_id = ${staffId}`.execute(executor);
  await executor
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, digest: codeDigest(staffId, code) })))
    .execute();
  return codes;
}

/** Rules 7 and 9: a code of the app or a recovery code, taken once. Of several at the same time, one. */
export async function useCode(
  executor: Executor,
  staffId: number,
  typed: string,
  { now, sealing }: { readonly now: Date; readonly sealing: Sealing },
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (code === '' || code.length > longestCode) return false;
  if (!/^\d{6}$/.test(code)) {
    const { rows } = await sql`
      delete from staff_recovery_code where staff_id = ${staffId} and digest = ${codeDigest(staffId, code)}
      returning staff_id`.execute(executor);
    return rows.length === 1;
  }
  const { rows } = await sql<{ secret: Buffer; step: number }>`
    select totp_secret as secret, totp_step as step from staff
    where id = ${staffId} and totp_secret is not null for update`.execute(executor);
  const [kept] = rows;
  const secret = kept ? sealing.open(kept.secret) : null;
  const step = kept && secret ? stepOfCode(secret, code, now, kept.step) : null;
  if (!secret || step === null) return false;
  const { rows: taken } = await sql`
    update staff set totp_step = ${step}, totp_secret = ${sealing.seal(secret)} where id = ${staffId} and totp_step < ${step} returning id`.execute(
    executor,
  );
  return taken.length === 1;
}

export async function insertPasskey(
  executor: Executor,
  staffId: number,
  { credentialId, publicKey, algorithm, counter, host }: webauthn.NewKey,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_passkey (staff_id, credential_id, public_key, algorithm, counter, host, created_at)
    values (${staffId}, ${credentialId}, ${publicKey}, ${algorithm}, ${counter}, ${host}, ${now})
    on conflict (credential_id) do nothing returning id`.execute(executor);
  return rows.length === 1;
}

export async function credentialsOf(executor: Executor, staffId: number): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ id: Buffer }>`
    select credential_id as id from staff_passkey where staff_id = ${staffId} order by id`.execute(executor);
  return rows.map(({ id }) => id);
}

/** Customers rule 24: whose passkey signed it; null for anything else. */
export async function useAssertion(
  executor: Executor,
  assertion: webauthn.Assertion,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
    staffId: number;
    publicKey: Buffer;
    algorithm: webauthn.Algorithm;
    host: string;
  }>`
    select k.id, k.staff_id as "staffId", k.public_key as "publicKey", k.algorithm, k.host
    from staff_passkey k join staff m on m.id = k.staff_id
    where k.credential_id = ${assertion.credentialId} and m.removed_at is null`.execute(executor);
  const [key] = rows;
  if (!key || key.host !== assertion.host || !webauthn.isSignedBy(assertion, key)) return null;
  const { counter } = assertion;
  const { rows: counted } = await sql`
    update staff_passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${key.id} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning id`.execute(executor);
  return counted.length === 1 ? key.staffId : null;
}
