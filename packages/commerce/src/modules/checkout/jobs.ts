import type { Enqueue, Enqueuing } from '@bowline/database';
import { enqueue, enqueuing } from '@bowline/database';
import type { PaymentState } from '#payments';

/**
 * What happened to orders, told by jobs in the transaction in which it happened. Payloads name the order; everything else
 * is read from it, and no secret ever lies in the queue. Whoever writes letters handles them.
 */
export interface OrderNews {
  /** Somebody sends the money by hand and has to know where to. */
  'orders.awaiting-money': { readonly orderId: number };
  /** Paid, to be paid afterwards, or nothing to pay: time for the confirmation with the invoice. */
  'orders.paid': { readonly orderId: number; readonly invoiceNumber: string };
  'orders.payment-failed': {
    readonly orderId: number;
    readonly reason: Extract<PaymentState, 'failed' | 'canceled' | 'expired'>;
    /** The cart can be ordered again. */
    readonly isCartUsable: boolean;
  };
  /** A guest wants to cancel: the letter to the buyer carries the key that confirms it. */
  'orders.cancellation-requested': { readonly orderId: number };
  'orders.shipped': { readonly orderId: number; readonly shipmentId: number };
  'orders.refunded': {
    readonly orderId: number;
    /** Null when money that came too late went back: it was never invoiced. */
    readonly creditNoteNumber: string | null;
    readonly amountMinor: number;
  };
  /** The buyer is gone from it; letters about it go too. */
  'orders.buyer-erased': { readonly orderId: number };
  /** Cards that the order bought exist: each waits for the letter with its code. */
  'gift-cards.issued': { readonly orderId: number };
}

/** What the checkout does in the background itself. */
export interface CheckoutJobs {
  /** Sends money back to whoever paid. */
  'orders.pay-back': PayBack;
  /** Gives up on an order that nobody paid while it held its stock. */
  'orders.give-up': { readonly orderId: number };
  /** Recurring: makes up for jobs of that kind that were lost. */
  'orders.expire-unpaid': unknown;
  /** Recurring, and when somebody left: customers rule 18. */
  'orders.erase-left': unknown;
  /** Ends at the provider what an order that was canceled waited for. */
  'orders.end-payments': { readonly orderId: number };
}

export interface PayBack {
  readonly orderId: number;
  readonly amountMinor: number;
  /** The same for every try to send this money. */
  readonly key: string;
  readonly creditNoteNumber: string | null;
}

export const enqueueNews: Enqueue<OrderNews> = enqueue;
export const enqueueCheckout: Enqueue<CheckoutJobs> = enqueue;
export const enqueuingCheckout: Enqueuing<CheckoutJobs> = enqueuing;
