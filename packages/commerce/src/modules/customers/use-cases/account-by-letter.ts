import type { Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { accountExistsLetter, setPasswordLetter } from '../letters.ts';
import { makeLink } from '../links.ts';
import type { CustomersContext } from '../model.ts';
import { noDetails } from '../read-details.ts';
import { findCustomer, insertCustomer } from '../repository.ts';

export interface KnownBuyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly isBusiness: boolean;
}

/** Rule 19: an account that waits for its owner to choose a password. Whoever has one already is told so, by letter too. */
export async function openAccountByLetter(
  transaction: Transaction<CommerceTables>,
  buyer: KnownBuyer,
  { customers, store, now, baseUrl }: CustomersContext,
): Promise<void> {
  const { email } = buyer;
  const { mail } = customers;
  const values = { ...noDetails, ...buyer, passwordHash: null, storeCode: store.code };
  const id = await insertCustomer(transaction, values, now);
  const customer = await findCustomer(transaction, { email });
  if (!customer) return;
  if (id === null && customer.hasPassword) {
    await mail?.post(transaction, accountExistsLetter(customer, store.locale, baseUrl));
    return;
  }
  const link = { customerId: customer.id, purpose: 'reset-password', email, isUnhurried: true } as const;
  const token = await makeLink(transaction, link, now);
  await mail?.post(transaction, setPasswordLetter(customer, token, store.locale, baseUrl));
}
