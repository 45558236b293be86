import type { Mail } from '@bowline/mail';
import type { PersonalData } from '#module';
import type { Newsletter } from '#newsletter';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { VatChecks } from '#tax';
import type { Hashing } from './hashing.ts';

/** Somebody who knows what people call the place of an address on the net, such as a city; null for who does not know. */
export type NameOfPlace = (address: string) => Promise<string | null>;

/** What the use cases of accounts work with. */
export interface CustomersServices {
  readonly database: CommerceDatabase;
  readonly limiter: RateLimiter;
  readonly hashing: Hashing;
  /** Null when nobody can be written to. */
  readonly mail: Pick<Mail, 'post' | 'remove'> | null;
  readonly newsletter: Newsletter;
  readonly personalData: readonly PersonalData[];
  readonly nameOfPlace?: NameOfPlace;
  /** Null where nobody confirms VAT numbers (rule 5). */
  readonly vatChecks: VatChecks | null;
}
