import { fill, type Money, negateMoney } from '@bowline/kit';
import type { Attachment } from '@bowline/mail';
import { formatMoney } from '@bowline/markets';
import { giftCardPayment, type Invoice, type Order, paymentName } from '#orders';
import { type Desk, type Draft, type Sheet, sheetFor } from './desk.ts';

export interface CreditNote {
  readonly note: Invoice;
  readonly file: Attachment;
}

/** Rule 7: without a credit note the money came too late. */
export function refund(order: Order, sent: Money, credit: CreditNote | null, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, market } = sheet;
  const { refund: texts, labels } = words;
  const total = credit ? negateMoney(credit.note.total) : sent;
  const values = { number: order.number, amount: formatMoney(total, market) };
  return sheet.draft('refund', texts, {
    values,
    blocks: [
      { text: fill(words.greeting, { name: order.snapshot.billingAddress.firstName }) },
      { text: fill(credit ? texts.intro : texts.cameTooLate, values) },
      ...waysBack(order, sent, credit).map((way) => ({ text: wayBack(way, sheet) })),
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
  return method === giftCardPayment
    ? fill(words.refund.toGiftCard, { amount: written })
    : fill(words.refund.toPayer, { amount: written, method: paymentName(method, market.name) });
}
