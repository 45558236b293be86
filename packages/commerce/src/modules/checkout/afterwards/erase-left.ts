import { sql } from '@bowline/database';
import type { CheckoutServices } from '../model.ts';
import { eraseOrder } from './erase-order.ts';

const atOnce = 500;

/** Customers rule 18: orders that are over of customers who are not there any more. What is still under way has its turn later. */
export async function eraseOrdersOfLeft(services: CheckoutServices): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select o.number from shop_order o
    where o.customer_id is not null and o.erased_at is null and o.status in ('complete', 'canceled', 'closed')
      and not exists (select from customer c where c.id = o.customer_id)
    order by o.id limit ${atOnce}`.execute(services.database.kysely);
  for (const { number } of rows) await eraseOrder(number, services);
}
