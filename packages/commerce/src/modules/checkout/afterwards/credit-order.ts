import type { Transaction } from '@bowline/database';
import { type Money, money, ok, type Result, refuse } from '@bowline/kit';
import { type GiftCardRefusal, returnToGiftCards } from '#gift-cards';
import {
  creditDocument,
  giftCardPayment,
  type InvoiceDocument,
  invoicesOf,
  issueCreditNote,
  type Order,
  type OrdersRefusal,
  paidBy,
} from '#orders';
import type { CommerceTables } from '#tables';
import { enqueueCheckout, enqueueNews } from '../jobs.ts';
import { documentDays, type ShopMoment, yearOf } from '../money/settle-order.ts';

export interface CreditWish {
  /** All that is left when it is not given. */
  readonly amount?: Money;
  readonly reason: string | null;
}

export interface OrderCredit {
  readonly creditNoteNumber: string;
  readonly isWhole: boolean;
}

/**
 * Rules 16 and 17: a credit note, money back to gift cards now and to whoever paid in the background. The order is locked.
 * Refused when nothing, or less than this, is left of its invoice.
 */
export async function creditOrder(
  transaction: Transaction<CommerceTables>,
  order: Order,
  wish: CreditWish,
  moment: ShopMoment,
): Promise<
  Result<OrderCredit, OrdersRefusal<'credit-too-high'> | GiftCardRefusal<'gift-card-return-too-high'>>
> {
  const [invoice, ...notes] = await invoicesOf(transaction, order.id);
  if (!invoice) return refuse('credit-too-high', { creditableMinor: 0 });
  const creditedBefore = money(-notes.reduce((sum, { total }) => sum + total.minor, 0), order.currency);
  const left = invoice.total.minor - creditedBefore.minor;
  const amount = wish.amount ?? money(left, order.currency);
  if (amount.minor <= 0 || amount.minor > left || amount.currency !== order.currency) {
    return refuse('credit-too-high', { creditableMinor: left });
  }
  const documents = notes.map(({ document }) => document);
  const payments = waysBack(order, amount, documents);
  const byCard = paidBy([{ payments }], (method) => method === giftCardPayment, order.currency);
  if (byCard.minor > 0) {
    const returned = await returnToGiftCards(transaction, order.id, moment.now, byCard.minor);
    if (!returned.ok) return returned;
  }
  const days = documentDays(order, moment);
  const credits = { invoiceNumber: invoice.number, reason: wish.reason };
  const issued = await issueCreditNote(transaction, {
    orderId: order.id,
    total: amount,
    document: creditDocument(order, { amount, creditedBefore, payments, credits }, days),
    year: yearOf(days.issuedOn),
    now: moment.now,
  });
  if (!issued.ok) return issued;
  const creditNoteNumber = issued.value.number;
  await payBackLater(transaction, order, amount.minor - byCard.minor, { creditNoteNumber, byCard });
  return ok({ creditNoteNumber, isWhole: amount.minor === left });
}

/** Rule 17: first to whoever paid, then to gift cards. */
function waysBack(
  order: Order,
  amount: Money,
  earlier: readonly InvoiceDocument[],
): InvoiceDocument['payments'] {
  const isMoney = (method: string) => method !== giftCardPayment;
  const paidLeft = order.toPay.minor - paidBy(earlier, isMoney, order.currency).minor;
  const toPayer = Math.min(amount.minor, paidLeft);
  return [
    { method: order.paymentMethod, amount: money(toPayer, order.currency) },
    { method: giftCardPayment, amount: money(amount.minor - toPayer, order.currency) },
  ].filter((way) => way.amount.minor > 0);
}

/** The letter about it is written when the money is on its way; at once when all of it went to gift cards. */
async function payBackLater(
  transaction: Transaction<CommerceTables>,
  { id: orderId }: Order,
  amountMinor: number,
  { creditNoteNumber, byCard }: { readonly creditNoteNumber: string; readonly byCard: Money },
): Promise<void> {
  if (amountMinor > 0) {
    const wish = { orderId, amountMinor, key: creditNoteNumber, creditNoteNumber };
    await enqueueCheckout(transaction, 'orders.pay-back', wish);
  } else {
    const news = { orderId, creditNoteNumber, amountMinor: byCard.minor };
    await enqueueNews(transaction, 'orders.refunded', news);
  }
}
