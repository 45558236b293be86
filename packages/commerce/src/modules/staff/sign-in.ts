import { ok, type Result, refuse } from '@bowline/kit';
import { webauthn } from '#customers';
import type { StaffAtDesk } from '#desk';
import { isPlainText, readEmailAddress } from '#stores';
import { challengeMs, makeChallenge, useChallenge } from './challenges.ts';
import { credentialsOf, useAssertion, useCode } from './factors.ts';
import type { From, SignedIn, StaffRefusal, StaffServices } from './model.ts';
import { findStaff, passwordOf } from './repository.ts';
import { isKnownPlace, noteProof, openSession } from './sessions.ts';

/** Rule 10. */
const limits = {
  perEmailAndPlace: { uses: 10, withinSeconds: 900 },
  perPlace: { uses: 30, withinSeconds: 900 },
  everywhere: { uses: 60, withinSeconds: 3_600 },
  perSession: { uses: 10, withinSeconds: 900 },
} as const;

const longestPasswordTried = 512;

type Failed = StaffRefusal<'sign-in-failed' | 'too-many-tries'>;

/** Rule 9. */
export async function signIn(
  input: { readonly email: string; readonly password: string; readonly code: string },
  services: StaffServices,
  from: From,
): Promise<Result<SignedIn, Failed>> {
  const { database, hashing, sealing } = services;
  const email = isPlainText(input.email) ? readEmailAddress(input.email) : null;
  if (!(await mayTry(email ?? 'nobody', services, from))) return refuse('too-many-tries');
  const kept = email === null ? null : await passwordOf(database.kysely, email);
  const typed = input.password.length <= longestPasswordTried ? input.password : '';
  const check = await hashing.check(typed, kept?.hash ?? null);
  if (!check) return refuse('too-many-tries');
  if (!kept || !check.isRight) return refuse('sign-in-failed');
  return database.transaction(async (transaction): Promise<Result<SignedIn, Failed>> => {
    if (!(await useCode(transaction, kept.id, input.code, { now: from.now, sealing })))
      return refuse('sign-in-failed');
    return ok(await enter(transaction, kept.id, from));
  });
}

async function mayTry(email: string, { limiter, database }: StaffServices, from: From): Promise<boolean> {
  const { clientAddress: place, now } = from;
  const [fromHere, here, everywhere] = await limiter.allowsEach(
    [
      { action: 'staff-sign-in', subject: `${email}|${place}`, limit: limits.perEmailAndPlace },
      { action: 'staff-place', subject: place, limit: limits.perPlace },
      { action: 'staff-everywhere', subject: email, limit: limits.everywhere },
    ],
    now,
  );
  if (!fromHere || !here) return false;
  return everywhere || isKnownPlace(database.kysely, email, place, now);
}

/** Every way in ends here. */
export async function enter(
  executor: Parameters<typeof openSession>[0],
  staffId: number,
  from: From,
  recoveryCodes: readonly string[] = [],
): Promise<SignedIn> {
  const found = await findStaff(executor, staffId);
  if (!found) throw new Error(`Staff ${staffId} got in and is not there`);
  const { token, sessionId } = await openSession(executor, staffId, from);
  return { token, staff: { id: found.id, name: found.name, sessionId }, recoveryCodes };
}

/** Rule 11. */
export async function startPasskeySignIn(
  { database, limiter }: StaffServices,
  { clientAddress: place, now }: From,
): Promise<Result<string, StaffRefusal<'too-many-tries'>>> {
  if (!(await limiter.allows('staff-place', place, limits.perPlace, now))) return refuse('too-many-tries');
  const challenge = await makeChallenge(database.kysely, 'sign-in', now);
  return ok(webauthn.requestOptions({ challenge, timeout: challengeMs }));
}

export async function signInByPasskey(
  credential: string,
  { database, limiter, baseUrl }: StaffServices,
  from: From,
): Promise<Result<SignedIn, Failed>> {
  const { clientAddress: place, now } = from;
  if (!(await limiter.allows('staff-place', place, limits.perPlace, now))) return refuse('too-many-tries');
  const read = webauthn.readAssertion(credential, webauthn.shopOrigins(baseUrl));
  if (!read) return refuse('sign-in-failed');
  return database.transaction(async (transaction): Promise<Result<SignedIn, Failed>> => {
    if (!(await useChallenge(transaction, read.challenge, 'sign-in', now))) return refuse('sign-in-failed');
    const staffId = await useAssertion(transaction, read.content, now);
    return staffId === null ? refuse('sign-in-failed') : ok(await enter(transaction, staffId, from));
  });
}

type NotProved = StaffRefusal<'code-wrong' | 'too-many-tries'>;

/** Rule 13. */
export async function proveByCode(
  { id, sessionId }: StaffAtDesk,
  code: string,
  { database, limiter, sealing }: StaffServices,
  { now }: From,
): Promise<Result<undefined, NotProved>> {
  if (!(await limiter.allows('staff-proof', String(sessionId), limits.perSession, now)))
    return refuse('too-many-tries');
  return database.transaction(async (transaction): Promise<Result<undefined, NotProved>> => {
    if (!(await useCode(transaction, id, code, { now, sealing }))) return refuse('code-wrong');
    await noteProof(transaction, sessionId, now);
    return ok();
  });
}

export async function startProving(
  { id, sessionId }: StaffAtDesk,
  { database, limiter }: StaffServices,
  { now }: From,
): Promise<Result<string, StaffRefusal<'too-many-tries'>>> {
  if (!(await limiter.allows('staff-proof', String(sessionId), limits.perSession, now)))
    return refuse('too-many-tries');
  const challenge = await makeChallenge(database.kysely, `prove ${id}`, now);
  const allowed = await credentialsOf(database.kysely, id);
  return ok(webauthn.requestOptions({ challenge, timeout: challengeMs, allowed }));
}

export async function proveByPasskey(
  { id, sessionId }: StaffAtDesk,
  credential: string,
  { database, baseUrl }: StaffServices,
  { now }: From,
): Promise<Result<undefined, NotProved>> {
  const read = webauthn.readAssertion(credential, webauthn.shopOrigins(baseUrl));
  if (!read) return refuse('code-wrong');
  return database.transaction(async (transaction): Promise<Result<undefined, NotProved>> => {
    const isOpen = await useChallenge(transaction, read.challenge, `prove ${id}`, now);
    if (!isOpen || (await useAssertion(transaction, read.content, now)) !== id) return refuse('code-wrong');
    await noteProof(transaction, sessionId, now);
    return ok();
  });
}
