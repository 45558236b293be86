import { sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { isNorthernIreland } from '#tax';
import type { Order, OrderAddress, OrdersRefusal } from './model.ts';
import type { OrderStatus } from './order-status.ts';
import { addEvent, lockOrder } from './repository.ts';
import { shipmentsOf } from './shipments.ts';

const beforeDispatch: ReadonlySet<OrderStatus> = new Set(['pending_payment', 'processing', 'holded']);

/** Rule 29, as far as the order itself tells; what was shipped is asked separately. */
export function mayGoElsewhere({ status, snapshot, erasedAt }: Order): boolean {
  const isSentHome = snapshot.shippingAddress !== null && !snapshot.shipping?.pickupPoint;
  return erasedAt === null && isSentHome && beforeDispatch.has(status);
}

/** The part of a country that has VAT of its own. */
const taxedAs = ({ country, postcode }: OrderAddress) =>
  `${country} ${isNorthernIreland({ country, postcode })}`;

/** Rule 29. */
export async function changeDeliveryAddress(
  transaction: Transaction<CommerceTables>,
  number: string,
  address: OrderAddress,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<Result<undefined, OrdersRefusal<'order-not-found'> | DeliveryAddressRefusal>> {
  const order = await lockOrder(transaction, { number });
  if (!order) return refuse('order-not-found');
  const { shippingAddress } = order.snapshot;
  const isShipped = (await shipmentsOf(transaction, order.id)).length > 0;
  if (!shippingAddress || isShipped || !mayGoElsewhere(order)) return refuse('order-under-way');
  if (taxedAs(address) !== taxedAs(shippingAddress)) return refuse('delivery-country');
  await sql`update shop_order set delivery_address = ${JSON.stringify(address)} where id = ${order.id}`.execute(
    transaction,
  );
  await addEvent(transaction, order.id, 'address-changed', { by }, now);
  return ok();
}

export interface DeliveryAddressRefusal {
  /** Sent already, collected or picked up; or another country, whose VAT is another. */
  readonly code: 'order-under-way' | 'delivery-country';
  readonly details: Record<string, never>;
}
