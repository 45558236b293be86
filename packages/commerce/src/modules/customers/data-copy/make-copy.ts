import { sql } from '@bowline/database';
import type { Mail } from '@bowline/mail';
import type { CopiedFile, PersonalData } from '#module';
import type { CommerceDatabase } from '#tables';
import { copyLetter } from '../letters.ts';
import { findCustomer, lockCustomer } from '../repository.ts';
import { newToken, tokenDigest } from '../sessions.ts';
import { type ZippedFile, zip } from './zip.ts';

/** Rule 30. */
const goodForMs = 3 * 86_400_000;
const mostBytes = 25_000_000;

export interface CopyServices {
  readonly database: CommerceDatabase;
  readonly mail: Pick<Mail, 'post'> | null;
  readonly personalData: readonly PersonalData[];
  readonly clock: () => Date;
  readonly baseUrl: string;
}

/** Makes the copy and writes to its owner. A newer copy takes the place of the older. */
export async function makeCopy(customerId: number, services: CopyServices): Promise<void> {
  const { database, mail, clock, baseUrl } = services;
  const customer = await findCustomer(database.kysely, { id: customerId });
  if (!customer || !mail) return;
  const content = await collect(services, {
    customerId,
    email: customer.email,
    isEmailConfirmed: customer.isConfirmed,
  });
  const key = newToken();
  const expiresAt = new Date(clock().getTime() + goodForMs);
  await database.transaction(async (transaction) => {
    const owner = await lockCustomer(transaction, customerId);
    // To the mailbox that the account had when its data were read, and no other.
    if (owner?.email !== customer.email) return;
    await sql`delete from customer_copy where customer_id = ${customerId}`.execute(transaction);
    await sql`
      insert into customer_copy (key_digest, customer_id, content, expires_at)
      values (${tokenDigest(key)}, ${customerId}, ${content}, ${expiresAt})`.execute(transaction);
    await mail.post(transaction, copyLetter(owner, key, baseUrl));
  });
}

async function collect(
  { database, personalData }: CopyServices,
  person: Parameters<NonNullable<PersonalData['copy']>>[1],
): Promise<Buffer> {
  const files: ZippedFile[] = [];
  const leftOut: string[] = [];
  let bytesSoFar = 0;
  for (const { copy } of personalData) {
    for (const { path, content } of (await copy?.(database.kysely, person)) ?? []) {
      const bytes = bytesSoFar < mostBytes ? await bytesOf(content) : undefined;
      if (!bytes || bytesSoFar + bytes.length > mostBytes) leftOut.push(path);
      else {
        files.push({ path, bytes });
        bytesSoFar += bytes.length;
      }
    }
  }
  if (leftOut.length > 0) files.push({ path: 'left-out.json', bytes: await bytesOf(leftOut) });
  return zip(files);
}

async function bytesOf(content: CopiedFile['content']): Promise<Uint8Array> {
  return typeof content === 'function' ? content() : Buffer.from(JSON.stringify(content, null, 2));
}
