import type { PostalAddress } from '#stores';
import type { CommerceDatabase } from '#tables';
import { findAddress, findCustomer, lockCustomer } from './repository.ts';
import { bookAddress } from './use-cases/address-book.ts';

/** What carts ask about customers. */
export interface CustomerBook {
  emailOf(customerId: number): Promise<string | null>;
  /** `not-yours` for an address of somebody else, null for none. */
  addressOf(customerId: number, addressId: number): Promise<PostalAddress | 'not-yours' | null>;
  /** Rule 17: writes an address into the book, unless it stands there already or the book is full. */
  keep(customerId: number, address: PostalAddress, now: Date): Promise<void>;
}

export function createCustomerBook(database: CommerceDatabase): CustomerBook {
  const { kysely } = database;
  return {
    emailOf: async (id) => (await findCustomer(kysely, { id }))?.email ?? null,
    async addressOf(customerId, addressId) {
      const found = await findAddress(kysely, addressId);
      // Rule 16: whether somebody else has it is nobody's business.
      return found?.customerId === customerId ? found.address : null;
    },
    keep: (customerId, address, now) =>
      database.transaction(async (transaction) => {
        if (await lockCustomer(transaction, customerId))
          await bookAddress(transaction, customerId, address, now);
      }),
  };
}
