import { ok, type Result, refuse } from '@bowline/kit';
import type { CustomersContext } from '../model.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { type KeptPassword, passwordOf } from '../repository.ts';
import { isFreshByPasskey } from '../sessions.ts';
import type { TooMany } from './limits.ts';

export type CurrentPasswordRefusal = CustomersRefusal<'current-password-wrong'> | TooMany;

/** As dear to guess as signing in. */
export async function checkCurrentPassword(
  customerId: number,
  password: string,
  { customers, settings, now }: CustomersContext,
): Promise<Result<KeptPassword, CurrentPasswordRefusal>> {
  const { limiter, hashing, database } = customers;
  const { perEmail } = settings.signInLimits;
  if (!(await limiter.allows('current-password', String(customerId), perEmail, now)))
    return refuse('too-many-requests');
  const kept = await passwordOf(database.kysely, { id: customerId });
  const check = await hashing.check(password, kept?.hash ?? null);
  if (!check) return refuse('too-many-requests');
  return kept && check.isRight ? ok(kept) : refuse('current-password-wrong');
}

export type ProofRefusal = CurrentPasswordRefusal | CustomersRefusal<'sign-in-value-missing'>;

/** Rule 26: a session that was left open somewhere is not enough. */
export async function proveOwner(
  customerId: number,
  password: string | null | undefined,
  context: CustomersContext,
): Promise<Result<undefined, ProofRefusal>> {
  if (!password)
    return (await hasJustShownPasskey(context))
      ? ok()
      : refuse('sign-in-value-missing', { value: 'currentPassword' as const });
  const kept = await checkCurrentPassword(customerId, password, context);
  return kept.ok ? ok() : kept;
}

export function hasJustShownPasskey({ customers, sessionId, now }: CustomersContext): Promise<boolean> {
  return isFreshByPasskey(customers.database.kysely, sessionId, now);
}
