import { ok, type Result, refuse } from '@bowline/kit';
import type { TooManyRequests } from '#cart';
import { openAccountByLetter } from '#customers';
import type { CheckoutContext } from '../model.ts';
import { type FindRefusal, findByToken } from './find-visible-order.ts';

/** Customers rule 19: whoever has the token of an order may ask; only the mailbox of the order learns more. */
export async function openAccountOfOrder(
  token: string,
  context: CheckoutContext,
): Promise<Result<undefined, FindRefusal | TooManyRequests>> {
  const { customers, settings, now, clientAddress: place } = context;
  const found = await findByToken(token, context);
  if (!found.ok) return found;
  const { email, customerId, erasedAt, snapshot } = found.value;
  if (customerId !== null || erasedAt !== null) return refuse('order-not-located');
  const { limiter, database } = customers;
  const limits = settings.accountLetterLimits;
  if (!(await limiter.allowsBoth('account-of-order', { email, place }, limits, now)))
    return refuse('too-many-requests');
  const { firstName, lastName, company } = snapshot.billingAddress;
  const isBusiness = company !== null;
  await database.transaction((transaction) =>
    openAccountByLetter(transaction, { email, firstName, lastName, company, isBusiness }, context),
  );
  return ok();
}
