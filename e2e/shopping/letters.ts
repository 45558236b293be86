import { join } from 'node:path';
import { createDatabase, startEmbeddedPostgres } from '@bowline/database';
import type { MailTables } from '@bowline/mail';
import { inject, onTestFinished } from 'vitest';
import { expect } from '../journey.ts';

/** The text of the newest letter of a kind to somebody, as soon as the shop has written it. */
export async function letterTo(address: string, kind: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder: join(inject('shopFolder'), 'postgres') });
  const database = createDatabase<MailTables>({ url: postgres.url });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  const newest = async () => {
    const letters = database.kysely
      .selectFrom('mail_letter')
      .select('text')
      .where('to_address', '=', address)
      .where('kind', '=', kind);
    return (await letters.orderBy('id', 'desc').limit(1).executeTakeFirst())?.text;
  };
  await expect.poll(newest).toBeTypeOf('string');
  return (await newest()) ?? '';
}
