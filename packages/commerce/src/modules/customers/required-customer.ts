import { RefusalError } from '#graphql';
import type { StoresContext } from '#stores';

/** Behaviour 120: the number of whoever is signed in; nobody else gets further. */
export function requiredCustomer({ customerId }: Pick<StoresContext, 'customerId'>): number {
  if (customerId === null) throw new RefusalError({ code: 'customer-not-authorized', details: {} });
  return customerId;
}
