import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder, invoiceDocument, issueInvoice, type Order } from '#orders';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';
import { anOrder } from '../src/testing/orders/an-order.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let order: Order;
let number: string;

beforeAll(async () => {
  commerce = await createTestCommerce();
  await commerce.database.transaction(async (transaction) => {
    order = await insertOrder(transaction, anOrder());
    const document = invoiceDocument(order, { orderedOn: '2026-11-02', issuedOn: '2026-11-02' });
    const wish = { orderId: order.id, total: order.grandTotal, document, year: 2026, now };
    number = (await issueInvoice(transaction, wish)).number;
  });
});
afterAll(() => commerce.close());

const ask = (path: string, method = 'GET') =>
  commerce.fetch(new Request(`https://shop.test${path}`, { method }));

test('an invoice is downloaded by whoever has the token, and kept by nobody on the way', async () => {
  for (const path of [
    `/invoices/${order.token}/${number}.pdf`,
    `/invoices/${number}.pdf?token=${order.token}`,
  ]) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="bowline-${number}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await answer.text()).slice(0, 8)).toBe('%PDF-1.7');
  }
});

test('whatever is wrong gets the same answer', async () => {
  const paths = [
    `/invoices/${number}.pdf`,
    `/invoices/${number}.pdf?token=`,
    `/invoices/${number}.pdf?token=wrong`,
    `/invoices/wrong/${number}.pdf`,
    `/invoices/${order.token}/2026-999999.pdf`,
    `/invoices/${order.token}/%2e%2e%2fsecret.pdf`,
    `/invoices/${order.token}/${number}.html`,
    `/invoices/`,
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await ask(path);
      return {
        status: answer.status,
        body: await answer.text(),
        headers: Object.fromEntries(answer.headers),
      };
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 404,
    body: '',
    headers: { 'cache-control': 'private, no-store' },
  });
});

test('an invoice is only read', async () => {
  expect((await ask(`/invoices/${order.token}/${number}.pdf`, 'POST')).status).toBe(405);
  expect((await ask(`/invoices/${order.token}/${number}.pdf`, 'HEAD')).status).toBe(200);
});
