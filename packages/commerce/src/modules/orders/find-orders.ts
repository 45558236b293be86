import { type Kysely, type RawBuilder, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { type OrderStatus, orderStatuses } from './order-status.ts';

export interface OrderSearch {
  /** What was typed (rule 24). */
  readonly text?: string | null | undefined;
  readonly status?: string | null | undefined;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
  /** Orders older than the one of this id. */
  readonly before?: number | null | undefined;
  readonly limit: number;
}

export interface FoundOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly email: string;
  readonly name: string;
  readonly country: string | null;
  readonly currency: string;
  readonly totalMinor: number;
  readonly paymentMethod: string;
  readonly lines: number;
}

const mostWords = 6;
const longestWord = 100;
const mostAtOnce = 100;

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** Beginnings of words as a question for PostgreSQL, whose signs have no meaning in it. */
const questionOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replace(/[\\']/g, '$&$&')}':*`).join(' & ');

/**
 * Rule 24, the latest first. Words that many orders have are found among the latest alone, without a list of all that have them;
 * those that are rare there come from the index. That knows thousands of words which begin with a letter or two: it is asked
 * for longer ones.
 */
export async function findOrders(
  executor: Kysely<CommerceTables>,
  { text, status, ids, before, limit }: OrderSearch,
): Promise<{ readonly orders: readonly FoundOrder[]; readonly hasMore: boolean }> {
  const size = Math.min(Math.max(limit, 1), mostAtOnce);
  const words = wordsOf(text ?? '');
  const wanted = orderStatuses.find((known) => known === status);
  const ofStatus = wanted === undefined ? sql`` : sql`and o.status = ${wanted}`;
  const among = ids === undefined ? sql`` : sql`and o.id = any(${[...ids]}::integer[])`;
  const older = before ? sql`and o.id < ${before}` : sql``;
  const chosen = sql`where true ${ofStatus} ${among} ${older} order by o.id desc limit ${size + 1}`;
  if (words.length === 0)
    return cut(await showFound(executor, sql`select o.id from shop_order o ${chosen}`), size);

  const latest = (count: number) => sql`(
    select order_id, words from order_search
    where true ${before ? sql`and order_id < ${before}` : sql``}
    order by order_id desc limit ${count})`;
  const found = (searched: RawBuilder<unknown>, narrowed = sql``) =>
    showFound(
      executor,
      sql`select o.id from shop_order o join ${searched} s on s.order_id = o.id
        and s.words @@ ${questionOf(words)}::tsquery ${narrowed} ${chosen}`,
    );
  const amongLatest = await found(latest(latestLookedAt));
  if (amongLatest.length > size) return cut(amongLatest, size);
  const telling = words.filter((word) => word.length >= lettersThatTell);
  const further =
    telling.length === 0
      ? found(latest(mostLookedAt))
      : found(sql`order_search`, sql`and s.words @@ ${questionOf(telling)}::tsquery`);
  return cut(await further, size);
}

/** Looked at one by one in a few milliseconds; a page is full of them when one order in forty has the words. */
const latestLookedAt = 2_000;
const mostLookedAt = 10_000;
const lettersThatTell = 3;

function cut(rows: readonly FoundOrder[], size: number) {
  return { orders: rows.slice(0, size), hasMore: rows.length > size };
}

async function showFound(
  executor: Kysely<CommerceTables>,
  found: RawBuilder<unknown>,
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    with found as (${found})
    select o.id, o.number, o.status, o.placed_at as "placedAt", o.email, o.currency,
      concat_ws(' ', o.snapshot #>> '{billingAddress,firstName}', o.snapshot #>> '{billingAddress,lastName}') as name,
      coalesce(o.snapshot #>> '{shippingAddress,country}', o.snapshot #>> '{billingAddress,country}') as country,
      o.grand_total_minor as "totalMinor", o.payment_method as "paymentMethod",
      jsonb_array_length(o.snapshot -> 'lines') as lines
    from found join shop_order o on o.id = found.id order by o.id desc`.execute(executor);
  return rows;
}
