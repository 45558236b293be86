import { fill } from '@bowline/kit';
import type { Attachment } from '@bowline/mail';
import { formatDate } from '@bowline/markets';
import type { Order, OrderLine } from '#orders';
import type { OrderReturn, ReturnLine } from '#returns';
import { fullName } from '#stores';
import { type Desk, type Draft, followUrl, isPlainName, type Sheet, sheetFor } from './desk.ts';
import { momentOf, orderFacts, shippedLines } from './order-lines.ts';

export interface ReturnParcel {
  /** The last day on which it is to be posted. */
  readonly postBy: string;
  readonly label: Attachment;
}

/** Rule 14: the statement itself, on a durable medium. Without a parcel nothing is to be sent back. */
export function withdrawalReceipt(
  order: Order,
  record: OrderReturn,
  parcel: ReturnParcel | null,
  desk: Desk,
): Draft {
  const sheet = sheetFor(order, desk);
  const { words, market } = sheet;
  const { withdrawal: texts, labels } = words;
  const isUndone = record.lines.some(({ isSentBack }) => !isSentBack);
  const who = [record.name, fullName(order.snapshot.billingAddress)].find(isPlainName);
  return sheet.draft('withdrawal-receipt', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: texts.intro },
      {
        facts: [
          [labels.returnNumber, record.number],
          [labels.statementReceived, momentOf(record.statedAt, sheet)],
          ...(who === undefined ? [] : [[labels.statedBy, who] as const]),
          ...orderFacts(order, sheet),
        ],
      },
      { text: texts.goods },
      { table: shippedLines(joined(record.lines, order), sheet) },
      ...(isUndone ? [{ text: texts.undone }] : []),
      ...(parcel ? [{ text: fill(texts.sendBack, { date: formatDate(parcel.postBy, market) }) }] : []),
      ...(parcel ? [{ text: texts.refund }] : []),
      { button: { label: texts.button, url: followUrl(order, sheet) } },
      { text: words.questions },
    ],
    attachments: parcel ? [parcel.label] : [],
  });
}

/** Rule 15. */
export function returnReceived(
  order: Order,
  record: OrderReturn,
  lines: readonly ReturnLine[],
  desk: Desk,
): Draft {
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { returnReceived: texts } = words;
  return sheet.draft('return-received', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: texts.intro },
      { table: shippedLines(joined(lines, order), sheet) },
      { facts: returnFacts(order, record, sheet) },
      { text: texts.next },
      { button: { label: words.withdrawal.button, url: followUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}

/** Rule 15: with the reason. */
export function returnDeclined(
  order: Order,
  record: OrderReturn,
  lines: readonly ReturnLine[],
  desk: Desk,
): Draft {
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { returnDeclined: texts } = words;
  const reasons = new Set(lines.flatMap(({ reason }) => reason ?? []));
  return sheet.draft('return-declined', texts, {
    values: { number: order.number },
    blocks: [
      sheet.greeting(order.snapshot.billingAddress.firstName),
      { text: texts.intro },
      { table: shippedLines(joined(lines, order), sheet) },
      { text: texts.why },
      ...[...reasons].map((reason) => ({ quote: reason })),
      { facts: returnFacts(order, record, sheet) },
      { button: { label: words.withdrawal.button, url: followUrl(order, sheet) } },
      { text: words.questions },
    ],
  });
}

function returnFacts(order: Order, { number }: OrderReturn, sheet: Sheet) {
  return [[sheet.words.labels.returnNumber, number] as const, ...orderFacts(order, sheet)];
}

/** Of each line of the order what is returned of it, sent or not, in the order's order. */
function joined(lines: readonly ReturnLine[], { snapshot }: Order): readonly OrderLine[] {
  return snapshot.lines.flatMap((line) => {
    const parts = lines.filter((each) => each.line === line.id);
    const quantityHundredths = parts.reduce((sum, each) => sum + each.quantityHundredths, 0);
    return quantityHundredths > 0 ? [{ ...line, quantityHundredths }] : [];
  });
}
