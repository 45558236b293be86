/**
 * Letters of the shop: their look, the mailbox that keeps them, and SMTP to send them.
 * It knows no words and no occasions; whoever writes a letter brings both.
 */
export type { Letter, LetterBlock, LetterSum, LetterTable } from './layout/letter.ts';
export {
  createMail,
  type Mail,
  type MailJobs,
  type MailOptions,
  mailMigrations,
  type Posting,
  type WayOut,
} from './mail.ts';
export type { LetterHead, LetterQuestion, StoredLetter } from './outbox/repository.ts';
export type { MailTables } from './outbox/tables.ts';
export {
  type Address,
  type Attachment,
  createSmtpTransport,
  type Envelope,
  type MailTransport,
} from './transports/transport.ts';
