import type { PostalAddress } from '#stores';
import type { CommerceDatabase } from '#tables';
import { findAddress, findCustomer } from './repository.ts';

/** What carts ask about customers. */
export interface CustomerBook {
  emailOf(customerId: number): Promise<string | null>;
  /** `not-yours` for an address of somebody else, null for none. */
  addressOf(customerId: number, addressId: number): Promise<PostalAddress | 'not-yours' | null>;
}

export function createCustomerBook({ kysely }: CommerceDatabase): CustomerBook {
  return {
    emailOf: async (id) => (await findCustomer(kysely, { id }))?.email ?? null,
    async addressOf(customerId, addressId) {
      const found = await findAddress(kysely, addressId);
      // Rule 16: whether somebody else has it is nobody's business.
      return found?.customerId === customerId ? found.address : null;
    },
  };
}
