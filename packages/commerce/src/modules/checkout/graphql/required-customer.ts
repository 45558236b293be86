import { RefusalError } from '#graphql';
import type { CheckoutContext } from '../model.ts';

export function requiredCustomer({ customerId }: CheckoutContext): number {
  if (customerId === null) throw new RefusalError({ code: 'customer-not-authorized', details: {} });
  return customerId;
}
