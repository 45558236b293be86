import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isPlainText, readEmailAddress } from '#stores';
import type { CommerceTables } from '#tables';
import { confirmLetter, emailChangedLetter, passwordChangedLetter } from '../letters.ts';
import { makeLink } from '../links.ts';
import type { Customer, CustomersContext } from '../model.ts';
import { checkPasswordRules, type PasswordRefusal } from '../password-rules.ts';
import { type DetailsInput, type DetailsRefusal, noDetails, readDetails } from '../read-details.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { findCustomer, lockCustomer, replaceEmail, replacePassword, updateDetails } from '../repository.ts';
import { endSessions } from '../sessions.ts';
import { confirmVatNumber } from './confirm-vat-number.ts';
import type { TooMany } from './limits.ts';
import { type CurrentPasswordRefusal, checkCurrentPassword } from './prove-owner.ts';

/** Behaviour 125. */
export async function changeDetails(
  customerId: number,
  input: DetailsInput & { readonly is_subscribed?: boolean | null },
  context: CustomersContext,
): Promise<Result<Customer, DetailsRefusal | TooMany | CustomersRefusal<'customer-input-empty'>>> {
  if (Object.keys(input).length === 0) return refuse('customer-input-empty');
  if (input.is_subscribed && !(await mayBeAsked(customerId, context))) return refuse('too-many-requests');
  const { database } = context.customers;
  const known = await findCustomer(database.kysely, { id: customerId });
  const confirmed = await confirmVatNumber(input, known ?? noDetails, context);
  if (!confirmed.ok) return confirmed;
  return database.transaction(async (transaction) => {
    const before = await lockCustomer(transaction, customerId);
    if (!before) return refuse('customer-input-empty');
    const details = readDetails(input, before, context);
    if (!details.ok) return details;
    await updateDetails(transaction, customerId, details.value, context.now);
    if (typeof input.is_subscribed === 'boolean')
      await changeSubscription(transaction, before, input.is_subscribed, context);
    return ok({ ...before, ...details.value });
  });
}

/** Newsletter rule 5: who has confirmed the address gets no letter. */
async function mayBeAsked(
  customerId: number,
  { customers, settings, clientAddress: place, now }: CustomersContext,
): Promise<boolean> {
  const { database, limiter } = customers;
  const customer = await findCustomer(database.kysely, { id: customerId });
  if (!customer || customer.isConfirmed) return true;
  return limiter.allowsBoth('letter', { email: customer.email, place }, settings.letterLimits, now);
}

/** Newsletter rules 1, 3 and 8, behaviour 148. */
async function changeSubscription(
  transaction: Transaction<CommerceTables>,
  { email, isConfirmed }: Customer,
  isWanted: boolean,
  { customers: { newsletter }, store, clientAddress: place, now }: CustomersContext,
): Promise<void> {
  const agreement = { source: 'account', locale: store.locale, place, now } as const;
  if (isConfirmed && !isWanted) await newsletter.unsubscribe(transaction, email, agreement);
  else if (isConfirmed) await newsletter.subscribe(transaction, email, agreement);
  else if (isWanted) await newsletter.ask(transaction, email, agreement);
}

type ChangePasswordRefusal =
  | CurrentPasswordRefusal
  | PasswordRefusal
  | CustomersRefusal<'sign-in-value-missing'>;

/** Rule 10, behaviour 127. */
export async function changePassword(
  customerId: number,
  { current, next }: { readonly current: string; readonly next: string },
  context: CustomersContext,
): Promise<Result<Customer, ChangePasswordRefusal>> {
  const { customers, settings, now, sessionId, baseUrl } = context;
  const { database, hashing, mail } = customers;
  if (current === '') return refuse('sign-in-value-missing', { value: 'currentPassword' as const });
  if (next === '') return refuse('sign-in-value-missing', { value: 'newPassword' as const });
  const isGood = checkPasswordRules(next, settings);
  if (!isGood.ok) return isGood;
  const kept = await checkCurrentPassword(customerId, current, context);
  if (!kept.ok) return kept;
  const hash = await hashing.hash(next);
  if (hash === null) return refuse('too-many-requests');
  return database.transaction(async (transaction): Promise<Result<Customer, ChangePasswordRefusal>> => {
    const customer = await lockCustomer(transaction, customerId);
    const isReplaced =
      customer && (await replacePassword(transaction, customerId, { from: kept.value.hash, to: hash }, now));
    if (!isReplaced) return refuse('current-password-wrong');
    await endSessions(transaction, customerId, { allBut: sessionId });
    await mail?.post(transaction, passwordChangedLetter(customer, baseUrl));
    return ok(customer);
  });
}

type ChangeEmailRefusal =
  | CurrentPasswordRefusal
  | CustomersRefusal<'current-password-missing' | 'customer-email-not-valid' | 'customer-exists'>;

/** Rule 10, behaviour 126. */
export async function changeEmail(
  customerId: number,
  { email: typed, password }: { readonly email: string; readonly password: string },
  context: CustomersContext,
): Promise<Result<Customer, ChangeEmailRefusal>> {
  const { customers, now, sessionId, baseUrl } = context;
  const { database, mail } = customers;
  if (password === '') return refuse('current-password-missing');
  const email = isPlainText(typed) ? readEmailAddress(typed) : null;
  if (email === null) return refuse('customer-email-not-valid', { email: typed.slice(0, 254) });
  const kept = await checkCurrentPassword(customerId, password, context);
  if (!kept.ok) return kept;
  return database.transaction(async (transaction): Promise<Result<Customer, ChangeEmailRefusal>> => {
    const before = await lockCustomer(transaction, customerId);
    if (!before) return refuse('current-password-wrong');
    if (before.email === email) return ok(before);
    if (!(await replaceEmail(transaction, customerId, email, now))) return refuse('customer-exists');
    await endSessions(transaction, customerId, { allBut: sessionId });
    const token = await makeLink(transaction, { customerId, purpose: 'confirm-email', email }, now);
    const after = await findCustomer(transaction, { id: customerId });
    if (!after) return refuse('current-password-wrong');
    await mail?.post(transaction, emailChangedLetter(after, before.email));
    await mail?.post(transaction, confirmLetter(after, token, baseUrl));
    return ok(after);
  });
}
