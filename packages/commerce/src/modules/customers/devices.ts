import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { deviceIsKnownForDays, type SignedInFrom, tokenDigest } from './sessions.ts';

type Executor = Kysely<CommerceTables>;

/** Rule 28. */
const mostDevices = 50;
const mostLettersAnHour = 5;

/** Remembers the device, and tells whether its owner has to hear of it. */
export async function meetDevice(
  executor: Executor,
  customerId: number,
  { deviceName, userAgent, place }: SignedInFrom,
  now: Date,
): Promise<{ readonly isWorthALetter: boolean }> {
  const digest = tokenDigest(`device|${deviceName ?? `${userAgent}|${place}`}`);
  const since = new Date(now.getTime() - deviceIsKnownForDays * 86_400_000);
  const lastHour = new Date(now.getTime() - 3_600_000);
  // One statement, all of which sees the devices as they were before it.
  const { rows } = await sql<{ all: number; isKnown: boolean; recent: number }>`
    with met as (
      insert into customer_device (customer_id, digest, first_seen_at, last_seen_at)
      values (${customerId}, ${digest}, ${now}, ${now})
      on conflict (customer_id, digest) do update set last_seen_at = excluded.last_seen_at
    ), forgotten as (
      delete from customer_device where customer_id = ${customerId} and digest in (
        select digest from customer_device where customer_id = ${customerId} and digest <> ${digest}
        order by last_seen_at desc, digest offset ${mostDevices - 1})
    )
    select count(*)::integer as "all", coalesce(bool_or(digest = ${digest}), false) as "isKnown",
      (count(*) filter (where first_seen_at > ${lastHour}))::integer as recent
    from customer_device where customer_id = ${customerId} and last_seen_at > ${since}`.execute(executor);
  const { all, isKnown, recent } = rows[0] ?? { all: 0, isKnown: false, recent: 0 };
  return { isWorthALetter: all > 0 && !isKnown && recent <= mostLettersAnHour };
}
