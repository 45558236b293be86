import { listPendingSince, lockOrder } from '#orders';
import { isFinal } from '#payments';
import type { ShopSettings } from '#stores';
import type { CheckoutServices } from '../model.ts';
import { giveUp } from './payment-results.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const ordersAtOnce = 200;
/** Whose money is under way for days. */
const slowMethods = ['banktransfer'];

/** Rule 11. */
export async function expireUnpaid(services: CheckoutServices): Promise<void> {
  const { database, shopData, clock, log } = services;
  const { settings } = await shopData.current();
  const now = clock().getTime();
  const orderIds = await listPendingSince(database.kysely, {
    before: new Date(now - settings.unpaidOrderMinutes * minuteMs),
    slowMethods,
    slowBefore: new Date(now - settings.unpaidTransferDays * dayMs),
    limit: ordersAtOnce,
  });
  for (const orderId of orderIds) {
    await expire(orderId, settings, services).catch((error: unknown) =>
      log.warn({ err: error, orderId }, 'An unpaid order could not be given up'),
    );
  }
}

/** A provider that cannot be asked leaves the order as it is: somebody may have paid. */
async function expire(
  orderId: number,
  { unpaidTransferDays }: ShopSettings,
  { database, payments, clock }: CheckoutServices,
): Promise<void> {
  let isUnderWay = false;
  for (const { id, state } of await payments.ofOrder(orderId)) {
    const reported = isFinal(state) ? state : await payments.refresh({ id });
    isUnderWay ||= reported === 'pending' || reported === 'authorized';
  }
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, { id: orderId });
    if (order?.status !== 'pending_payment') return;
    const waitedMs = clock().getTime() - order.placedAt.getTime();
    if (isUnderWay && waitedMs < unpaidTransferDays * dayMs) return;
    await giveUp(transaction, order, 'expired', clock());
  });
}
