import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from '@bowline/database';
import { type ConsentPurpose, consentDays, consentVersion } from '@bowline/markets';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

export interface Decision {
  readonly allowed: readonly ConsentPurpose[];
  readonly storeCode: string;
  readonly now: Date;
}

const nameShape = /^[0-9a-f]{32}$/;
export const isConsentName = (text: string): boolean => nameShape.test(text);

/** Rules 2 and 3: the name of the new record; null for who allows nothing. */
export async function keepConsent(
  executor: Executor,
  { allowed, storeCode, now }: Decision,
): Promise<string | null> {
  if (allowed.length === 0) return null;
  const name = randomBytes(16).toString('hex');
  await executor
    .insertInto('consent')
    .values({
      name,
      purposes_version: consentVersion,
      allows_statistics: allowed.includes('statistics'),
      allows_marketing: allowed.includes('marketing'),
      store_code: storeCode,
      decided_at: now,
      ended_at: null,
    })
    .execute();
  return name;
}

/** Rule 4. */
export async function endConsent(executor: Executor, name: string, now: Date): Promise<void> {
  await executor
    .updateTable('consent')
    .set({ ended_at: now })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .execute();
}

/** Rule 5. */
export async function allowsNow(
  executor: Executor,
  name: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<boolean> {
  if (!isConsentName(name)) return false;
  const found = await executor
    .selectFrom('consent')
    .select(['allows_statistics', 'allows_marketing', 'decided_at'])
    .where('name', '=', name)
    .where('purposes_version', '=', consentVersion)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!found || now.getTime() - found.decided_at.getTime() >= consentDays * 86_400_000) return false;
  return purpose === 'statistics' ? found.allows_statistics : found.allows_marketing;
}

/** Rule 7. */
const keptDays = 2 * consentDays;

export async function forgetOldConsents(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from consent where decided_at < ${before}`.execute(executor);
}
