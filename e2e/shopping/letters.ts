import type { MailTables } from '@bowline/mail';
import { expect } from '../journey.ts';
import { shopDatabase } from './shop-database.ts';

/** A mailbox of nobody else's: a journey that is tried again, too, is a new person's. */
export const freshEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The text of the newest letter of a kind to somebody, as soon as the shop has written it. */
export async function letterTo(address: string, kind: string): Promise<string> {
  const { kysely } = await shopDatabase<MailTables>();
  const newest = async () => {
    const letters = kysely
      .selectFrom('mail_letter')
      .select('text')
      .where('to_address', '=', address)
      .where('kind', '=', kind);
    return (await letters.orderBy('id', 'desc').limit(1).executeTakeFirst())?.text;
  };
  await expect.poll(newest).toBeTypeOf('string');
  return (await newest()) ?? '';
}
