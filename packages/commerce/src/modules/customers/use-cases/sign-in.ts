import { ok, type Result, refuse } from '@bowline/kit';
import { isPlainText, readEmailAddress, recipientOf } from '#stores';
import type { CustomersContext } from '../model.ts';
import { longestPassword } from '../password-rules.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { passwordOf, replacePassword } from '../repository.ts';
import { isKnownPlace } from '../sessions.ts';
import type { TooMany } from './limits.ts';
import { openDoor, whereFrom } from './open-door.ts';

type SignInRefusal =
  | CustomersRefusal<'sign-in-failed' | 'sign-in-unconfirmed' | 'sign-in-value-missing'>
  | TooMany;

/** Rules 6 and 7: a new token. */
export async function signIn(
  input: { readonly email: string; readonly password: string },
  context: CustomersContext,
): Promise<Result<string, SignInRefusal>> {
  if (input.email.trim() === '') return refuse('sign-in-value-missing', { value: 'email' as const });
  if (input.password === '') return refuse('sign-in-value-missing', { value: 'password' as const });
  const { customers, settings, now } = context;
  const { database, hashing } = customers;
  const email = isPlainText(input.email) ? readEmailAddress(input.email) : null;
  if (!(await mayTry(email ?? input.email, context))) return refuse('too-many-requests');
  const kept = email === null ? null : await passwordOf(database.kysely, { email });
  const isReadable = input.password.length <= longestPassword * 2;
  const check = await hashing.check(isReadable ? input.password : '', kept?.hash ?? null);
  if (!check) return refuse('too-many-requests');
  if (!kept || !check.isRight) return refuse('sign-in-failed');
  if (settings.confirmsEmailBeforeSignIn && !kept.isConfirmed) return refuse('sign-in-unconfirmed');
  if (check.isOutdated) {
    const hash = await hashing.hash(input.password);
    if (hash) await replacePassword(database.kysely, kept.id, { from: kept.hash, to: hash }, now);
  }
  const from = await whereFrom(context);
  return ok(await database.transaction((transaction) => openDoor(transaction, kept.id, from, context)));
}

/** Rule 7. Every try counts before it is looked at, so that many at once count as many. */
async function mayTry(email: string, context: CustomersContext): Promise<boolean> {
  const { customers, settings, now, clientAddress: place } = context;
  const { limiter, database } = customers;
  const { perEmail, perPlace } = settings.signInLimits;
  const who = recipientOf(email);
  const [fromHere, here, everywhere] = await limiter.allowsEach(
    [
      { action: 'sign-in-email', subject: `${who}|${place}`, limit: perEmail },
      { action: 'sign-in-place', subject: place, limit: perPlace },
      { action: 'sign-in-everywhere', subject: who, limit: settings.signInTriesOfStrangers },
    ],
    now,
  );
  if (!fromHere || !here) return false;
  return everywhere || isKnownPlace(database.kysely, email, place, now);
}
