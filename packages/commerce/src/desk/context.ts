import type { StoreView } from '#stores';

export const roles = ['owner', 'catalogue', 'orders', 'content', 'support'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

export const deskLanguages = ['en', 'nl', 'de'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

export const isDeskLanguage = (text: string): text is DeskLanguage =>
  (deskLanguages as readonly string[]).includes(text);

/** Somebody of the staff who is signed in. */
export interface StaffAtDesk {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: DeskLanguage;
  readonly sessionId: number;
  /** The second factor was shown a few minutes ago. */
  readonly hasProved: boolean;
}

/** What the resolvers of the desk know of a request; those of a module add the part of `admin` that they use. */
export interface DeskContext {
  readonly requestId: string;
  readonly store: Pick<StoreView, 'locale'>;
  readonly cacheId: string;
  readonly tags: ReadonlySet<string>;
  readonly now: Date;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly baseUrl: string;
  readonly staff: StaffAtDesk | null;
  readonly audit: AuditLog;
}

/** What was asked for, by whom, and what came of it. */
export interface AuditEntry {
  readonly staff: Pick<StaffAtDesk, 'id' | 'name' | 'sessionId'>;
  readonly operation: string;
  /** What it is about: `order 000000012`. */
  readonly subject: string | null;
  readonly given: unknown;
  readonly before: unknown;
  readonly place: string;
  readonly device: string;
  readonly at: Date;
}

export interface AuditOutcome {
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly code?: string;
  readonly after?: unknown;
  /** When the change itself made the subject known. */
  readonly subject?: string | null;
  readonly at: Date;
}

/** An entry begins before the change and is closed once after it; nothing else of it ever changes. */
export interface AuditLog {
  begin(entry: AuditEntry): Promise<number>;
  close(id: number, outcome: AuditOutcome): Promise<void>;
}

/** For resolvers behind the guard, which lets in only who is signed in. */
export function atDesk({ staff }: Pick<DeskContext, 'staff'>): StaffAtDesk {
  if (!staff) throw new Error('An operation for staff was let through without anybody signed in');
  return staff;
}
