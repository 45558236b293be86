import { fill } from '@bowline/kit';
import { formatDate, formatMoney, shop } from '@bowline/markets';
import type { Order } from '#orders';
import type { ShopSettings } from '#stores';
import { type Desk, type Draft, orderUrl, sheetFor } from './desk.ts';
import { orderFacts, pricedLines, warehouseAddress } from './order-lines.ts';

export interface MoneyAwaited {
  /** Until when the goods are kept. */
  readonly until: Date;
  readonly bankAccount: ShopSettings['bankAccount'];
}

/** Rule 13. */
export function awaitingMoney(order: Order, { until, bankAccount }: MoneyAwaited, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, market } = sheet;
  const { awaitingMoney: texts } = words;
  const values = { number: order.number, date: formatDate(until, market) };
  const isTransfer = order.paymentMethod === 'banktransfer' && bankAccount !== 'none';
  const whereTo = isTransfer
    ? ([
        [texts.holder, shop.legalName],
        ['IBAN', bankAccount.iban],
        ['BIC', bankAccount.bic],
      ] as const)
    : ([
        [texts.payee, shop.legalName],
        [texts.sendTo, warehouseAddress],
      ] as const);
  return sheet.draft('awaiting-money', texts, {
    values,
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: fill(texts.intro, values) },
      { text: isTransfer ? texts.banktransfer : texts.checkmo },
      {
        facts: [...orderFacts(order, sheet), [texts.amount, formatMoney(order.toPay, market)], ...whereTo],
      },
      { table: pricedLines(order, sheet) },
      { button: { label: words.confirmation.button, url: orderUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}
