import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { LineQuantity } from './order-lines.ts';

/** Rule 10. */
export interface Shipment {
  readonly id: number;
  readonly carrier: string;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  /** Null as long as nobody recorded it (rule 23). */
  readonly deliveredAt: Date | null;
  readonly lines: readonly LineQuantity[];
}

export async function insertShipment(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  { carrier, trackingNumber, shippedAt, lines }: Omit<Shipment, 'id' | 'deliveredAt'>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('shipment')
    .values({ order_id: orderId, carrier, tracking_number: trackingNumber, shipped_at: shippedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length > 0) {
    await transaction
      .insertInto('shipment_line')
      .values(
        lines.map(({ line, quantityHundredths }) => ({
          shipment_id: id,
          order_id: orderId,
          line,
          quantity_hundredths: quantityHundredths,
        })),
      )
      .execute();
  }
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
  if (rows.length === 0) return [];
  const lines = await executor
    .selectFrom('shipment_line')
    .where('order_id', '=', orderId)
    .select(['shipment_id', 'line', 'quantity_hundredths as quantityHundredths'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    lines: lines
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ line, quantityHundredths }) => ({ line, quantityHundredths })),
  }));
}

/** Rule 23: of one shipment, or of all that are under way. The order is locked. */
export async function recordDelivery(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  { shipmentId, deliveredAt }: { readonly shipmentId: number | null; readonly deliveredAt: Date },
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('shipment')
    .set({ delivered_at: deliveredAt })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .where('shipped_at', '<=', deliveredAt)
    .$if(shipmentId !== null, (query) => query.where('id', '=', shipmentId ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
