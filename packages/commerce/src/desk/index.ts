/**
 * What modules need to stand at the merchant's desk: who sits there, and how their part of its schema is described.
 * Who may do what (`permissions.ts`) and how that is kept (`guard.ts`) is not behind this door; modules are guarded, they do not guard.
 */
export {
  type AuditEntry,
  type AuditLog,
  type AuditOutcome,
  atDesk,
  type DeskContext,
  type DeskLanguage,
  deskLanguages,
  isDeskLanguage,
  isRole,
  type Role,
  roles,
  type StaffAtDesk,
} from './context.ts';
export type { Change, DeskFile, DeskOperation } from './desk-file.ts';
