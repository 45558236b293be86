import { fill } from '@bowline/kit';
import type { OrderNews } from '#checkout';
import type { Order } from '#orders';
import { type Desk, type Draft, sheetFor } from './desk.ts';
import { shippedLines } from './order-lines.ts';

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
      { text: fill(words.greeting, { name: order.snapshot.billingAddress.firstName }) },
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
