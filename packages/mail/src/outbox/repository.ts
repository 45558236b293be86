import { type Database, sql, type Transaction } from '@bowline/database';
import type { Attachment } from '../transports/transport.ts';
import type { MailTables } from './tables.ts';

export interface StoredLetter {
  readonly id: number;
  readonly kind: string;
  readonly locale: string;
  readonly to: { readonly address: string; readonly name: string | null };
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly postedAt: Date;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  readonly oneClickUrl: string | null;
}

/** A letter without what is in it, for lists. */
export type LetterHead = Omit<StoredLetter, 'html' | 'text' | 'replyTo' | 'oneClickUrl'>;

export interface LetterQuestion {
  /** What the address it went to begins with. */
  readonly address?: string | undefined;
  /** Only those that could not be sent. */
  readonly isFailed?: boolean | undefined;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
  /** Letters older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export type NewLetter = Omit<StoredLetter, 'id' | 'sentAt' | 'failedAt' | 'failure'>;

export async function insertLetter(
  transaction: Transaction<MailTables>,
  letter: NewLetter,
  attachments: readonly Attachment[],
): Promise<number> {
  const { id } = await transaction
    .insertInto('mail_letter')
    .values({
      kind: letter.kind,
      locale: letter.locale,
      to_address: letter.to.address,
      to_name: letter.to.name,
      reply_to: letter.replyTo,
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
      posted_at: letter.postedAt,
      sent_at: null,
      failed_at: null,
      failure: null,
      one_click_url: letter.oneClickUrl,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attachments.length > 0) {
    await transaction
      .insertInto('mail_attachment')
      .values(
        attachments.map(({ fileName, mediaType, content }, position) => ({
          letter_id: id,
          position,
          file_name: fileName,
          media_type: mediaType,
          content: Buffer.from(content),
        })),
      )
      .execute();
  }
  return id;
}

export async function findLetter(database: Database<MailTables>, id: number): Promise<StoredLetter | null> {
  const row = await database.kysely
    .selectFrom('mail_letter')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? toLetter(row) : null;
}

export async function listLetters(
  database: Database<MailTables>,
  { limit, before }: { readonly limit: number; readonly before?: number },
): Promise<readonly StoredLetter[]> {
  let query = database.kysely.selectFrom('mail_letter').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(toLetter);
}

const mostAtOnce = 200;

/** The latest first. */
export async function findLetters(
  { kysely }: Database<MailTables>,
  { address, isFailed = false, ids, before, limit }: LetterQuestion,
): Promise<readonly LetterHead[]> {
  const beginning = `${(address ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<LetterHead, 'to'> & { address: string; name: string | null }>`
    select id, kind, locale, to_address as address, to_name as name, subject, posted_at as "postedAt",
      sent_at as "sentAt", failed_at as "failedAt", failure
    from mail_letter
    where true
      ${before === undefined ? sql`` : sql`and id < ${before}`}
      ${address === undefined ? sql`` : sql`and lower(to_address) like ${beginning}`}
      ${ids === undefined ? sql`` : sql`and id = any(${[...ids]}::bigint[])`}
      ${isFailed ? sql`and failed_at is not null and sent_at is null` : sql``}
    order by id desc limit ${Math.min(Math.max(limit, 1), mostAtOnce)}`.execute(kysely);
  return rows.map(({ address: to, name, ...letter }) => ({ ...letter, to: { address: to, name } }));
}

/** The same letter with what was attached to it, as a new one. Null when there is none. */
export async function copyLetter(
  transaction: Transaction<MailTables>,
  id: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into mail_letter (kind, locale, to_address, to_name, reply_to, subject, html, text, posted_at, one_click_url)
    select kind, locale, to_address, to_name, reply_to, subject, html, text, ${now}, one_click_url
    from mail_letter where id = ${id} returning id`.execute(transaction);
  const [copy] = rows;
  if (!copy) return null;
  await sql`
    insert into mail_attachment (letter_id, position, file_name, media_type, content)
    select ${copy.id}, position, file_name, media_type, content from mail_attachment where letter_id = ${id}`.execute(
    transaction,
  );
  return copy.id;
}

export async function readAttachments(
  database: Database<MailTables>,
  letterId: number,
): Promise<readonly Attachment[]> {
  const rows = await database.kysely
    .selectFrom('mail_attachment')
    .where('letter_id', '=', letterId)
    .selectAll()
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ fileName: row.file_name, mediaType: row.media_type, content: row.content }));
}

export async function noteOutcome(
  database: Database<MailTables>,
  id: number,
  outcome: { readonly sentAt: Date } | { readonly failedAt: Date; readonly failure: string },
): Promise<void> {
  const change =
    'sentAt' in outcome
      ? { sent_at: outcome.sentAt, failed_at: null, failure: null }
      : { failed_at: outcome.failedAt, failure: outcome.failure };
  await database.kysely.updateTable('mail_letter').set(change).where('id', '=', id).execute();
}

export async function removeLetters(
  transaction: Transaction<MailTables>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('mail_letter').where('id', 'in', ids).execute();
}

function toLetter(row: {
  id: number;
  kind: string;
  locale: string;
  to_address: string;
  to_name: string | null;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  posted_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  one_click_url: string | null;
}): StoredLetter {
  return {
    id: row.id,
    kind: row.kind,
    locale: row.locale,
    to: { address: row.to_address, name: row.to_name },
    replyTo: row.reply_to,
    subject: row.subject,
    html: row.html,
    text: row.text,
    postedAt: row.posted_at,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
    failure: row.failure,
    oneClickUrl: row.one_click_url,
  };
}
