/**
 * Accounts: who customers are, how they sign in, and their address books (rules in SPEC.md).
 * What they ordered, wish for or wrote belongs to the modules of these things.
 */
export { type CustomerBook, createCustomerBook } from './customer-book.ts';
export type { CustomersAdmin } from './customers-admin.ts';
export { formAttributes } from './form-attributes.ts';
export { createHashing, type Hashing } from './hashing.ts';
export type { CustomerNews } from './jobs.ts';
export * as accountLetters from './letters.ts';
export type { BookedAddress, Customer, CustomerDetails, CustomersContext } from './model.ts';
export { customersModule } from './module.ts';
export * as webauthn from './passkeys/webauthn.ts';
export { noDetails, readDetails } from './read-details.ts';
export { findCustomer, lockCustomer } from './repository.ts';
export { requiredCustomer } from './required-customer.ts';
export type { NameOfPlace } from './services.ts';
export { newToken, tokenDigest } from './sessions.ts';
export type { CustomersShapes } from './shapes.ts';
export type { CustomersTables } from './tables.ts';
export { type KnownBuyer, openAccountByLetter } from './use-cases/account-by-letter.ts';
export { type ImportedAccount, importAccount } from './use-cases/imported-account.ts';
export type { TooMany } from './use-cases/limits.ts';
