import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, publishNotice } from './index.ts';
import { createTestDatabase } from './testing/index.ts';

/** Collects what is heard; `heard(n)` waits for the n-th of it. */
function collect() {
  const payloads: (string | null)[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  return {
    payloads,
    handler(payload: string | null) {
      payloads.push(payload);
      for (const { count, resolve } of waiting) if (payloads.length >= count) resolve();
    },
    heard: (count: number) =>
      new Promise<void>((resolve) => {
        if (payloads.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

/** Two processes, as far as the database can tell. */
async function openTwo() {
  const writer = await createTestDatabase({ migrations: [] });
  const errors: Error[] = [];
  const reader = createDatabase({ url: writer.url, onError: (error) => errors.push(error) });
  onTestFinished(async () => {
    await reader.close();
    await writer.close();
  });
  const publish = (topic: string, payload?: string) =>
    writer.transaction((transaction) => publishNotice(transaction, topic, payload));
  const cutListeners = () =>
    writer.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bowline notices' and datname = current_database()`);
  return { writer, reader, errors, publish, cutListeners };
}

test('a notice is heard in another process when its transaction commits, and never when it does not', async () => {
  const { writer, reader, publish } = await openTwo();
  const prices = collect();
  const pages = collect();
  reader.notices.subscribe('prices', prices.handler);
  reader.notices.subscribe('pages', pages.handler);
  await Promise.all([prices.heard(1), pages.heard(1)]);
  const undone = writer.transaction(async (transaction) => {
    await publishNotice(transaction, 'prices', 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await publish('prices', '7');
  await publish('pages');
  await Promise.all([prices.heard(2), pages.heard(2)]);
  expect(prices.payloads).toEqual([null, '7']);
  expect(pages.payloads).toEqual([null, '']);
});

test('one connection listens, whatever the number of topics and subscribers', async () => {
  const { writer, reader } = await openTwo();
  const both = [collect(), collect(), collect()];
  for (const [index, { handler }] of both.entries())
    reader.notices.subscribe(`topic_${'ab'[index % 2]}`, handler);
  await Promise.all(both.map(({ heard }) => heard(1)));
  const { rows } = await writer.pool.query(`select count(*) as n from pg_stat_activity
    where application_name = 'bowline notices' and datname = current_database()`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('after a lost connection every subscriber is told that anything may have changed, and hears again', async () => {
  const { reader, errors, publish, cutListeners } = await openTwo();
  const prices = collect();
  const pages = collect();
  const subscription = reader.notices.subscribe('prices', prices.handler);
  reader.notices.subscribe('pages', pages.handler);
  await Promise.all([prices.heard(1), pages.heard(1)]);
  expect(subscription.isHearing()).toBe(true);
  await cutListeners();
  await Promise.all([prices.heard(2), pages.heard(2)]);
  expect(errors).not.toEqual([]);
  await publish('prices', 'after');
  await prices.heard(3);
  expect(prices.payloads).toEqual([null, null, 'after']);
});

test('who subscribes late is told so at once, and who has left hears nothing more', async () => {
  const { reader, publish } = await openTwo();
  const early = collect();
  const late = collect();
  const subscription = reader.notices.subscribe('prices', early.handler);
  await early.heard(1);
  subscription.close();
  reader.notices.subscribe('prices', late.handler);
  await late.heard(1);
  await publish('prices', '1');
  await late.heard(2);
  expect(early.payloads).toEqual([null]);
});

test('a handler that throws is reported and keeps nothing from the others', async () => {
  const { reader, errors, publish } = await openTwo();
  const prices = collect();
  reader.notices.subscribe('prices', () => {
    throw new Error('not today');
  });
  reader.notices.subscribe('prices', prices.handler);
  await prices.heard(1);
  await publish('prices', '1');
  await prices.heard(2);
  expect(errors.map(({ message }) => message)).toEqual(['not today', 'not today']);
});

test('a payload that PostgreSQL would not take and a topic that is no name are refused', async () => {
  const { reader, publish } = await openTwo();
  await expect(publish('prices', 'é'.repeat(4_000))).rejects.toThrow('A notice may have 7999 bytes');
  await publish('prices', 'x'.repeat(7_999));
  await expect(publish('a; drop table product')).rejects.toThrow('A topic is a word in small letters');
  expect(() => reader.notices.subscribe('Prices', () => {})).toThrow('A topic is a word in small letters');
});

test('a database that does not answer holds up no closing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const ended = new Promise<void>((resolve) => {
    silent.once('connection', (socket) => {
      socket.once('close', () => resolve());
      socket.resume();
      database.notices.close();
    });
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const database = createDatabase({ url: `postgres://shop:secret@127.0.0.1:${port}/shop` });
  const subscription = database.notices.subscribe('prices', () => {});
  await ended;
  expect(subscription.isHearing()).toBe(false);
  await database.close();
  await new Promise((resolve) => silent.close(resolve));
});
