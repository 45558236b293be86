import type { Transaction } from '@bowline/database';
import { money } from '@bowline/kit';
import { createMail } from '@bowline/mail';
import { type LocaleName, localeNames, markets } from '@bowline/markets';
import type { OrderNews } from '#checkout';
import { issueGiftCards } from '#gift-cards';
import { createNotifications } from '#notifications';
import {
  creditDocument,
  insertOrder,
  insertShipment,
  invoiceDocument,
  issueCreditNote,
  issueInvoice,
  keepCancellationRequest,
  type Order,
} from '#orders';
import { findReturn, insertReturn, moveLines } from '#returns';
import { defaultSettings } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { lettersOfAccounts } from '../letters-of-accounts.ts';
import { visitorLetters } from '../visitor-letters.ts';
import { aCredit } from './a-credit.ts';
import { anOrder } from './an-order.ts';

export interface PreviewFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const now = new Date('2026-11-02T09:00:00Z');
const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-02' };
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Every letter in every locale, made the way it is made for buyers, with its attachments; to be looked at. The database is empty. */
export async function letterPreviews(database: CommerceDatabase): Promise<readonly PreviewFile[]> {
  const mail = createMail({
    database,
    log: silent,
    clock: () => now,
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
  });
  const letters = createNotifications({
    database,
    mail,
    baseUrl: 'https://shop.test',
    settings: defaultSettings,
    clock: () => now,
  });
  const task = { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  for (const locale of localeNames) {
    const news = await database.transaction(async (transaction) => {
      const order = await insertOrder(transaction, exampleOrder(locale));
      const amount = money(25_00, order.currency);
      await issueGiftCards(transaction, { orderId: order.id, line: '3', pieces: 1, amount, now });
      await keepCancellationRequest(transaction, { orderId: order.id, reason: 'Other', now });
      const document = invoiceDocument(order, days);
      const wish = { orderId: order.id, total: order.grandTotal, document, year: 2026, now };
      const { number: invoiceNumber } = await issueInvoice(transaction, wish);
      const { parts, document: credit } = exampleCredit(order, invoiceNumber);
      const note = await issueCreditNote(transaction, {
        ...wish,
        total: credit.total,
        document: credit,
        parts,
      });
      const lines = order.snapshot.lines.map(({ id, quantityHundredths }) => ({
        line: id,
        quantityHundredths,
      }));
      const sent = { carrier: 'PostNL', trackingNumber: '3SBOWL0001', shippedAt: now, lines };
      const shipmentId = await insertShipment(transaction, order.id, sent);
      const returnId = await exampleReturn(transaction, order);
      return { ...newsOf(order, invoiceNumber, note.ok ? note.value.number : null, shipmentId), returnId };
    });
    await letters['orders.paid'](news['orders.paid'], task);
    await letters['orders.payment-failed'](news['orders.payment-failed'], task);
    const cancellation = news['orders.cancellation-requested'];
    await letters['orders.cancellation-requested'](cancellation, { ...task, jobId: locale });
    await letters['orders.shipped'](news['orders.shipped'], task);
    await letters['orders.refunded'](news['orders.refunded'], task);
    await letters['gift-cards.issued'](news['gift-cards.issued'], task);
    const returned = { returnId: news.returnId, lineIds: await lineIdsOf(database, news.returnId) };
    await letters['returns.stated'](returned, task);
    await letters['returns.received'](returned, { ...task, jobId: locale });
    await letters['returns.declined'](returned, { ...task, jobId: locale });
    await database.transaction(async (transaction) => {
      for (const letter of visitorLetters(locale, 'https://shop.test')) await mail.post(transaction, letter);
      for (const letter of lettersOfAccounts(locale, 'https://shop.test'))
        await mail.post(transaction, letter);
    });
  }
  const files: PreviewFile[] = [];
  for (const { id, kind, locale, html, text } of await mail.mailbox.list({ limit: 1_000 })) {
    files.push(
      { name: `${locale}-${kind}.html`, content: html },
      { name: `${locale}-${kind}.txt`, content: text },
    );
    for (const { content } of await mail.mailbox.attachmentsOf(id)) {
      files.push({ name: `${locale}-${kind}.pdf`, content });
    }
  }
  return files;
}

const giftCard = {
  senderName: 'Anna',
  senderEmail: null,
  recipientName: 'Bo',
  recipientEmail: 'bo@example.com',
  message: 'Have fun!\nAnna',
};

function exampleOrder(locale: LocaleName) {
  const { defaultCurrency: currency, country } = markets[locale];
  const isExport = country === 'US';
  return anOrder({
    locale,
    currency,
    country,
    kind: isExport ? 'export' : 'destination',
    basisPoints: isExport ? 0 : 2100,
    lines: [
      {},
      { name: 'Paracord 425 Zażółć', quantityHundredths: 150, unitMinor: 1_234_50 },
      { kind: 'gift-card', name: 'Gift card', options: [], lengthCm: null, isShipped: false, giftCard },
    ],
    discounts: { incentive: { kind: 'percent', label: '−5 %', basisPoints: 500 }, coupon: null },
    giftCards: [{ code: '7Q2M', balance: money(5_00, currency) }],
    snapshot: { remarks: 'Please knot it <well>.', exchangeRatePerMillion: 1_000_000 },
  });
}

function exampleCredit(order: Order, invoiceNumber: string) {
  const amount = money(12_10, order.currency);
  const credit = aCredit(order, {
    amountMinor: amount.minor,
    payments: [{ method: order.paymentMethod, amount }],
    credits: { invoiceNumber, reason: null },
  });
  return { parts: credit.parts, document: creditDocument(order, credit, days.issuedOn) };
}

async function exampleReturn(transaction: Transaction<CommerceTables>, order: Order): Promise<number> {
  const { id } = await insertReturn(transaction, {
    orderId: order.id,
    statementKey: 'preview-1',
    statedAt: now,
    name: 'Demo Buyer',
    remark: null,
    isStatutory: true,
    lines: [
      { line: '1', quantityHundredths: 100, isSentBack: true },
      { line: '3', quantityHundredths: 100, isSentBack: false },
    ],
  });
  const [first] = (await findReturn(transaction, { id }))?.lines ?? [];
  const reason = 'The piece was cut in two.\nWe send it back to you.';
  if (first) await moveLines(transaction, [first.id], { to: 'declined', now, reason });
  return id;
}

/** What is sent back of it. */
async function lineIdsOf(database: CommerceDatabase, returnId: number): Promise<readonly number[]> {
  const lines = (await findReturn(database.kysely, { id: returnId }))?.lines ?? [];
  return lines.filter(({ isSentBack }) => isSentBack).map(({ id }) => id);
}

function newsOf(
  { id: orderId }: Order,
  invoiceNumber: string,
  creditNoteNumber: string | null,
  shipmentId: number,
): Omit<OrderNews, 'orders.buyer-erased'> {
  return {
    'orders.paid': { orderId, invoiceNumber },
    'orders.awaiting-money': { orderId },
    'orders.payment-failed': { orderId, reason: 'failed', isCartUsable: true },
    'orders.cancellation-requested': { orderId },
    'orders.shipped': { orderId, shipmentId },
    'orders.refunded': { orderId, creditNoteNumber, amountMinor: 12_10 },
    'gift-cards.issued': { orderId },
  };
}
