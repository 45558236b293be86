import type { Reading } from '@bowline/database';
import type { PostalAddress, StoresContext } from '#stores';
import type { CustomersServices } from './services.ts';

/** What an account says of its owner. */
export interface CustomerDetails {
  readonly prefix: string | null;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: string | null;
  /** `2001-12-31`. */
  readonly dateOfBirth: string | null;
  /** As Magento numbers them. */
  readonly gender: number | null;
  readonly taxNumber: string | null;
  readonly isBusiness: boolean;
  readonly company: string | null;
  readonly allowsAssistance: boolean;
}

export interface Customer extends CustomerDetails {
  readonly id: number;
  readonly email: string;
  readonly groupId: number;
  readonly storeCode: string;
  readonly isConfirmed: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly defaultBillingId: number | null;
  readonly defaultShippingId: number | null;
}

export interface BookedAddress {
  readonly id: number;
  readonly customerId: number;
  readonly address: PostalAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

export interface CustomerSession {
  readonly id: number;
  /** What the visitor's browser or program calls itself, shortened. */
  readonly device: string;
  /** Where it was opened, if anybody knew. */
  readonly place: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly isThisOne: boolean;
}

export interface CustomersContext extends StoresContext {
  readonly customers: CustomersServices;
  readonly customersReading: Reading;
}
