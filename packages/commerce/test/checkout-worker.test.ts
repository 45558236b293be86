import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createWorker } from '@bowline/database';
import { expect, onTestFinished, test } from 'vitest';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

/** Hands requests to a service that comes into being later, because its address has to be known first. */
async function listen(shop: () => CheckoutShop): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const method = request.method ?? 'GET';
    const { status } = await shop().fetch(
      new Request(new URL(request.url ?? '/', 'http://localhost'), {
        method,
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        ...(method === 'POST' && { body: Buffer.concat(parts) }),
      }),
    );
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the built-in provider reports to the shop through the worker, and so does the shop's own work get done", async () => {
  let shop: CheckoutShop | undefined;
  const baseUrl = await listen(() => {
    if (!shop) throw new Error('There is no shop yet');
    return shop;
  });
  shop = await createCheckoutShop({ baseUrl });
  const { database, jobs, recurring, admin } = shop;
  onTestFinished(() => shop?.close());
  const worker = createWorker({ database, tasks: jobs, recurring });
  await worker.start();
  onTestFinished(() => worker.stop());

  const placed = await shop.place(await shop.readyCart());
  await shop.decide(placed.payment_url ?? '', 'paid');
  const { number } = placed.orderV2;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await wait(20);
  };
  await until(async () => (await shop?.statusOf(number)) === 'processing');
  await admin.orders.cancel(number, { reason: 'Sold out' });
  await until(async () =>
    ((await admin.orders.find(number))?.events ?? []).some(({ kind }) => kind === 'paid-back'),
  );
  expect(await shop.statusOf(number)).toBe('canceled');
});
