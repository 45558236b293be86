import { type Kysely, type Reading, sql, statement, type Transaction } from '@bowline/database';
import { type CurrencyCode, type Money, money } from '@bowline/kit';
import type { CommerceTables } from '#tables';

export type PastStatus = 'complete' | 'closed' | 'canceled';

export interface PastItem {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** An order of the shop that this one follows (rule 30). */
export interface PastOrder {
  readonly id: number;
  readonly number: string;
  readonly placedAt: Date;
  readonly status: PastStatus;
  readonly grandTotal: Money;
  readonly items: readonly PastItem[];
}

export interface NewPastOrder extends Omit<PastOrder, 'id'> {
  readonly source: string;
  readonly customerId: number;
}

const mostShown = 100;

const columns = `id, number, placed_at as "placedAt", status, currency, grand_total_minor as "totalMinor", items`;

type Row = Omit<PastOrder, 'grandTotal'> & { readonly currency: CurrencyCode; readonly totalMinor: number };

const toPastOrder = ({ currency, totalMinor, ...row }: Row): PastOrder => ({
  ...row,
  grandTotal: money(totalMinor, currency),
});

const ofCustomer = statement<Row>(
  `select ${columns} from past_order where customer_id = $1 order by placed_at desc, id desc limit ${mostShown}`,
);

export async function readPastOrders(reading: Reading, customerId: number): Promise<readonly PastOrder[]> {
  return (await reading.read(ofCustomer, () => [customerId])).map(toPastOrder);
}

export async function listPastOrders(
  executor: Kysely<CommerceTables>,
  customerId: number,
): Promise<readonly PastOrder[]> {
  const { rows } = await sql<Row>`
    select ${sql.raw(columns)} from past_order where customer_id = ${customerId}
    order by placed_at desc, id desc limit ${mostShown}`.execute(executor);
  return rows.map(toPastOrder);
}

/** Once for each number of a shop; told of again, as it is told now. Answers its id. */
export async function keepPastOrder(
  transaction: Transaction<CommerceTables>,
  order: NewPastOrder,
): Promise<number> {
  const { source, number, customerId, placedAt, status, grandTotal, items } = order;
  const { rows } = await sql<{ id: number }>`
    insert into past_order (source, number, customer_id, placed_at, status, currency, grand_total_minor, items)
    values (${source}, ${number}, ${customerId}, ${placedAt}, ${status}, ${grandTotal.currency}, ${grandTotal.minor},
      ${JSON.stringify(items)}::jsonb)
    on conflict (source, number) do update set customer_id = excluded.customer_id, placed_at = excluded.placed_at,
      status = excluded.status, currency = excluded.currency, grand_total_minor = excluded.grand_total_minor,
      items = excluded.items
    returning id`.execute(transaction);
  const [kept] = rows;
  if (!kept) throw new Error('An order of the past was not written');
  return kept.id;
}
