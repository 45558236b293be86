import { valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import type { CustomersContext } from '../model.ts';
import { requiredCustomer } from '../required-customer.ts';
import { hasJustShownPasskey } from '../use-cases/prove-owner.ts';
import { readPasskeys } from './repository.ts';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startAddingPasskey,
  startPasskeySignIn,
} from './use-passkeys.ts';

export const passkeysResolvers: Resolvers<CustomersContext> = {
  Mutation: {
    startAddingPasskey: async (_, { password }, context) => ({
      json: valueOrRefusal(await startAddingPasskey(requiredCustomer(context), password, context)),
    }),
    addPasskey: async (_, input, context) =>
      valueOrRefusal(await addPasskey(requiredCustomer(context), input, context)),
    renamePasskey: async (_, input, context) =>
      valueOrRefusal(await renamePasskey(requiredCustomer(context), input, context)),
    removePasskey: async (_, { id }, context) => {
      valueOrRefusal(await removePasskey(requiredCustomer(context), id, context));
      return true;
    },
    startPasskeySignIn: async (_, __, context) => ({
      json: valueOrRefusal(await startPasskeySignIn(context)),
    }),
    generateCustomerTokenByPasskey: async (_, { credential }, context) => ({
      token: valueOrRefusal(await signInByPasskey(credential, context)),
    }),
  },
  Customer: {
    passkeys: ({ id }, _, { customersReading }) => readPasskeys(customersReading, id),
    needs_password: async (_, __, context) => !(await hasJustShownPasskey(context)),
  },
  CustomerPasskey: {
    created_at: ({ createdAt }) => createdAt.toISOString(),
    last_used_at: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
  },
};
