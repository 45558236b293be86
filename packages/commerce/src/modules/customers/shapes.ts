import type { BookedAddress, Customer, CustomerSession } from './model.ts';
import type { Passkey } from './passkeys/model.ts';

/** Our own shapes behind types of the schema; `never` where the shop has nothing of that kind. */
export interface CustomersShapes {
  Customer: Customer;
  CustomerAddress: BookedAddress;
  CustomerSession: CustomerSession;
  CustomerPasskey: Passkey;
  PaymentToken: never;
  CustomerDownloadableProduct: never;
}
