import { sql } from '@bowline/database';
import { deviceIsKnownForDays, type SignedInFrom, tokenDigest } from './sessions.ts';

/** Rule 28. */
const mostDevices = 50;
const mostLettersAnHour = 5;

/** The devices of a customer as they were before this one was met. */
export interface MetDevice {
  readonly all: number;
  readonly isKnown: boolean;
  readonly recent: number;
}

/** Remembers the device: the parts of a statement whose `answer` is a row of `MetDevice`. */
export function meetingDevice(customerId: number, { deviceName, userAgent, place }: SignedInFrom, now: Date) {
  const digest = tokenDigest(`device|${deviceName ?? `${userAgent}|${place}`}`);
  const since = new Date(now.getTime() - deviceIsKnownForDays * 86_400_000);
  const lastHour = new Date(now.getTime() - 3_600_000);
  return {
    parts: sql`
    met_device as (
      insert into customer_device (customer_id, digest, first_seen_at, last_seen_at)
      values (${customerId}, ${digest}, ${now}, ${now})
      on conflict (customer_id, digest) do update set last_seen_at = excluded.last_seen_at
    ), forgotten_devices as (
      delete from customer_device where customer_id = ${customerId} and digest in (
        select digest from customer_device where customer_id = ${customerId} and digest <> ${digest}
        order by last_seen_at desc, digest offset ${mostDevices - 1})
    )`,
    answer: sql`
    select count(*)::integer as "all", coalesce(bool_or(digest = ${digest}), false) as "isKnown",
      (count(*) filter (where first_seen_at > ${lastHour}))::integer as recent
    from customer_device where customer_id = ${customerId} and last_seen_at > ${since}`,
  };
}

/** Whether its owner has to hear of it. */
export function isWorthALetter({ all, isKnown, recent }: MetDevice): boolean {
  return all > 0 && !isKnown && recent <= mostLettersAnHour;
}
