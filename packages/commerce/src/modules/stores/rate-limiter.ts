import { createHash } from 'node:crypto';
import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import { recipientOf } from './email-address.ts';

/** So many uses from the first one on, until the time is over. */
export interface RateLimit {
  readonly uses: number;
  readonly withinSeconds: number;
}

export interface LimitsPerWhoAndWhere {
  readonly perEmail: RateLimit;
  readonly perPlace: RateLimit;
}

export interface WhoAndWhere {
  readonly email: string;
  readonly place: string;
}

/** One use of somebody: `action` and `subject` name who does what, such as an e-mail address. */
export interface LimitedUse {
  readonly action: string;
  readonly subject: string;
  readonly limit: RateLimit;
}

export interface RateLimiter {
  /** Counts one use and tells whether it was still allowed. */
  allows(action: string, subject: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** Counts several of one moment, of different actions, and tells of each. */
  allowsEach(uses: readonly LimitedUse[], now: Date): Promise<readonly boolean[]>;
  /** Counts one use for a recipient, whatever stands behind a plus in the address, and one for a place. */
  allowsBoth(action: string, who: WhoAndWhere, limits: LimitsPerWhoAndWhere, now: Date): Promise<boolean>;
}

/** Under which somebody is counted, so that no address is kept in clear. */
export function digestOf(action: string, subject: string): string {
  return createHash('sha256').update(`${action}|${subject}`).digest('hex');
}

/** Expired rows that are cleared away with every question; more than it adds, so that they never pile up. */
const clearedAtOnce = 10;

/** Counts in PostgreSQL, so that all processes together keep to one limit. */
export function createRateLimiter(database: CommerceDatabase): RateLimiter {
  const limiter: RateLimiter = {
    async allows(action, subject, limit, now) {
      const [isAllowed = false] = await limiter.allowsEach([{ action, subject, limit }], now);
      return isAllowed;
    },
    async allowsEach(uses, now) {
      const keys = uses.map(({ action, subject }) => digestOf(action, subject));
      const most = uses.map(({ limit }) => limit.uses);
      const ends = uses.map(({ limit }) => new Date(now.getTime() + limit.withinSeconds * 1000));
      // In the order of their keys, so that two who count the same wait for one another instead of blocking each other.
      const { rows } = await sql<{ key: string; uses: number }>`
        with used as (
          select * from unnest(${keys}::text[], ${most}::integer[], ${ends}::timestamptz[]) as used (key, most, ends)
        ), cleared as (
          delete from rate_limit where key in (
            select key from rate_limit where expires_at <= ${now} and key <> all(${keys}::text[])
            order by expires_at limit ${clearedAtOnce} for update skip locked))
        insert into rate_limit (key, uses, expires_at) select key, 1, ends from used order by key
        on conflict (key) do update set
          uses = case when rate_limit.expires_at <= ${now} then 1
            else least(rate_limit.uses, (select most from used where used.key = excluded.key)) + 1 end,
          expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
        returning key, uses`.execute(database.kysely);
      const counted = new Map(rows.map((row) => [row.key, row.uses]));
      return uses.map(({ limit }, index) => (counted.get(keys[index] ?? '') ?? 1) <= limit.uses);
    },
    async allowsBoth(action, { email, place }, { perEmail, perPlace }, now) {
      const allowed = await limiter.allowsEach(
        [
          { action: `${action}-email`, subject: recipientOf(email), limit: perEmail },
          { action: `${action}-place`, subject: place, limit: perPlace },
        ],
        now,
      );
      return allowed.every(Boolean);
    },
  };
  return limiter;
}
