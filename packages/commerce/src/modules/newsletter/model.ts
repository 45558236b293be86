import type { Kysely, Reading, Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { Advertisement } from './advertising.ts';

export const newsletterSources = ['footer', 'checkout', 'register', 'account', 'api'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** Where and by whom something was agreed to, or taken back (rule 4). */
export interface Agreement {
  readonly source: NewsletterSource | 'letter' | 'one-click' | 'import';
  readonly locale: LocaleName;
  readonly place: string;
  readonly now: Date;
}

/** Raised when the sentence that people agree to changes its meaning. */
export const consentTextVersion = '2026-11';

/** What other modules may do to a subscription. */
export interface Newsletter {
  /** Rules 1 and 2: a letter asks the mailbox. */
  ask(transaction: Transaction<CommerceTables>, email: string, agreement: Agreement): Promise<void>;
  /** Rule 1: for an address that its owner has confirmed. False when it was subscribed already. */
  subscribe(executor: Kysely<CommerceTables>, email: string, agreement: Agreement): Promise<boolean>;
  /** Rule 3. */
  unsubscribe(executor: Kysely<CommerceTables>, email: string, agreement: Agreement): Promise<void>;
  /** Rule 7: the one way to post a letter that advertises. Null when its reader may not get it. */
  advertise(transaction: Transaction<CommerceTables>, advertisement: Advertisement): Promise<number | null>;
  isSubscribed(reading: Reading, email: string): Promise<boolean>;
}

/** The address of a customer, if its owner has confirmed it. */
export type ConfirmedEmailOf = (customerId: number) => Promise<string | null>;
