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

export interface RateLimiter {
  /** Counts one use and tells whether it was still allowed. `action` and `subject` name who does what, such as an e-mail address. */
  allows(action: string, subject: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** Counts one use for a recipient, whatever stands behind a plus in the address, and one for a place. */
  allowsBoth(action: string, who: WhoAndWhere, limits: LimitsPerWhoAndWhere, now: Date): Promise<boolean>;
}

/** Under which somebody is counted, so that no address is kept in clear. */
export function digestOf(action: string, subject: string): string {
  return createHash('sha256').update(`${action}|${subject}`).digest('hex');
}

/** Expired rows that one use clears away; more than it adds, so that they never pile up. */
const clearedPerUse = 10;

/** Counts in PostgreSQL, so that all processes together keep to one limit. */
export function createRateLimiter(database: CommerceDatabase): RateLimiter {
  const limiter: RateLimiter = {
    async allows(action, subject, { uses, withinSeconds }, now) {
      const key = digestOf(action, subject);
      const expiresAt = new Date(now.getTime() + withinSeconds * 1000);
      const { rows } = await sql<{ uses: number }>`
        with cleared as (
          delete from rate_limit where key in (
            select key from rate_limit where expires_at <= ${now} and key <> ${key}
            order by expires_at limit ${clearedPerUse} for update skip locked))
        insert into rate_limit (key, uses, expires_at) values (${key}, 1, ${expiresAt})
        on conflict (key) do update set
          uses = case when rate_limit.expires_at <= ${now} then 1 else least(rate_limit.uses, ${uses}) + 1 end,
          expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
        returning uses`.execute(database.kysely);
      return (rows[0]?.uses ?? 1) <= uses;
    },
    async allowsBoth(action, { email, place }, { perEmail, perPlace }, now) {
      const allowed = await Promise.all([
        limiter.allows(`${action}-email`, recipientOf(email), perEmail, now),
        limiter.allows(`${action}-place`, place, perPlace, now),
      ]);
      return allowed.every(Boolean);
    },
  };
  return limiter;
}
