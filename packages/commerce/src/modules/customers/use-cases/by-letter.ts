import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isPlainText, readEmailAddress } from '#stores';
import type { CommerceTables } from '#tables';
import { enqueueCustomers } from '../jobs.ts';
import { passwordChangedLetter } from '../letters.ts';
import { useLink } from '../links.ts';
import type { Customer, CustomersContext } from '../model.ts';
import { checkPasswordRules, type PasswordRefusal } from '../password-rules.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { confirmMailbox, findCustomer, lockCustomer, passwordOf, replacePassword } from '../repository.ts';
import { endSessions } from '../sessions.ts';
import type { TooMany } from './limits.ts';

type AskedFor = 'customers.send-reset-link' | 'customers.send-confirmation';

/**
 * Rules 8 and 9: what is asked for is the same work for an address with an account and for one without, so that neither the
 * answer nor its time tells. The letter is written afterwards.
 */
async function askForLetter(
  job: AskedFor,
  email: string,
  context: CustomersContext,
): Promise<Result<undefined, TooMany>> {
  const { customers, settings, now, clientAddress: place, store } = context;
  const { limiter, database } = customers;
  if (!(await limiter.allowsBoth(job, { email, place }, settings.accountLetterLimits, now)))
    return refuse('too-many-requests');
  await database.transaction(async (transaction) => {
    const customer = await findCustomer(transaction, { email });
    await enqueueCustomers(transaction, job, { customerId: customer?.id ?? null, locale: store.locale });
  });
  return ok();
}

/** Rule 8, behaviour 128 but for what it would tell strangers. */
export async function requestPasswordReset(
  typed: string,
  context: CustomersContext,
): Promise<Result<undefined, TooMany | CustomersRefusal<'reset-email-missing' | 'reset-email-not-valid'>>> {
  if (typed.trim() === '') return refuse('reset-email-missing');
  const email = isPlainText(typed) ? readEmailAddress(typed) : null;
  return email === null
    ? refuse('reset-email-not-valid')
    : askForLetter('customers.send-reset-link', email, context);
}

export async function requestConfirmation(
  typed: string,
  context: CustomersContext,
): Promise<Result<undefined, TooMany | CustomersRefusal<'reset-email-not-valid'>>> {
  const email = isPlainText(typed) ? readEmailAddress(typed) : null;
  return email === null
    ? refuse('reset-email-not-valid')
    : askForLetter('customers.send-confirmation', email, context);
}

export interface ResetInput {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

type ResetRefusal =
  | PasswordRefusal
  | TooMany
  | CustomersRefusal<
      | 'reset-email-missing'
      | 'reset-email-not-valid'
      | 'reset-token-missing'
      | 'reset-token-not-valid'
      | 'reset-password-missing'
    >;

/** Rule 8, behaviour 129: whoever read the letter owns the mailbox, and so the account. */
export async function resetPassword(
  input: ResetInput,
  context: CustomersContext,
): Promise<Result<Customer, ResetRefusal>> {
  const { customers, settings, now, baseUrl, clientAddress: place } = context;
  const { database, hashing, mail, limiter } = customers;
  if (input.email.trim() === '') return refuse('reset-email-missing');
  const email = isPlainText(input.email) ? readEmailAddress(input.email) : null;
  if (email === null) return refuse('reset-email-not-valid');
  if (input.token === '') return refuse('reset-token-missing');
  if (input.password === '') return refuse('reset-password-missing');
  const isGood = checkPasswordRules(input.password, settings);
  if (!isGood.ok) return isGood;
  if (!(await limiter.allows('reset-password', place, settings.signInLimits.perPlace, now)))
    return refuse('too-many-requests');
  const hash = await hashing.hash(input.password);
  if (hash === null) return refuse('too-many-requests');
  return database.transaction(async (transaction): Promise<Result<Customer, ResetRefusal>> => {
    const link = { token: input.token, purpose: 'reset-password', email } as const;
    const customerId = await useLink(transaction, link, now);
    const customer = customerId === null ? null : await lockCustomer(transaction, customerId);
    const kept = customer && (await passwordOf(transaction, { id: customer.id }));
    if (!customer || !kept) return refuse('reset-token-not-valid');
    await replacePassword(transaction, customer.id, { from: kept.hash, to: hash }, now);
    await endSessions(transaction, customer.id);
    await confirmed(transaction, customer.id, email, now);
    await mail?.post(transaction, passwordChangedLetter(customer, baseUrl));
    return ok(customer);
  });
}

/** Rule 9. */
export async function confirmEmail(
  input: { readonly email: string; readonly key: string },
  context: CustomersContext,
): Promise<Result<Customer, CustomersRefusal<'confirmation-not-valid'>>> {
  const { customers, now } = context;
  const email = isPlainText(input.email) ? readEmailAddress(input.email) : null;
  if (email === null) return refuse('confirmation-not-valid');
  return customers.database.transaction(
    async (transaction): Promise<Result<Customer, CustomersRefusal<'confirmation-not-valid'>>> => {
      const link = { token: input.key, purpose: 'confirm-email', email } as const;
      const customerId = await useLink(transaction, link, now);
      if (customerId === null) return refuse('confirmation-not-valid');
      await confirmed(transaction, customerId, email, now);
      const customer = await findCustomer(transaction, { id: customerId });
      return customer ? ok(customer) : refuse('confirmation-not-valid');
    },
  );
}

/** Rule 9: what guests ordered with the address now has an owner. */
async function confirmed(
  transaction: Transaction<CommerceTables>,
  customerId: number,
  email: string,
  now: Date,
): Promise<void> {
  if (await confirmMailbox(transaction, customerId, email, now))
    await enqueueCustomers(transaction, 'customers.confirmed', { customerId });
}
