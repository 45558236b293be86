import { atDesk, type Change, type DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { addressLines, tidyLine, tidyLines } from '#stores';
import type { CustomersAdmin } from '../customers-admin.ts';

export interface CustomersDesk extends DeskContext {
  readonly admin: { readonly customers: CustomersAdmin };
}

const longestNote = 2_000;

export const customersDeskResolvers: Resolvers<CustomersDesk> = {
  Query: {
    async customers(_, question, { admin }) {
      const { customers, hasMore } = await admin.customers.search(question);
      return {
        customers: customers.map(({ createdAt, ...customer }) => ({
          ...customer,
          createdAt: createdAt.toISOString(),
        })),
        hasMore,
      };
    },
    async customer(_, { id }, { admin }) {
      const file = await admin.customers.find(id);
      if (!file) return null;
      const { customer, addresses, notes } = file;
      const { email, company, taxNumber, storeCode, isConfirmed, groupId } = customer;
      return {
        ...{ id, email, company, taxNumber, storeCode, isConfirmed, groupId },
        name: [customer.firstName, customer.middleName, customer.lastName].filter(Boolean).join(' '),
        createdAt: customer.createdAt.toISOString(),
        addresses: addresses.map((address) => ({ lines: addressLines(address) })),
        notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
      };
    },
    customerGroups: (_, __, { admin }) => admin.customers.groups(),
  },
  Mutation: {
    async noteOnCustomer(_, { id, text }, context) {
      const written = tidyLines(text.slice(0, longestNote + 1));
      if (written === '' || written.length > longestNote)
        throw new CodedRefusal('note-length', { most: longestNote });
      valueOrCode(await context.admin.customers.note(id, { text: written, by: atDesk(context).name }));
      return true;
    },
    async setCustomerGroup(_, { id, groupId }, { admin }) {
      valueOrCode(await admin.customers.setGroup(id, groupId));
      return true;
    },
    async addCustomerGroup(_, { name }, { admin }) {
      valueOrCode(await admin.customers.addGroup(tidyLine(name)));
      return true;
    },
    async renameCustomerGroup(_, { id, name }, { admin }) {
      valueOrCode(await admin.customers.renameGroup(id, tidyLine(name)));
      return true;
    },
    async removeCustomerGroup(_, { id }, { admin }) {
      valueOrCode(await admin.customers.removeGroup(id));
      return true;
    },
  },
};

const ofCustomer: Change<{ readonly id: number }, CustomersDesk> = {
  subject: ({ id }) => `customer ${id}`,
  async state({ id }, { admin }) {
    const file = await admin.customers.find(id);
    return file && { groupId: file.customer.groupId, notes: file.notes.length };
  },
};

const ofGroups: Change<object, CustomersDesk> = {
  subject: () => 'customer groups',
  state: async (_, { admin }) => admin.customers.groups(),
};

/** How the log tells of each change. */
export const customersChanges = {
  noteOnCustomer: ofCustomer,
  setCustomerGroup: ofCustomer,
  addCustomerGroup: ofGroups,
  renameCustomerGroup: ofGroups,
  removeCustomerGroup: ofGroups,
};
