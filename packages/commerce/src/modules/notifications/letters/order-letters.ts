import { fill, type Money, money, negateMoney } from '@bowline/kit';
import type { Attachment } from '@bowline/mail';
import { formatMoney } from '@bowline/markets';
import type { OrderNews } from '#checkout';
import type { CardForLetter } from '#gift-cards';
import {
  giftCardPayment,
  type Invoice,
  newCardPayment,
  type Order,
  paymentName,
  type Shipment,
} from '#orders';
import { type Desk, type Draft, isPlainName, orderUrl, type Sheet, sheetFor } from './desk.ts';
import { deliveryFacts, linesIn, orderFacts, shippedLines, warehouseAddress } from './order-lines.ts';

export function shipped(order: Order, shipment: Shipment, desk: Desk): Draft {
  // Rule 8.
  if (order.snapshot.shipping?.method === 'pickup') return readyForPickup(order, shipment, desk);
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { shipped: texts, labels } = words;
  const { carrier, trackingNumber } = shipment;
  const [, ...whereAndWhen] = deliveryFacts(order, sheet);
  return sheet.draft('order-shipped', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: order.snapshot.shipping?.pickupPoint ? texts.toPickupPoint : texts.intro },
      { table: shippedLines(linesIn(shipment, order), sheet) },
      {
        facts: [
          ...orderFacts(order, sheet),
          [labels.carrier, carrier],
          ...(trackingNumber === null ? [] : [[labels.trackingNumber, trackingNumber] as const]),
          ...whereAndWhen,
        ],
      },
      ...(trackingNumber === null ? [] : [{ text: texts.withTracking }]),
      { button: { label: texts.button, url: orderUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}

function readyForPickup(order: Order, shipment: Shipment, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { readyForPickup: texts, labels } = words;
  return sheet.draft('order-ready', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: texts.intro },
      { table: shippedLines(linesIn(shipment, order), sheet) },
      { facts: [...orderFacts(order, sheet), [labels.warehouse, warehouseAddress]] },
      { button: { label: words.shipped.button, url: orderUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}

/** Rule 10: the page behind the button asks once more, because mail programs open links by themselves. */
export function cancellationRequested(order: Order, key: string, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, url } = sheet;
  const { cancellation: texts } = words;
  const search = new URLSearchParams({ token: order.token, confirm: key });
  return sheet.draft('cancellation-requested', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: fill(texts.intro, { number: order.number }) },
      { facts: orderFacts(order, sheet) },
      { button: { label: texts.button, url: url(`/orders/view?${search}`) } },
      { text: texts.ignore },
    ],
  });
}

type News = Pick<OrderNews['orders.payment-failed'], 'reason' | 'isCartUsable'>;

/** Rule 5. */
export function paymentFailed(order: Order, { reason, isCartUsable }: News, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, url } = sheet;
  const { paymentFailed: texts } = words;
  const lines = shippedLines(
    order.snapshot.lines.filter(({ isShipped }) => isShipped),
    sheet,
  );
  return sheet.draft('payment-failed', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: fill(texts.reasons[reason], { number: order.number }) },
      { text: isCartUsable ? texts.cartKept : texts.cartGone },
      ...(lines.rows.length > 0 ? [{ table: lines }] : []),
      {
        button: isCartUsable
          ? { label: texts.toCart, url: url('/checkout/cart') }
          : { label: texts.toShop, url: url('/') },
      },
      { text: words.questions },
    ],
  });
}

interface CreditNote {
  readonly note: Invoice;
  readonly file: Attachment;
}

/** Rule 7: without a credit note the money came too late. With a new card the letter carries its code. */
export function refund(
  order: Order,
  sent: Money,
  credit: CreditNote | null,
  desk: Desk,
  card: CardForLetter | null = null,
): Draft {
  const sheet = sheetFor(order, desk);
  const { words, market } = sheet;
  const { refund: texts, labels } = words;
  const total = credit ? negateMoney(credit.note.total) : sent;
  const values = { number: order.number, amount: formatMoney(total, market) };
  // Whoever reads letters at the desk is not shown codes (upkeep rule 2).
  return sheet.draft(card ? 'refund-gift-card' : 'refund', texts, {
    values,
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: fill(credit ? texts.intro : texts.cameTooLate, values) },
      ...waysBack(order, sent, credit).map((way) => ({ text: wayBack(way, sheet) })),
      ...(card ? [{ code: card.code }, { text: words.giftCard.howToUse }] : []),
      {
        facts: [
          [labels.orderNumber, order.number],
          ...(credit ? [[labels.creditNote, credit.note.number] as const] : []),
        ],
      },
      { text: credit ? `${texts.creditNoteAttached} ${words.questions}` : words.questions },
    ],
    attachments: credit ? [credit.file] : [],
  });
}

interface WayBack {
  readonly method: string;
  readonly amount: Money;
}

function waysBack(order: Order, sent: Money, credit: CreditNote | null): readonly WayBack[] {
  return credit?.note.document.payments ?? [{ method: order.paymentMethod, amount: sent }];
}

function wayBack({ method, amount }: WayBack, { words, market }: Sheet): string {
  const written = formatMoney(amount, market);
  if (method === newCardPayment) return fill(words.refund.toNewGiftCard, { amount: written });
  return method === giftCardPayment
    ? fill(words.refund.toGiftCard, { amount: written })
    : fill(words.refund.toPayer, { amount: written, method: paymentName(method, market.name) });
}

type BoughtCard = NonNullable<Order['snapshot']['lines'][number]['giftCard']>;
export type IssuedCard = BoughtCard & CardForLetter;

/** Rule 6. */
export function giftCardLetter(order: Order, card: IssuedCard, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, url, market } = sheet;
  const { giftCard: texts } = words;
  const sender = isPlainName(card.senderName) ? card.senderName : words.someone;
  const values = { sender, amount: formatMoney(amountOf(order, card), market) };
  return sheet.draft('gift-card', texts, {
    values,
    blocks: [
      sheet.greeting(card.recipientName),
      { text: fill(texts.intro, values) },
      ...(card.message ? [{ quote: card.message }] : []),
      { text: texts.code },
      { code: card.code },
      { text: texts.howToUse },
      { button: { label: texts.button, url: url('/') } },
      { text: texts.keepSafe },
    ],
    whyYou: texts.whyYou,
  });
}

/** A card is bought in the currency of its order (gift-cards rule 3). */
function amountOf({ currency }: Order, { amountMinor }: IssuedCard): Money {
  return money(amountMinor, currency);
}
