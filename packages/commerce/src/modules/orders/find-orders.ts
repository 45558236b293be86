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

/** What was typed as a question for PostgreSQL, whose signs have no meaning in it; null when nothing was. */
export function questionOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `'${word.slice(0, longestWord).replace(/[\\']/g, '$&$&')}':*`);
  return words.length > 0 ? words.join(' & ') : null;
}

/**
 * Rule 24, the latest first. Words that many orders have are found among the latest alone, without a list of all that have them;
 * those that are rare there come from the index.
 */
export async function findOrders(
  executor: Kysely<CommerceTables>,
  { text, status, ids, before, limit }: OrderSearch,
): Promise<{ readonly orders: readonly FoundOrder[]; readonly hasMore: boolean }> {
  const size = Math.min(Math.max(limit, 1), mostAtOnce);
  const question = questionOf(text ?? '');
  const wanted = orderStatuses.find((known) => known === status);
  const ofStatus = wanted === undefined ? sql`` : sql`and o.status = ${wanted}`;
  const among = ids === undefined ? sql`` : sql`and o.id = any(${[...ids]}::integer[])`;
  const older = before ? sql`and o.id < ${before}` : sql``;
  const chosen = sql`where true ${ofStatus} ${among} ${older} order by o.id desc limit ${size + 1}`;
  if (question === null)
    return cut(await showFound(executor, sql`select o.id from shop_order o ${chosen}`), size);

  const latest = sql`(
    select order_id, words from order_search
    where true ${before ? sql`and order_id < ${before}` : sql``}
    order by order_id desc limit ${latestLookedAt})`;
  const foundIn = (searched: RawBuilder<unknown>) => sql`
    select o.id from shop_order o join ${searched} s on s.order_id = o.id and s.words @@ ${question}::tsquery ${chosen}`;
  const found = await showFound(executor, foundIn(latest));
  return cut(found.length > size ? found : await showFound(executor, foundIn(sql`order_search`)), size);
}

/** Looked at one by one in a few milliseconds; a page is full of them when one order in forty has the words. */
const latestLookedAt = 2_000;

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
