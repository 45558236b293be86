import type { Transaction } from '@bowline/database';
import { issueGiftCards } from '#gift-cards';
import { measurePurchase } from '#measurements';
import {
  beginContent,
  completeIfAllIsGiven,
  invoiceDocument,
  issueInvoice,
  moveOrder,
  type Order,
} from '#orders';
import { settleStock } from '#stock';
import { localTime } from '#stores';
import type { CommerceTables } from '#tables';
import { enqueueNews } from '../jobs.ts';

export interface ShopMoment {
  readonly now: Date;
  readonly timeZone: string;
}

/** Rule 10. The order is locked, and pending_payment or holded; as it stands afterwards. */
export async function settleOrder(
  transaction: Transaction<CommerceTables>,
  order: Order,
  moment: ShopMoment,
): Promise<Order> {
  const { now } = moment;
  const settled = order.status === 'pending_payment' ? await toProcessing(transaction, order, now) : order;
  await settleStock(transaction, order.id);
  await issueBoughtCards(transaction, order, now);
  await beginContent(transaction, order, now);
  const days = documentDays(order, moment);
  const { number } = await issueInvoice(transaction, {
    orderId: order.id,
    total: order.grandTotal,
    document: invoiceDocument(order, days),
    year: yearOf(days.issuedOn),
    now,
  });
  await enqueueNews(transaction, 'orders.paid', { orderId: order.id, invoiceNumber: number });
  await measurePurchase(transaction, order.id, now);
  return completeIfAllIsGiven(transaction, settled, now);
}

async function toProcessing(
  transaction: Transaction<CommerceTables>,
  order: Order,
  now: Date,
): Promise<Order> {
  const moved = await moveOrder(transaction, { id: order.id }, 'processing', now);
  if (!moved.ok) throw new Error(`Order ${order.number} cannot be settled: ${moved.refusal.code}`);
  return moved.value.order;
}

/** In the morning of that day, wherever in Europe. */
const lettersGoOutAt = '06:00:00Z';

async function issueBoughtCards(
  transaction: Transaction<CommerceTables>,
  { id: orderId, snapshot }: Order,
  now: Date,
): Promise<void> {
  let cards = 0;
  for (const { id: line, giftCard, quantityHundredths } of snapshot.lines) {
    const amount = snapshot.breakdown.lines.find(({ id }) => id === line)?.unit.incl;
    if (!giftCard || !amount) continue;
    const pieces = quantityHundredths / 100;
    cards += await issueGiftCards(transaction, { orderId, line, pieces, amount, now });
  }
  if (cards === 0) return;
  await enqueueNews(transaction, 'gift-cards.issued', { orderId });
  // Gift cards rule 2: letters that were put off are looked at again on their day.
  const days = new Set(snapshot.lines.flatMap(({ giftCard }) => giftCard?.deliverOn ?? []));
  for (const day of days) {
    const runAt = new Date(`${day}T${lettersGoOutAt}`);
    if (runAt > now) await enqueueNews(transaction, 'gift-cards.issued', { orderId }, { runAt });
  }
}

export function documentDays({ placedAt }: Order, { now, timeZone }: ShopMoment) {
  return { orderedOn: localTime(placedAt, timeZone).day, issuedOn: localTime(now, timeZone).day };
}

/** Orders rule 9. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
