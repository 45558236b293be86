import { fill } from '@bowline/kit';
import type { Order } from '#orders';
import { type Desk, type Draft, sheetFor } from './desk.ts';
import { orderFacts } from './order-facts.ts';

/** Rule 10: the page behind the button asks once more, because mail programs open links by themselves. */
export function cancellationRequested(order: Order, key: string, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, url } = sheet;
  const { cancellation: texts } = words;
  const search = new URLSearchParams({ token: order.token, confirm: key });
  return sheet.draft('cancellation-requested', texts, {
    values: { number: order.number },
    blocks: [
      { text: fill(words.greeting, { name: order.snapshot.billingAddress.firstName }) },
      { text: fill(texts.intro, { number: order.number }) },
      { facts: orderFacts(order, sheet) },
      { button: { label: texts.button, url: url(`/orders/view?${search}`) } },
      { text: texts.ignore },
    ],
  });
}
