import type { Kysely, TaskHandlers, Transaction } from '@bowline/database';
import { money } from '@bowline/kit';
import type { Attachment, Mail, Posting } from '@bowline/mail';
import type { OrderNews } from '#checkout';
import { giveCode, giveRefundCode } from '#gift-cards';
import {
  findOrder,
  giveCancellationKey,
  type Invoice,
  invoiceFileName,
  invoicePdf,
  invoicesOf,
  newCardPayment,
  type Order,
  shipmentsOf,
} from '#orders';
import {
  daysToPost,
  findReturn,
  hasLabel,
  labelFileName,
  labelPdf,
  type OrderReturn,
  type ReturnNews,
} from '#returns';
import { addDays, fullName, localTime, type ShopSettings } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { awaitingMoney, type MoneyAwaited } from './letters/awaiting-money.ts';
import { isPlainName } from './letters/desk.ts';
import { orderConfirmation } from './letters/order-confirmation.ts';
import {
  cancellationRequested,
  giftCardLetter,
  paymentFailed,
  refund,
  shipped,
} from './letters/order-letters.ts';
import {
  type ReturnParcel,
  returnDeclined,
  returnReceived,
  withdrawalReceipt,
} from './letters/return-letters.ts';
import { noteLetter, noteOnce, takeLetters } from './repository.ts';

export interface NotificationsDependencies {
  readonly database: CommerceDatabase;
  /** Without it nobody is written to. */
  readonly mail: Pick<Mail, 'post' | 'remove'> | null;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  readonly settings: Pick<ShopSettings, 'contactEmail' | 'timeZone'>;
  readonly clock: () => Date;
  /** Whether a letter that anybody could have caused may go to this address (checkout rule 31); without it, always. */
  /** Until when, and where to, money sent by hand is waited for; without it, nothing is known of either. */
  readonly moneyAwaited?: (order: Order) => Promise<MoneyAwaited>;
  readonly mayWriteTo?: (email: string) => Promise<boolean>;
}

/** What is thrown runs again: letters wait for the database, not for buyers. */
export function createNotifications(
  dependencies: NotificationsDependencies,
): TaskHandlers<OrderNews & ReturnNews> {
  const { database, mail, baseUrl, settings, clock, mayWriteTo = async () => true } = dependencies;
  const { moneyAwaited = async ({ placedAt }) => ({ until: placedAt, bankAccount: 'none' }) } = dependencies;
  const desk = { baseUrl, replyTo: settings.contactEmail };

  /** Rule 2. What only this letter may know comes into being while it is written. */
  async function writeOnce(
    key: string,
    order: Order,
    write: (transaction: Transaction<CommerceTables>) => Promise<Posting | null>,
  ): Promise<void> {
    // Rule 11.
    if (!mail || order.erasedAt !== null) return;
    await database.transaction(async (transaction) => {
      if (!(await noteOnce(transaction, key, order.id, clock()))) return;
      const posting = await write(transaction);
      if (posting) await noteLetter(transaction, key, await mail.post(transaction, posting));
    });
  }

  const postOnce = (key: string, order: Order, posting: Posting) =>
    writeOnce(key, order, async () => posting);

  const orderOf = (orderId: number) => readOrder(database.kysely, orderId);
  const returnOf = async (returnId: number) => {
    const record = await findReturn(database.kysely, { id: returnId });
    if (!record) throw new Error(`There is no return ${returnId} to write about`);
    return { record, order: await orderOf(record.orderId) };
  };
  const invoiceOf = (order: Order, number: string) => readInvoice(database.kysely, order, number);

  return {
    'orders.paid': async ({ orderId, invoiceNumber }) => {
      const order = await orderOf(orderId);
      const invoice = await attachmentOf(await invoiceOf(order, invoiceNumber));
      const draft = orderConfirmation(order, desk, invoice);
      await postOnce(`order-confirmation:${order.id}`, order, { ...draft, to: buyerOf(order) });
    },
    'orders.awaiting-money': async ({ orderId }) => {
      const order = await orderOf(orderId);
      if (order.status !== 'pending_payment') return;
      const draft = awaitingMoney(order, await moneyAwaited(order), desk);
      await postOnce(`awaiting-money:${order.id}`, order, { ...draft, to: buyerOf(order) });
    },
    'orders.payment-failed': async ({ orderId, ...news }) => {
      const order = await orderOf(orderId);
      // Ordered again meanwhile, by another method or after another try.
      if (await findOrder(database.kysely, { cartMaskedId: order.cartMaskedId })) return;
      if (!(await mayWriteTo(order.email))) return;
      const draft = paymentFailed(order, news, desk);
      await postOnce(`payment-failed:${order.id}`, order, { ...draft, to: buyerOf(order) });
    },
    'orders.cancellation-requested': async ({ orderId }, { jobId }) => {
      const order = await orderOf(orderId);
      await writeOnce(`cancellation-requested:job-${jobId}`, order, async (transaction) => {
        const key = await giveCancellationKey(transaction, order.id);
        return key === null ? null : { ...cancellationRequested(order, key, desk), to: buyerOf(order) };
      });
    },
    'orders.shipped': async ({ orderId, shipmentId }) => {
      const order = await orderOf(orderId);
      const shipment = (await shipmentsOf(database.kysely, order.id)).find(({ id }) => id === shipmentId);
      if (!shipment) throw new Error(`Order ${order.number} has no shipment ${shipmentId}`);
      const draft = shipped(order, shipment, desk);
      await postOnce(`shipped:${shipment.id}`, order, { ...draft, to: buyerOf(order) });
    },
    'orders.refunded': async ({ orderId, creditNoteNumber, amountMinor }, { jobId }) => {
      const order = await orderOf(orderId);
      const note = creditNoteNumber === null ? null : await invoiceOf(order, creditNoteNumber);
      const credit = note && { note, file: await attachmentOf(note) };
      const key = creditNoteNumber ?? `job-${jobId}`;
      const sent = money(amountMinor, order.currency);
      await writeOnce(`refund:${key}`, order, async (transaction) => {
        const hasCard = note?.document.payments.some(({ method }) => method === newCardPayment);
        const card = note && hasCard ? await giveRefundCode(transaction, note.number) : null;
        return { ...refund(order, sent, credit, desk, card), to: buyerOf(order) };
      });
    },
    'returns.stated': async ({ returnId }) => {
      const { record, order } = await returnOf(returnId);
      const parcel = await parcelOf(record, order, settings);
      const draft = withdrawalReceipt(order, record, parcel, desk);
      await postOnce(`withdrawal-receipt:${record.id}`, order, { ...draft, to: buyerOf(order) });
    },
    'returns.received': async ({ returnId, lineIds }, { jobId }) => {
      const { record, order } = await returnOf(returnId);
      const draft = returnReceived(order, record, linesOf(record, lineIds), desk);
      await postOnce(`return-received:job-${jobId}`, order, { ...draft, to: buyerOf(order) });
    },
    'returns.declined': async ({ returnId, lineIds }, { jobId }) => {
      const { record, order } = await returnOf(returnId);
      const draft = returnDeclined(order, record, linesOf(record, lineIds), desk);
      await postOnce(`return-declined:job-${jobId}`, order, { ...draft, to: buyerOf(order) });
    },
    'orders.buyer-erased': async ({ orderId }) => {
      if (!mail) return;
      await database.transaction(async (transaction) => {
        await mail.remove(transaction, await takeLetters(transaction, orderId));
      });
    },
    'gift-cards.issued': async ({ orderId }) => {
      const order = await orderOf(orderId);
      const { day: today } = localTime(clock(), settings.timeZone);
      for (const [index, { line, piece, card }] of boughtCardsOf(order).entries()) {
        // Its own job comes on that day.
        if (card.deliverOn && card.deliverOn > today) continue;
        const to = addressee(card.recipientEmail, card.recipientName);
        await writeOnce(`gift-card:${order.id}:${index}`, order, async (transaction) => {
          const issued = await giveCode(transaction, { orderId, line, piece });
          return issued && { ...giftCardLetter(order, { ...card, ...issued }, desk), to };
        });
      }
    },
  };
}

function linesOf({ lines }: OrderReturn, ids: readonly number[]) {
  return lines.filter(({ id }) => ids.includes(id));
}

async function parcelOf(
  record: OrderReturn,
  order: Order,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
): Promise<ReturnParcel | null> {
  if (!hasLabel(record)) return null;
  return {
    postBy: addDays(localTime(record.statedAt, timeZone).day, daysToPost),
    label: {
      fileName: labelFileName(record),
      mediaType: 'application/pdf',
      content: await labelPdf(record, order, { timeZone }),
    },
  };
}

/** One for each piece, in the order of the lines. */
function boughtCardsOf({ snapshot }: Order) {
  return snapshot.lines.flatMap(({ id: line, giftCard: card, quantityHundredths }) =>
    card
      ? Array.from({ length: quantityHundredths / 100 }, (_, index) => ({ line, piece: index + 1, card }))
      : [],
  );
}

function buyerOf({ email, snapshot: { billingAddress } }: Order): Posting['to'] {
  return addressee(email, fullName(billingAddress));
}

/** Rule 12. */
function addressee(address: string, name: string): Posting['to'] {
  return isPlainName(name) ? { address, name } : { address };
}

async function readOrder(executor: Kysely<CommerceTables>, id: number): Promise<Order> {
  const order = await findOrder(executor, { id });
  if (!order) throw new Error(`There is no order ${id} to write about`);
  return order;
}

async function readInvoice(executor: Kysely<CommerceTables>, order: Order, number: string): Promise<Invoice> {
  const invoice = (await invoicesOf(executor, order.id)).find((each) => each.number === number);
  if (!invoice) throw new Error(`Order ${order.number} has no invoice ${number}`);
  return invoice;
}

async function attachmentOf(invoice: Invoice): Promise<Attachment> {
  return {
    fileName: invoiceFileName(invoice),
    mediaType: 'application/pdf',
    content: await invoicePdf(invoice),
  };
}
