import { type Kysely, sql } from '@bowline/database';
import { tidyLine } from '#stores';
import type { CommerceTables } from '#tables';
import { type MetDevice, meetingDevice } from './devices.ts';
import { newToken, placeDigest, type SignedInFrom, tokenDigest } from './sessions.ts';

const mostSessions = 50;
const longestDevice = 160;

/** Rules 6 and 28: a token, and what was known of the device before. */
export async function openSession(
  executor: Kysely<CommerceTables>,
  customerId: number,
  from: SignedInFrom,
  now: Date,
): Promise<{ readonly token: string; readonly device: MetDevice }> {
  const { userAgent, place, placeName, isByPasskey = false } = from;
  const token = newToken();
  const device = tidyLine(userAgent).slice(0, longestDevice);
  const meeting = meetingDevice(customerId, from, now);
  // One statement, all of which sees sessions and devices as they were before it.
  const { rows } = await sql<MetDevice>`
    with forgotten as (
      delete from customer_session where id in (
        select id from customer_session where customer_id = ${customerId}
        order by last_used_at desc, id desc offset ${mostSessions - 1})
    ), seen as (
      insert into customer_place (customer_id, place_digest, last_seen_at)
      values (${customerId}, ${placeDigest(place)}, ${now})
      on conflict (customer_id, place_digest) do update set last_seen_at = excluded.last_seen_at
    ), opened as (
      insert into customer_session (token_digest, customer_id, device, place, created_at, last_used_at, is_by_passkey)
      values (${tokenDigest(token)}, ${customerId}, ${device}, ${placeName}, ${now}, ${now}, ${isByPasskey})
    ), ${meeting.parts} ${meeting.answer}`.execute(executor);
  return { token, device: rows[0] ?? { all: 0, isKnown: false, recent: 0 } };
}
