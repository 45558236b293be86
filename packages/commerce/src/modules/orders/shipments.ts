import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Rule 10. */
export interface Shipment {
  readonly id: number;
  readonly carrier: string;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
}

export async function insertShipment(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  { carrier, trackingNumber, shippedAt }: Omit<Shipment, 'id'>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('shipment')
    .values({ order_id: orderId, carrier, tracking_number: trackingNumber, shipped_at: shippedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function shipmentsOf(
  executor: Kysely<CommerceTables>,
  orderId: number,
): Promise<readonly Shipment[]> {
  const rows = await executor
    .selectFrom('shipment')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    shippedAt: row.shipped_at,
  }));
}
