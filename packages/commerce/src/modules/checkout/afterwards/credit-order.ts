import type { Transaction } from '@bowline/database';
import { type Money, money, ok, type Result, refuse, sumMoney } from '@bowline/kit';
import { type GiftCardRefusal, issueRefundCard, returnToGiftCards, voidGiftCards } from '#gift-cards';
import {
  type CreditPart,
  creditablesOf,
  creditDocument,
  creditedShippingOf,
  creditOfAll,
  creditOfAmount,
  creditOfLines,
  giftCardPayment,
  type Invoice,
  type InvoiceDocument,
  invoicesOf,
  issueCreditNote,
  type LineState,
  type LineWish,
  lockedLinesOf,
  newCardPayment,
  type Order,
  type OrdersRefusal,
  paidBy,
} from '#orders';
import { isGoodsFirst, paymentsOfOrder } from '#payments';
import type { CommerceTables } from '#tables';
import { enqueueCheckout, enqueueNews } from '../jobs.ts';
import { documentDays, type ShopMoment, yearOf } from '../money/settle-order.ts';

/** An amount, or lines, or all that is left when neither is given. */
export interface CreditWish {
  readonly amount?: Money;
  readonly lines?: readonly LineWish[];
  /** With lines: all that is left of shipping goes back too. */
  readonly isShippingIncluded?: boolean;
  readonly reason: string | null;
  /** To a new gift card instead of to whoever paid (rule 34). */
  readonly isToNewCard?: boolean;
  /** The same for every try to ask for this refund (rule 35). */
  readonly key?: string;
}

export interface OrderCredit {
  readonly creditNoteNumber: string;
  readonly isWhole: boolean;
}

export type CreditRefusal =
  | OrdersRefusal<
      'credit-too-high' | 'order-line-not-known' | 'order-line-quantity-not-possible' | 'gift-card-spent'
    >
  | GiftCardRefusal<'gift-card-return-too-high'>;

/**
 * Rules 16 and 17: a credit note, money back to gift cards now and to whoever paid in the background. The order is locked.
 * Refused when nothing, or less than this, is left of its invoice.
 */
export async function creditOrder(
  transaction: Transaction<CommerceTables>,
  order: Order,
  wish: CreditWish,
  moment: ShopMoment,
): Promise<Result<OrderCredit, CreditRefusal>> {
  const [invoice, ...notes] = await invoicesOf(transaction, order.id);
  if (!invoice) return refuse('credit-too-high', { creditableMinor: 0 });
  const leftMinor = invoice.total.minor + notes.reduce((sum, { total }) => sum + total.minor, 0);
  const states = await lockedLinesOf(transaction, order);
  const chosen = await chooseParts(transaction, order, wish, { states, leftMinor });
  if (!chosen.ok) return chosen;
  const parts = chosen.value;
  const amount = sumMoney(
    parts.map(({ total }) => total.incl),
    order.currency,
  );
  if (amount.minor <= 0) return refuse('credit-too-high', { creditableMinor: leftMinor });
  const isWhole = amount.minor === leftMinor;
  const earlier = notes.map(({ document }) => document);
  const isOwed = await hasMoneyCome(transaction, order);
  const isToNewCard = wish.isToNewCard === true && isOwed;
  const payments = waysBack(order, amount, { earlier, isToNewCard });
  const byCard = paidBy([{ payments }], (method) => method === giftCardPayment, order.currency);
  if (byCard.minor > 0) {
    const returned = await returnToGiftCards(transaction, order.id, moment.now, byCard.minor);
    if (!returned.ok) return returned;
  }
  const isByLine = wish.lines !== undefined || isWhole;
  const credits = { invoiceNumber: invoice.number, reason: wish.reason };
  const credit = { parts, isAll: isWhole, isByLine, invoice: invoice.document, earlier, payments, credits };
  const issued = await issueNote(transaction, order, { credit, amount }, moment);
  if (!issued.ok) return issued;
  const voided = await voidBoughtCards(transaction, order.id, { parts, states }, moment.now);
  if (!voided.ok) return voided;
  const creditNoteNumber = issued.value.number;
  const backMinor = isOwed ? amount.minor - byCard.minor : 0;
  if (isToNewCard && backMinor > 0) {
    const card = { orderId: order.id, creditNoteNumber, amount: money(backMinor, order.currency) };
    await issueRefundCard(transaction, { ...card, now: moment.now });
    const news = { orderId: order.id, creditNoteNumber, amountMinor: amount.minor };
    await enqueueNews(transaction, 'orders.refunded', news);
  } else {
    await payBackLater(transaction, order, backMinor, { creditNoteNumber, byCard });
  }
  return ok({ creditNoteNumber, isWhole });
}

/** Orders rules 17 and 18. */
async function chooseParts(
  transaction: Transaction<CommerceTables>,
  { id, currency, snapshot }: Order,
  { amount, lines, isShippingIncluded = false }: CreditWish,
  { states, leftMinor }: { readonly states: readonly LineState[]; readonly leftMinor: number },
): Promise<Result<readonly CreditPart[], CreditRefusal>> {
  const shipping = snapshot.breakdown.shipping?.parts ?? [];
  const left = creditablesOf(states, shipping, await creditedShippingOf(transaction, id));
  if (lines) return creditOfLines(states, left, { lines, isShippingIncluded }, currency);
  if (!amount || (amount.minor === leftMinor && amount.currency === currency)) {
    return ok(creditOfAll(left, currency));
  }
  if (amount.minor <= 0 || amount.minor > leftMinor || amount.currency !== currency) {
    return refuse('credit-too-high', { creditableMinor: leftMinor });
  }
  return ok(creditOfAmount(left, amount.minor, currency));
}

async function issueNote(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { credit, amount }: { readonly credit: Parameters<typeof creditDocument>[1]; readonly amount: Money },
  moment: ShopMoment,
): Promise<Result<Invoice, OrdersRefusal<'credit-too-high'>>> {
  const { issuedOn } = documentDays(order, moment);
  return issueCreditNote(transaction, {
    orderId: order.id,
    total: amount,
    document: creditDocument(order, credit, issuedOn),
    parts: credit.parts,
    year: yearOf(issuedOn),
    now: moment.now,
  });
}

/** Gift cards rule 7, for lines that sold them. */
async function voidBoughtCards(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  { parts, states }: { readonly parts: readonly CreditPart[]; readonly states: readonly LineState[] },
  now: Date,
): Promise<Result<undefined, OrdersRefusal<'gift-card-spent'>>> {
  for (const { line, quantityHundredths, total } of parts) {
    const isCard = states.some((state) => state.line === line && state.kind === 'gift-card');
    if (line === null || !isCard || quantityHundredths === 0) continue;
    const leftMinor = await voidGiftCards(transaction, orderId, now, {
      line,
      pieces: quantityHundredths / 100,
    });
    if (leftMinor < total.incl.minor) return refuse('gift-card-spent', { line, leftMinor });
  }
  return ok();
}

/** Rules 17 and 34: first to whoever paid, or to a new card instead, then to gift cards. */
function waysBack(
  order: Order,
  amount: Money,
  { earlier, isToNewCard }: { readonly earlier: readonly InvoiceDocument[]; readonly isToNewCard: boolean },
): InvoiceDocument['payments'] {
  const isMoney = (method: string) => method !== giftCardPayment;
  const paidLeft = order.toPay.minor - paidBy(earlier, isMoney, order.currency).minor;
  const toPayer = Math.min(amount.minor, paidLeft);
  return [
    { method: isToNewCard ? newCardPayment : order.paymentMethod, amount: money(toPayer, order.currency) },
    { method: giftCardPayment, amount: money(amount.minor - toPayer, order.currency) },
  ].filter((way) => way.amount.minor > 0);
}

/** Nothing goes back of an order whose goods came first and whose money never did. */
export async function hasMoneyCome(
  transaction: Transaction<CommerceTables>,
  { id, paymentMethod }: Order,
): Promise<boolean> {
  if (!isGoodsFirst(paymentMethod)) return true;
  return (await paymentsOfOrder(transaction, id)).some(({ state }) => state === 'paid');
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
