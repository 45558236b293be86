import { ok, type Result, refuse } from '@bowline/kit';
import { valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import { enqueueCustomers } from '../jobs.ts';
import type { CustomersContext } from '../model.ts';
import { requiredCustomer } from '../required-customer.ts';
import { leave } from '../use-cases/leave.ts';
import { type ProofRefusal, proveOwner } from '../use-cases/prove-owner.ts';

/** Rule 30. */
const copiesADay = { uses: 3, withinSeconds: 86_400 };

async function askForCopy(
  customerId: number,
  password: string | null | undefined,
  context: CustomersContext,
): Promise<Result<undefined, ProofRefusal>> {
  const proof = await proveOwner(customerId, password, context);
  if (!proof.ok) return proof;
  const { database, limiter } = context.customers;
  if (!(await limiter.allows('data-copy', String(customerId), copiesADay, context.now)))
    return refuse('too-many-requests');
  await database.transaction((transaction) =>
    enqueueCustomers(transaction, 'customers.make-copy', { customerId }),
  );
  return ok();
}

export const dataCopyResolvers: Resolvers<CustomersContext> = {
  Mutation: {
    requestCustomerData: async (_, { password }, context) => {
      valueOrRefusal(await askForCopy(requiredCustomer(context), password, context));
      return true;
    },
    eraseCustomer: async (_, { password }, context) => {
      const customerId = requiredCustomer(context);
      valueOrRefusal(await proveOwner(customerId, password, context));
      await leave(customerId, context);
      return true;
    },
  },
};
