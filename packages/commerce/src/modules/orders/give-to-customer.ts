import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Customers rule 9: what guests ordered with an address belongs to whoever proved that it is theirs. */
export async function giveOrdersToCustomer(
  executor: Kysely<CommerceTables>,
  customerId: number,
  email: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update shop_order set customer_id = ${customerId}
    where customer_id is null and email = ${email} and erased_at is null`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}
