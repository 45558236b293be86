import { fill } from '@bowline/kit';
import type { Attachment } from '@bowline/mail';
import { isDigitalContent, type Order, taxNote } from '#orders';
import { isGoodsFirst } from '#payments';
import { type Desk, type Draft, orderUrl, type Sheet, sheetFor } from './desk.ts';
import { buyerFacts, deliveryFacts, momentOf, orderFacts, pricedLines } from './order-lines.ts';

/** Rule 4. */
export function orderConfirmation(order: Order, desk: Desk, invoice: Attachment): Draft {
  const sheet = sheetFor(order, desk);
  const { words } = sheet;
  const { confirmation } = words;
  const isPaid = order.toPay.minor > 0;
  const isPaidLater = isPaid && isGoodsFirst(order.paymentMethod);
  const note = noteOf(order);
  return sheet.draft(
    'order-confirmation',
    isPaid && !isPaidLater
      ? confirmation
      : { ...confirmation, preview: isPaidLater ? confirmation.previewLater : confirmation.heading },
    {
      values: { number: order.number },
      blocks: [
        sheet.greeting(order.snapshot.billingAddress.firstName),
        ...(isPaid ? [{ text: isPaidLater ? confirmation.introLater : confirmation.intro }] : []),
        { facts: orderFacts(order, sheet) },
        { table: pricedLines(order, sheet) },
        ...(note ? [{ text: note }] : []),
        { text: nextStep(order, sheet) },
        ...contentConsentOf(order, sheet),
        { facts: [...deliveryFacts(order, sheet), ...buyerFacts(order, sheet)] },
        { button: { label: confirmation.button, url: orderUrl(order, sheet) } },
        { text: `${confirmation.invoiceAttached} ${words.questions}` },
      ],
      attachments: [invoice],
    },
  );
}

function nextStep({ snapshot }: Order, { words }: Sheet): string {
  const { next } = words.confirmation;
  const method = snapshot.shipping?.method;
  if (method === undefined) {
    return snapshot.lines.some(({ giftCard }) => giftCard) ? next.giftCards : next.digital;
  }
  return method === 'pickup' || method === 'pickup-point' ? next[method] : next.home;
}

/** What was agreed to about digital content, on a durable medium. */
function contentConsentOf({ snapshot: { contentConsent, lines } }: Order, sheet: Sheet) {
  if (!contentConsent) return [];
  const names = lines.filter(isDigitalContent).map(({ name }) => name);
  const moment = momentOf(new Date(contentConsent.givenAt), sheet);
  return [{ text: fill(sheet.words.confirmation.contentConsent, { moment, names: names.join(', ') }) }];
}

/** Which country's VAT it is stands on the invoice; that there is none, or some to come, is worth telling. */
function noteOf({ snapshot }: Order): string | null {
  const { tax, shippingAddress, billingAddress, locale } = snapshot;
  if (tax.kind === 'destination') return null;
  return taxNote({ kind: tax.kind, country: (shippingAddress ?? billingAddress).country, locale });
}
