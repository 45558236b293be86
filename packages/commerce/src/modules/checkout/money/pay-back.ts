import type { TaskContext } from '@bowline/database';
import { money } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { addEvent, eventsOf, findOrder, lockOrder, type Order } from '#orders';
import { enqueueNews, type PayBack } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';

/** Rule 14. What fails is thrown: the job runs again. */
export async function payBack(
  wish: PayBack,
  { attempt, maxAttempts }: Pick<TaskContext, 'attempt' | 'maxAttempts'>,
  services: CheckoutServices,
): Promise<void> {
  const { database, payments, log } = services;
  const order = await findOrder(database.kysely, { id: wish.orderId });
  if (!order) throw new Error(`There is no order ${wish.orderId}`);
  const paid = (await payments.ofOrder(order.id)).find(({ state }) => state === 'paid');
  if (!paid) throw new Error(`Order ${order.number} has no payment that could be paid back`);
  const amount = money(wish.amountMinor, order.currency);
  const done = await payments.refund(paid.id, amount, `${shop.brand} ${order.number}`, wish.key);
  if (done.ok) return noteOnce(order, wish, 'paid-back', services);
  if (attempt >= maxAttempts) {
    log.error({ orderNumber: order.number, key: wish.key }, 'Money could not be paid back: do it by hand');
    await noteOnce(order, wish, 'pay-back-failed', services);
  }
  throw new Error(`Paying back was refused: ${JSON.stringify(done.refusal)}`);
}

async function noteOnce(
  order: Order,
  { key, amountMinor, creditNoteNumber }: PayBack,
  kind: 'paid-back' | 'pay-back-failed',
  { database, clock }: CheckoutServices,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, { id: order.id });
    const events = await eventsOf(transaction, order.id);
    if (events.some((event) => event.kind === kind && event.details.key === key)) return;
    await addEvent(transaction, order.id, kind, { key, amountMinor }, clock());
    if (kind === 'paid-back') {
      await enqueueNews(transaction, 'orders.refunded', { orderId: order.id, creditNoteNumber, amountMinor });
    }
  });
}
