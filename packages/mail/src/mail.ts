import {
  type Database,
  enqueue,
  type Log,
  type MigrationSet,
  type TaskHandlers,
  type Transaction,
} from '@bowline/database';
import { type LocaleName, markets } from '@bowline/markets';
import { type Letter, renderHtml, renderText } from './layout/letter.ts';
import {
  copyLetter,
  findLetter,
  findLetters,
  insertLetter,
  type LetterHead,
  type LetterQuestion,
  listLetters,
  noteOutcome,
  readAttachments,
  removeLetters,
  type StoredLetter,
} from './outbox/repository.ts';
import type { MailTables } from './outbox/tables.ts';
import {
  type Address,
  type Attachment,
  createSmtpTransport,
  type MailTransport,
} from './transports/transport.ts';

export interface MailOptions {
  readonly database: Database<MailTables>;
  readonly log: Log;
  readonly from: Required<Address>;
  /** Where the shop is reached; the name above a letter leads there. */
  readonly shopUrl: string;
  /** Without it letters are kept and not sent. */
  readonly smtpUrl?: string;
  /** In place of SMTP. */
  readonly transport?: MailTransport;
  readonly clock?: () => Date;
}

/** How whoever gets a letter that advertises hears no more of them: by a page, and by one click in mail programs (RFC 8058). */
export interface WayOut {
  readonly label: string;
  readonly pageUrl: string;
  /** A POST to it is enough. */
  readonly oneClickUrl: string;
}

export interface Posting {
  /** What it is about, for whoever looks through the mailbox: `order-confirmation`, `contact`. */
  readonly kind: string;
  readonly locale: LocaleName;
  readonly to: Address;
  readonly replyTo?: string;
  readonly subject: string;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
  /** Every letter that advertises has one. */
  readonly wayOut?: WayOut;
}

export interface MailJobs {
  'mail.send': { readonly letterId: number };
}

export interface Mail {
  /** Answers the letter's id. The letter exists exactly when the transaction commits. */
  post<Schema extends MailTables>(transaction: Transaction<Schema>, posting: Posting): Promise<number>;
  /** Takes letters out of the mailbox, with what was attached; one that was not sent yet is not sent any more. */
  remove<Schema extends MailTables>(
    transaction: Transaction<Schema>,
    letterIds: readonly number[],
  ): Promise<void>;
  /**
   * Sends a letter again: one that is not sent yet is tried anew, of one that is sent a copy goes out. Answers the id of the letter
   * that goes out, null when there is none.
   */
  postAgain<Schema extends MailTables>(transaction: Transaction<Schema>, id: number): Promise<number | null>;
  readonly mailbox: {
    /** The latest first, without what is in them. */
    search(question: LetterQuestion): Promise<readonly LetterHead[]>;
    /** The latest first. */
    list(page: { readonly limit: number; readonly before?: number }): Promise<readonly StoredLetter[]>;
    find(id: number): Promise<StoredLetter | null>;
    attachmentsOf(id: number): Promise<readonly Attachment[]>;
  };
  readonly jobs: TaskHandlers<MailJobs>;
  close(): void;
}

export const mailMigrations: readonly MigrationSet[] = [
  { module: 'mail', folder: new URL('./outbox/migrations/', import.meta.url) },
];

const attempts = 8;

export function createMail(options: MailOptions): Mail {
  const { database, log, from, shopUrl, smtpUrl, clock = () => new Date() } = options;
  const transport = options.transport ?? (smtpUrl === undefined ? undefined : createSmtpTransport(smtpUrl));
  const [, domain = 'localhost'] = from.address.split('@');

  async function send(letterId: number): Promise<void> {
    const letter = await findLetter(database, letterId);
    if (!letter || letter.sentAt || !transport) return;
    await transport.send({
      messageId: `<letter-${letter.id}-${letter.postedAt.getTime()}@${domain}>`,
      from,
      to: { address: letter.to.address, ...(letter.to.name !== null && { name: letter.to.name }) },
      ...(letter.replyTo !== null && { replyTo: letter.replyTo }),
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
      attachments: await readAttachments(database, letter.id),
      ...(letter.oneClickUrl !== null && { oneClickUrl: letter.oneClickUrl }),
    });
    await noteOutcome(database, letter.id, { sentAt: clock() });
  }

  return {
    async post(transaction, { kind, locale, to, replyTo, subject, letter, attachments = [], wayOut }) {
      // A line break in a subject would begin a header of its own.
      const title = subject.replace(/[\r\n]+/g, ' ').trim();
      const frame = { language: markets[locale].language, subject: title, sender: from.name, shopUrl };
      // Tables of other modules do not matter here.
      const own = transaction as unknown as Transaction<MailTables>;
      const letterId = await insertLetter(
        own,
        {
          kind,
          locale,
          to: { address: to.address, name: to.name ?? null },
          replyTo: replyTo ?? null,
          subject: title,
          html: renderHtml(letter, { ...frame, wayOut }),
          text: renderText(letter, { sender: from.name, wayOut }),
          postedAt: clock(),
          // Parsed, it cannot break out of the header that it becomes.
          oneClickUrl: wayOut ? new URL(wayOut.oneClickUrl).href : null,
        },
        attachments,
      );
      if (transport) await enqueue(own, 'mail.send', { letterId }, { maxAttempts: attempts });
      return letterId;
    },
    async remove(transaction, letterIds) {
      await removeLetters(transaction as unknown as Transaction<MailTables>, letterIds);
    },
    async postAgain(transaction, id) {
      const own = transaction as unknown as Transaction<MailTables>;
      const letter = await findLetter(database, id);
      if (!letter) return null;
      const isUnsent = transport !== undefined && letter.sentAt === null;
      const letterId = isUnsent ? id : await copyLetter(own, id, clock());
      if (transport && letterId !== null)
        await enqueue(own, 'mail.send', { letterId }, { maxAttempts: attempts, key: `letter-${letterId}` });
      return letterId;
    },
    mailbox: {
      search: (question) => findLetters(database, question),
      list: (page) => listLetters(database, page),
      find: (id) => findLetter(database, id),
      attachmentsOf: (id) => readAttachments(database, id),
    },
    jobs: {
      'mail.send': async ({ letterId }, { attempt, maxAttempts }) => {
        try {
          await send(letterId);
        } catch (error) {
          const failure = error instanceof Error ? error.message : String(error);
          await noteOutcome(database, letterId, { failedAt: clock(), failure });
          log.warn({ err: error, letterId, attempt, maxAttempts }, 'A letter could not be sent');
          throw error;
        }
      },
    },
    close: () => transport?.close(),
  };
}
