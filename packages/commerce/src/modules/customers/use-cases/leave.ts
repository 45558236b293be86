import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { enqueueCustomers } from '../jobs.ts';
import { accountErasedLetter } from '../letters.ts';
import type { Customer, CustomersContext } from '../model.ts';
import { deleteCustomer, lockCustomer } from '../repository.ts';

/** Rules 18 and 31. */
export async function leave(customerId: number, { customers }: CustomersContext): Promise<void> {
  const { database, mail, personalData } = customers;
  await database.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (!customer) return;
    const { email, isConfirmed } = customer;
    await deleteCustomer(transaction, customerId);
    for (const { forget } of personalData)
      await forget?.(transaction, { customerId, email, isEmailConfirmed: isConfirmed });
    await mail?.remove(transaction, await lettersOf(transaction, customer));
    await enqueueCustomers(transaction, 'customers.left', { customerId });
    await mail?.post(transaction, accountErasedLetter(customer));
  });
}

const mostLetters = 10_000;

/** To the mailbox and from it. Who never showed that it is theirs takes only letters about the account along. */
async function lettersOf(
  executor: Kysely<CommerceTables>,
  { email, isConfirmed }: Customer,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from mail_letter
    where (to_address = ${email} or reply_to = ${email}) and (${isConfirmed}::boolean or kind like 'customer-%')
    limit ${mostLetters}`.execute(executor);
  return rows.map(({ id }) => id);
}
