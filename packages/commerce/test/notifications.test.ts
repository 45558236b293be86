import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createWorker, enqueue, type Worker } from '@bowline/database';
import { money } from '@bowline/kit';
import { createMail, type Mail } from '@bowline/mail';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OrderNews } from '#checkout';
import { findGiftCard, issueGiftCards } from '#gift-cards';
import { createNotifications } from '#notifications';
import {
  creditDocument,
  insertOrder,
  insertShipment,
  invoiceDocument,
  issueCreditNote,
  issueInvoice,
  type Order,
} from '#orders';
import type { ReturnNews } from '#returns';
import { defaultSettings } from '#stores';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';
import { aCredit } from '../src/testing/orders/a-credit.ts';
import { anOrder, type OrderWish } from '../src/testing/orders/an-order.ts';

const now = new Date('2026-11-02T09:00:00Z');
const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-02' };
type News = OrderNews & ReturnNews;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

let commerce: TestCommerce;
let mail: Mail;
let worker: Worker | undefined;
let server: SMTPServer | undefined;

beforeAll(async () => {
  commerce = await createTestCommerce();
  mail = openMail();
});
afterEach(async () => {
  await worker?.stop();
  await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  worker = undefined;
  server = undefined;
});
afterAll(async () => {
  mail.close();
  await commerce.close();
});

const openMail = (more: { smtpUrl?: string } = {}) =>
  createMail({
    database: commerce.database,
    log: silent,
    clock: () => now,
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
    ...more,
  });
const notifications = () =>
  createNotifications({
    database: commerce.database,
    mail,
    baseUrl: 'https://shop.test',
    settings: defaultSettings,
    clock: () => now,
  });

async function place(wish: OrderWish = {}): Promise<{ order: Order; invoiceNumber: string }> {
  return commerce.database.transaction(async (transaction) => {
    const order = await insertOrder(transaction, anOrder(wish));
    const document = invoiceDocument(order, days);
    const wished = { orderId: order.id, total: order.grandTotal, document, year: 2026, now };
    return { order, invoiceNumber: (await issueInvoice(transaction, wished)).number };
  });
}
async function tell<Name extends keyof News>(name: Name, news: News[Name], jobId = '1') {
  const task = { jobId, attempt: 1, maxAttempts: 25, signal: AbortSignal.timeout(60_000) };
  await notifications()[name](news, task);
}
const lettersTo = async (address: string) =>
  (await mail.mailbox.list({ limit: 100 })).filter(({ to }) => to.address === address);
const to = (email: string): OrderWish => ({ order: { email } });

test('rule 2: however often and at once a job runs, its letter is posted once, with the invoice', async () => {
  const { order, invoiceNumber } = await place(to('once@example.com'));
  const news = { orderId: order.id, invoiceNumber };
  await Promise.all([1, 2, 3, 4].map(() => tell('orders.paid', news)));
  await tell('orders.paid', news);
  const letters = await lettersTo('once@example.com');
  expect(letters.map(({ kind, locale }) => ({ kind, locale }))).toEqual([
    { kind: 'order-confirmation', locale: 'nl-NL' },
  ]);
  const [attachment] = await mail.mailbox.attachmentsOf(letters[0]?.id ?? 0);
  expect(attachment).toMatchObject({
    fileName: `bowline-${invoiceNumber}.pdf`,
    mediaType: 'application/pdf',
  });
  expect(Buffer.from(attachment?.content ?? []).toString('latin1', 0, 8)).toBe('%PDF-1.7');
});

test('rule 2: every shipment, every piece of a gift card and every late payment has a letter of its own', async () => {
  const giftCard = {
    senderName: 'Anna',
    senderEmail: null,
    recipientName: 'Bo',
    recipientEmail: 'bo@example.com',
    message: null,
  };
  const { order } = await place({
    ...to('many@example.com'),
    lines: [
      { kind: 'gift-card', giftCard: { ...giftCard, deliverOn: '2026-01-02' }, quantityHundredths: 200 },
      {
        kind: 'gift-card',
        giftCard: { ...giftCard, recipientEmail: 'later@example.com', deliverOn: '2099-12-24' },
      },
    ],
  });
  const [{ id: line } = { id: '' }] = order.snapshot.lines;
  const bought = { orderId: order.id, line, pieces: 2, amount: money(20_00, 'EUR'), now };
  await commerce.database.transaction((transaction) => issueGiftCards(transaction, bought));
  const shipmentIds = await commerce.database.transaction(async (transaction) => [
    await insertShipment(transaction, order.id, {
      carrier: 'DHL',
      trackingNumber: '1',
      shippedAt: now,
      lines: [],
    }),
    await insertShipment(transaction, order.id, {
      carrier: 'DHL',
      trackingNumber: '2',
      shippedAt: now,
      lines: [],
    }),
  ]);
  for (const shipmentId of [...shipmentIds, ...shipmentIds])
    await tell('orders.shipped', { orderId: order.id, shipmentId });
  const late = { orderId: order.id, creditNoteNumber: null, amountMinor: 5_00 };
  for (const jobId of ['7', '8', '8']) await tell('orders.refunded', late, jobId);
  await tell('gift-cards.issued', { orderId: order.id });
  await tell('gift-cards.issued', { orderId: order.id });
  const kinds = (await lettersTo('many@example.com')).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['order-shipped', 'order-shipped', 'refund', 'refund']);
  expect(await lettersTo('later@example.com'), 'gift cards rule 2: not before its day').toEqual([]);
  const given = await lettersTo('bo@example.com');
  const codes = given.map(({ text }) => /(\w{4}-){3}\w{4}/.exec(text)?.[0] ?? '');
  expect(new Set(codes).size).toBe(2);
  for (const code of codes) expect(await findGiftCard(commerce.database, code)).toMatchObject({ ok: true });
  expect(commerce.loggedErrors).toEqual([]);
});

test('rule 9: what buyers typed is text in the letter', async () => {
  const { order, invoiceNumber } = await place({
    ...to('markup@example.com'),
    address: { firstName: '<img src=x onerror=alert(1)>', company: 'A & "B"' },
    snapshot: { remarks: '<script>alert(1)</script>\nnext line' },
  });
  await tell('orders.paid', { orderId: order.id, invoiceNumber });
  const [letter] = await lettersTo('markup@example.com');
  expect(letter?.html).not.toMatch(/<script|<img/);
  expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>next line');
  expect(letter?.text).toContain('<script>alert(1)</script>');
});

test('rule 7: a refund carries its credit note', async () => {
  const { order, invoiceNumber } = await place(to('refund@example.com'));
  const amount = money(5_00, 'EUR');
  const credit = aCredit(order, {
    amountMinor: amount.minor,
    payments: [{ method: 'ideal', amount }],
    credits: { invoiceNumber, reason: null },
  });
  const issued = await commerce.database.transaction((transaction) =>
    issueCreditNote(transaction, {
      orderId: order.id,
      total: amount,
      document: creditDocument(order, credit, '2026-11-02'),
      parts: credit.parts,
      year: 2026,
      now,
    }),
  );
  const creditNoteNumber = issued.ok ? issued.value.number : '';
  const news = { orderId: order.id, creditNoteNumber, amountMinor: 5_00 };
  await tell('orders.refunded', news, '1');
  await tell('orders.refunded', news, '2');
  const letters = await lettersTo('refund@example.com');
  expect(letters).toHaveLength(1);
  expect(await mail.mailbox.attachmentsOf(letters[0]?.id ?? 0)).toMatchObject([
    { fileName: `bowline-${creditNoteNumber}.pdf` },
  ]);
});

test('a letter about an order that does not exist is tried again', async () => {
  await expect(tell('orders.paid', { orderId: 0, invoiceNumber: '2026-000001' })).rejects.toThrow(
    /no order 0/,
  );
});

test('without mail nobody is written to, and jobs end all the same', async () => {
  const { order, invoiceNumber } = await place(to('nobody@example.com'));
  const { signal } = new AbortController();
  await commerce.jobs['orders.paid'](
    { orderId: order.id, invoiceNumber },
    { jobId: '1', attempt: 1, maxAttempts: 25, signal },
  );
  expect(await lettersTo('nobody@example.com')).toEqual([]);
});

test('an order that was paid reaches its buyer by SMTP, in Polish, with the invoice', async () => {
  const { url, received } = await listen();
  const sending = openMail({ smtpUrl: url });
  const { order, invoiceNumber } = await place({
    ...to('kupujaca@example.com'),
    locale: 'pl-PL',
    currency: 'PLN',
  });
  const tasks = {
    ...createNotifications({
      database: commerce.database,
      mail: sending,
      baseUrl: 'https://shop.test',
      settings: defaultSettings,
      clock: () => now,
    }),
    ...sending.jobs,
  };
  worker = createWorker({ database: commerce.database, tasks });
  await worker.start();
  await commerce.database.transaction((transaction) =>
    enqueue(transaction, 'orders.paid', { orderId: order.id, invoiceNumber }),
  );
  const message = await received;
  sending.close();
  expect(message).toContain('To: Demo Buyer <kupujaca@example.com>');
  expect(message).toContain('Reply-To: service@bowline.eu');
  expect(message).toContain(`filename=bowline-${invoiceNumber}.pdf`);
  expect(decodeSubject(message)).toBe(`Twoje zamówienie ${order.number} jest potwierdzone`);
});

async function listen(): Promise<{ url: string; received: Promise<string> }> {
  const arrived = Promise.withResolvers<string>();
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        arrived.resolve(text);
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: arrived.promise };
}

/** Words of a header that are not ASCII travel in pieces. */
function decodeSubject(message: string): string {
  const header = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message)?.[1] ?? '';
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) =>
      Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString(),
    )
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replace(/\r\n\s*/g, '');
}
