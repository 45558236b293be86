import { enqueueCustomers } from '../jobs.ts';
import { accountErasedLetter } from '../letters.ts';
import type { CustomersContext } from '../model.ts';
import { deleteCustomer, lockCustomer } from '../repository.ts';

/** Rule 18. */
export async function leave(customerId: number, { customers }: CustomersContext): Promise<void> {
  const { database, mail, newsletter } = customers;
  await database.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (!customer) return;
    await deleteCustomer(transaction, customerId);
    await newsletter.forget(transaction, customer);
    await enqueueCustomers(transaction, 'customers.left', { customerId });
    await mail?.post(transaction, accountErasedLetter(customer));
  });
}
