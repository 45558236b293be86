import { ok, type Result, refuse } from '@bowline/kit';
import { isPlainText, readEmailAddress } from '#stores';
import { accountExistsLetter, welcomeLetter } from '../letters.ts';
import { makeLink } from '../links.ts';
import type { Customer, CustomersContext } from '../model.ts';
import { checkPasswordRules, type PasswordRefusal } from '../password-rules.ts';
import { type DetailsInput, type DetailsRefusal, noDetails, readDetails } from '../read-details.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { findCustomer, insertCustomer } from '../repository.ts';
import { confirmVatNumber } from './confirm-vat-number.ts';
import type { TooMany } from './limits.ts';

export interface RegistrationInput extends DetailsInput {
  readonly email?: string | null;
  readonly password?: string | null;
  readonly is_subscribed?: boolean | null;
}

type RegistrationRefusal =
  | DetailsRefusal
  | PasswordRefusal
  | TooMany
  | CustomersRefusal<'customer-email-not-valid' | 'customer-exists'>;

/** Rules 1 to 5 and 12. Without a password, the account waits for its owner to set one by letter. */
export async function register(
  input: RegistrationInput,
  context: CustomersContext,
): Promise<Result<Customer, RegistrationRefusal>> {
  const { customers, settings, store, now, clientAddress: place, baseUrl } = context;
  const { database, limiter, hashing, mail, newsletter } = customers;
  const typed = input.email ?? '';
  const email = isPlainText(typed) ? readEmailAddress(typed) : null;
  if (email === null) return refuse('customer-email-not-valid', { email: typed.slice(0, 254) });
  const details = readDetails(input, noDetails, context);
  if (!details.ok) return details;
  const password = input.password ?? '';
  if (password !== '') {
    const isGood = checkPasswordRules(password, settings);
    if (!isGood.ok) return isGood;
  }
  if (!(await limiter.allows('register', place, settings.registrationLimit, now)))
    return refuse('too-many-requests');
  const confirmed = await confirmVatNumber(input, noDetails, context);
  if (!confirmed.ok) return confirmed;
  const passwordHash = password === '' ? null : await hashing.hash(password);
  if (password !== '' && passwordHash === null) return refuse('too-many-requests');
  // Newsletter rule 5; the account does not depend on it.
  const isAsked =
    input.is_subscribed === true &&
    (await limiter.allowsBoth('letter', { email, place }, settings.letterLimits, now));
  const values = { ...details.value, email, passwordHash, storeCode: store.code };
  return database.transaction(async (transaction): Promise<Result<Customer, RegistrationRefusal>> => {
    const id = await insertCustomer(transaction, values, now);
    const customer = await findCustomer(transaction, id === null ? { email } : { id });
    if (id === null || !customer) {
      if (customer) await mail?.post(transaction, accountExistsLetter(customer, store.locale, baseUrl));
      return refuse('customer-exists');
    }
    const token = await makeLink(transaction, { customerId: id, purpose: 'confirm-email', email }, now);
    if (isAsked) {
      const agreement = { source: 'register', locale: store.locale, place, now } as const;
      await newsletter.ask(transaction, email, agreement);
    }
    await mail?.post(transaction, welcomeLetter(customer, token, store.locale, baseUrl));
    return ok(customer);
  });
}
