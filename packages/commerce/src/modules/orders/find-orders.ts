import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { type OrderStatus, orderStatuses } from './order-status.ts';

export interface OrderSearch {
  /** What was typed (rule 24). */
  readonly text?: string | null | undefined;
  readonly status?: string | null | undefined;
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

/** Rule 24, the latest first. */
export async function findOrders(
  executor: Kysely<CommerceTables>,
  { text, status, before, limit }: OrderSearch,
): Promise<{ readonly orders: readonly FoundOrder[]; readonly hasMore: boolean }> {
  const size = Math.min(Math.max(limit, 1), mostAtOnce);
  const question = questionOf(text ?? '');
  const wanted = orderStatuses.find((known) => known === status);
  const { rows } = await sql<FoundOrder>`
    with found as (
      select o.id from shop_order o
      ${question === null ? sql`` : sql`join order_search s on s.order_id = o.id and s.words @@ ${question}::tsquery`}
      where true
        ${wanted === undefined ? sql`` : sql`and o.status = ${wanted}`}
        ${before ? sql`and o.id < ${before}` : sql``}
      order by o.id desc limit ${size + 1}
    )
    select o.id, o.number, o.status, o.placed_at as "placedAt", o.email, o.currency,
      concat_ws(' ', o.snapshot #>> '{billingAddress,firstName}', o.snapshot #>> '{billingAddress,lastName}') as name,
      coalesce(o.snapshot #>> '{shippingAddress,country}', o.snapshot #>> '{billingAddress,country}') as country,
      o.grand_total_minor as "totalMinor", o.payment_method as "paymentMethod",
      jsonb_array_length(o.snapshot -> 'lines') as lines
    from found join shop_order o on o.id = found.id order by o.id desc`.execute(executor);
  return { orders: rows.slice(0, size), hasMore: rows.length > size };
}
