import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Whose data it is. The mailbox is theirs only once they have shown so: until then it may be anybody's. */
export interface Person {
  readonly customerId: number;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** A file of the copy: plain data, or the bytes of a document, made when its turn comes. */
export interface CopiedFile {
  readonly path: string;
  readonly content: object | (() => Promise<Uint8Array>);
}

/**
 * What a module keeps of customers. It says so of every table that names one: a test finds those that nobody spoke of
 * (`test/personal-data.test.ts`).
 */
export interface PersonalData {
  /** Its tables about people, each with the file of the copy it is in, or with the reason why it is in none. */
  readonly tables: Readonly<Record<string, string>>;
  /** What a customer gets who asks for a copy of everything. */
  readonly copy?: (executor: Kysely<CommerceTables>, person: Person) => Promise<readonly CopiedFile[]>;
  /** Called when the account is deleted. What hangs on the customer by a foreign key goes by itself. */
  readonly forget?: (transaction: Transaction<CommerceTables>, person: Person) => Promise<void>;
}
