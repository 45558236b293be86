import { findOrder, listPendingSince, lockOrder } from '#orders';
import { isFinal, slowMethods } from '#payments';
import { enqueueCheckout } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';
import { holdEndsAt } from './hold.ts';
import { giveUp } from './payment-results.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const shortestPauseMs = 5 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;
const ordersAtOnce = 1_000;

/** Rule 26, due when the hold of an order ends. A provider that cannot be asked fails the job, which comes again. */
export async function giveUpUnpaid(orderId: number, services: CheckoutServices): Promise<void> {
  const { database, shopData, clock } = services;
  const order = await findOrder(database.kysely, { id: orderId });
  if (order?.status !== 'pending_payment') return;
  const ends = holdEndsAt(order, (await shopData.current()).settings).getTime();
  const now = clock().getTime();
  if (now >= ends && (await letGo(orderId, 'expired', services))) return;
  const pauseMs = Math.min(Math.max(now - ends, shortestPauseMs), longestPauseMs);
  const runAt = new Date(now < ends ? ends : now + pauseMs);
  await database.transaction((transaction) =>
    enqueueCheckout(transaction, 'orders.give-up', { orderId }, { runAt, key: giveUpKey(orderId) }),
  );
}

export function giveUpKey(orderId: number): string {
  return `give-up-${orderId}`;
}

/** Rules 26 and 30: ends what is open at the provider, then the order; false when the provider keeps it open. */
export async function letGo(
  orderId: number,
  as: 'expired' | 'canceled',
  services: CheckoutServices,
): Promise<boolean> {
  const { database, clock } = services;
  if (!(await endPayments(orderId, as, services))) return false;
  await database.transaction(async (transaction) => {
    // Nothing is left to do when a payment was ended: its order has heard of it.
    const order = await lockOrder(transaction, { id: orderId });
    if (order?.status === 'pending_payment') await giveUp(transaction, order, as, clock());
  });
  return true;
}

/** Rule 27; whether all of them are over. */
export async function endPayments(
  orderId: number,
  as: 'expired' | 'canceled',
  { payments }: CheckoutServices,
): Promise<boolean> {
  let areOver = true;
  for (const { id, state } of await payments.ofOrder(orderId)) {
    if (!isFinal(state)) areOver = isFinal(await payments.end(id, as)) && areOver;
  }
  return areOver;
}

/** Rule 11: orders whose hold is over, in case their jobs were lost. Those that are there keep their time. */
export async function remindOfUnpaid({ database, shopData, clock }: CheckoutServices): Promise<void> {
  const { unpaidOrderMinutes, unpaidTransferDays } = (await shopData.current()).settings;
  const now = clock().getTime();
  const orderIds = await listPendingSince(database.kysely, {
    before: new Date(now - unpaidOrderMinutes * minuteMs),
    slowMethods,
    slowBefore: new Date(now - unpaidTransferDays * dayMs),
    limit: ordersAtOnce,
  });
  await database.transaction(async (transaction) => {
    for (const orderId of orderIds) {
      await enqueueCheckout(
        transaction,
        'orders.give-up',
        { orderId },
        {
          key: giveUpKey(orderId),
          keyMode: 'keep-time',
        },
      );
    }
  });
}
