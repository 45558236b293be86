import type { Refusal } from '@bowline/kit';
import type { Hashing } from '#customers';
import type { DeskLanguage, Role } from '#desk';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Sealing } from './sealing.ts';

export interface StaffServices {
  readonly database: CommerceDatabase;
  readonly limiter: RateLimiter;
  readonly hashing: Hashing;
  readonly sealing: Sealing;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
}

/** Where a request comes from, and when. */
export interface From {
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface StaffMember {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: DeskLanguage;
  readonly createdAt: Date;
}

/** Codes of what is refused here; the desk has the words. */
export type StaffRefusal<Code extends StaffRefusalCode = StaffRefusalCode> = Refusal<
  Code,
  Record<string, never>
>;
export type StaffRefusalCode =
  | 'sign-in-failed'
  | 'too-many-tries'
  | 'invitation-not-valid'
  | 'invitations-full'
  | 'email-not-valid'
  | 'email-taken'
  | 'name-not-valid'
  | 'role-not-known'
  | 'language-not-known'
  | 'password-length'
  | 'code-wrong'
  | 'passkey-not-valid'
  | 'staff-not-found'
  | 'last-owner'
  | 'own-account'
  | 'session-not-found'
  | 'view-not-valid'
  | 'views-full';

/** Somebody who just got in. */
export interface SignedIn {
  readonly token: string;
  readonly staff: Pick<StaffMember, 'id' | 'name'> & { readonly sessionId: number };
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
}
