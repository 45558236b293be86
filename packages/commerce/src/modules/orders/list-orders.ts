import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Order } from './model.ts';
import type { OrderStatus } from './order-status.ts';
import { toOrder } from './repository.ts';

export interface OrderListQuestion {
  readonly customerId?: number;
  readonly storeCode?: string;
  readonly statuses?: readonly OrderStatus[];
  readonly numbers?: readonly string[];
  /** A part of the number. */
  readonly numberPart?: string;
  /** A part of the number or the e-mail address. */
  readonly text?: string;
  readonly placedFrom?: Date;
  /** This moment no longer belongs to it. */
  readonly placedBefore?: Date;
  readonly totalFromMinor?: number;
  readonly totalToMinor?: number;
  readonly sortBy?: 'number' | 'placed';
  readonly isAscending?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

export async function listOrders(
  executor: Kysely<CommerceTables>,
  question: OrderListQuestion,
): Promise<OrderPage> {
  const { page, pageSize, isAscending = false, sortBy = 'placed' } = question;
  const matching = matchingOrders(executor, question);
  const direction = isAscending ? 'asc' : 'desc';
  const rows = await matching
    .selectAll()
    .orderBy(sortBy === 'number' ? 'number' : 'placed_at', direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders: rows.map(toOrder), total };
}

function matchingOrders(executor: Kysely<CommerceTables>, question: OrderListQuestion) {
  const { customerId, storeCode, statuses, numbers, numberPart, text, placedFrom, placedBefore } = question;
  const { totalFromMinor, totalToMinor } = question;
  const part = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;
  return executor
    .selectFrom('shop_order')
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .$if(storeCode !== undefined, (query) => query.where('store_code', '=', storeCode ?? ''))
    .$if(statuses !== undefined, (query) =>
      query.where(sql<boolean>`status = any(${statuses ?? []}::text[])`),
    )
    .$if(numbers !== undefined, (query) => query.where(sql<boolean>`number = any(${numbers ?? []}::text[])`))
    .$if(numberPart !== undefined, (query) => query.where('number', 'like', part(numberPart ?? '')))
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`(number like ${part(text ?? '')} or email like lower(${part(text ?? '')}))`),
    )
    .$if(placedFrom !== undefined, (query) => query.where('placed_at', '>=', placedFrom ?? new Date(0)))
    .$if(placedBefore !== undefined, (query) => query.where('placed_at', '<', placedBefore ?? new Date(0)))
    .$if(totalFromMinor !== undefined, (query) => query.where('grand_total_minor', '>=', totalFromMinor ?? 0))
    .$if(totalToMinor !== undefined, (query) => query.where('grand_total_minor', '<=', totalToMinor ?? 0));
}
