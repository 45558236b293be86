import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { digestOf } from '#stores';
import type { CommerceTables } from '#tables';
import type { Audience } from './advertising.ts';
import { type Agreement, consentTextVersion } from './model.ts';

type Executor = Kysely<CommerceTables>;

export const keyDigest = (key: string): Buffer => createHash('sha256').update(key).digest();
const newKey = (): string => randomBytes(24).toString('base64url');
const keyGoodForMs = 30 * 86_400_000;

const subscribed = statement<{ found: boolean }>(
  `select true as found from newsletter_subscriber where email = $1 and status = 'subscribed'`,
);

export async function readIsSubscribed(reading: Reading, email: string): Promise<boolean> {
  return (await reading.read(subscribed, () => [email])).length > 0;
}

/** The key of a letter to write; null for who is subscribed already. */
export async function keepAsked(
  executor: Executor,
  email: string,
  agreement: Agreement,
): Promise<string | null> {
  const { locale, now } = agreement;
  const key = newKey();
  const expiresAt = new Date(now.getTime() + keyGoodForMs);
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriber (email, status, locale, key_digest, key_expires_at, way_out, changed_at)
    values (${email}, 'unconfirmed', ${locale}, ${keyDigest(key)}, ${expiresAt}, ${newKey()}, ${now})
    on conflict (email) do update set status = 'unconfirmed', locale = excluded.locale,
      key_digest = excluded.key_digest, key_expires_at = excluded.key_expires_at, changed_at = excluded.changed_at
    where newsletter_subscriber.status <> 'subscribed'
    returning id`.execute(executor);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await keepConsent(executor, id, 'asked', agreement);
  return key;
}

/** False when it was subscribed already. */
export async function keepSubscribed(
  executor: Executor,
  email: string,
  agreement: Agreement,
): Promise<boolean> {
  const { locale, now } = agreement;
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriber (email, status, locale, way_out, changed_at)
    values (${email}, 'subscribed', ${locale}, ${newKey()}, ${now})
    on conflict (email) do update set status = 'subscribed', locale = excluded.locale, key_digest = null,
      key_expires_at = null, changed_at = excluded.changed_at, left_at = null
    where newsletter_subscriber.status <> 'subscribed'
    returning id`.execute(executor);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await keepConsent(executor, id, 'confirmed', agreement);
  return true;
}

/** Works once. */
export async function confirmByKey(executor: Executor, key: string, agreement: Agreement): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update newsletter_subscriber set status = 'subscribed', key_digest = null, key_expires_at = null,
      changed_at = ${agreement.now}, left_at = null
    where key_digest = ${keyDigest(key)} and key_expires_at > ${agreement.now} returning id`.execute(
    executor,
  );
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await keepConsent(executor, id, 'confirmed', agreement);
  return true;
}

/** True for every way out there is, however often it is taken. */
export async function withdraw(
  executor: Executor,
  who: { readonly email: string } | { readonly wayOut: string },
  agreement: Agreement,
): Promise<boolean> {
  const { rows } = await sql<{ id: number; status: string }>`
    select id, status from newsletter_subscriber
    where ${'email' in who ? sql`email = ${who.email}` : sql`way_out = ${who.wayOut}`} for update`.execute(
    executor,
  );
  const [found] = rows;
  if (!found) return false;
  if (found.status === 'unsubscribed') return true;
  await sql`
    update newsletter_subscriber set status = 'unsubscribed', key_digest = null, key_expires_at = null,
      changed_at = ${agreement.now}, left_at = ${agreement.now} where id = ${found.id}`.execute(executor);
  await keepConsent(executor, found.id, 'withdrawn', agreement);
  return true;
}

export async function localeOfWayOut(executor: Executor, wayOut: string): Promise<LocaleName | null> {
  const { rows } = await sql<{ locale: LocaleName }>`
    select locale from newsletter_subscriber where way_out = ${wayOut}`.execute(executor);
  return rows[0]?.locale ?? null;
}

/** Rule 7: null for who may not be written to. An address that nothing is known of gets a way out with its first letter. */
export async function wayOutOf(
  executor: Executor,
  to: { readonly email: string; readonly locale: LocaleName; readonly now: Date },
  audience: Audience,
): Promise<string | null> {
  const email = to.email.toLowerCase();
  if (audience === 'whoever-has-not-left')
    await sql`
      insert into newsletter_subscriber (email, status, locale, way_out, changed_at)
      values (${email}, 'known', ${to.locale}, ${newKey()}, ${to.now})
      on conflict (email) do update set changed_at = excluded.changed_at
      where newsletter_subscriber.status = 'known'`.execute(executor);
  const { rows } = await sql<{ wayOut: string }>`
    select way_out as "wayOut" from newsletter_subscriber
    where email = ${email}
      and ${audience === 'subscribers' ? sql`status = 'subscribed'` : sql`left_at is null`}`.execute(
    executor,
  );
  return rows[0]?.wayOut ?? null;
}

export async function forgetSubscriber(
  executor: Executor,
  { email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean },
): Promise<void> {
  await sql`
    delete from newsletter_subscriber where email = ${email}
      and (${isConfirmed}::boolean or (status = 'unconfirmed' and left_at is null))`.execute(executor);
}

/** Rule 9: null where this shop knows the address already. */
export async function takeOverSubscription(
  executor: Executor,
  {
    email,
    isSubscribed,
    locale,
    at,
  }: {
    readonly email: string;
    readonly isSubscribed: boolean;
    readonly locale: LocaleName;
    readonly at: Date;
  },
): Promise<number | null> {
  const status = isSubscribed ? 'subscribed' : 'unsubscribed';
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriber (email, status, locale, way_out, changed_at, left_at)
    values (${email}, ${status}, ${locale}, ${newKey()}, ${at}, ${isSubscribed ? null : at})
    on conflict (email) do nothing returning id`.execute(executor);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const agreement = { source: 'import', locale, place: '', now: at } as const;
  await keepConsent(executor, id, isSubscribed ? 'confirmed' : 'withdrawn', agreement);
  return id;
}

const atOnce = 1_000;
const knownForMs = 365 * 86_400_000;

/** Rule 6. */
export async function forgetUnconfirmed(executor: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - knownForMs);
  await sql`
    update newsletter_subscriber set status = 'unsubscribed', key_digest = null, key_expires_at = null where id in (
      select id from newsletter_subscriber
      where status = 'unconfirmed' and key_expires_at <= ${now} and left_at is not null limit ${atOnce})`.execute(
    executor,
  );
  await sql`
    delete from newsletter_subscriber where id in (
      select id from newsletter_subscriber
      where (status = 'unconfirmed' and key_expires_at <= ${now} and left_at is null)
        or (status = 'known' and changed_at < ${since})
      limit ${atOnce})`.execute(executor);
}

async function keepConsent(
  executor: Executor,
  subscriberId: number,
  step: 'asked' | 'confirmed' | 'withdrawn',
  { source, locale, place, now }: Agreement,
): Promise<void> {
  await sql`
    insert into newsletter_consent (subscriber_id, step, source, locale, text_version, place_digest, happened_at)
    values (${subscriberId}, ${step}, ${source}, ${locale}, ${consentTextVersion}, ${digestOf('newsletter', place)},
      ${now})`.execute(executor);
}
