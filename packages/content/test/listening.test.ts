import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent } from '../src/testing/index.ts';
import { clientFor } from './sanity-client.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
});
afterAll(() => content.close());

type Client = ReturnType<typeof clientFor>;

/** Collects events of a listener; `next(n)` waits until there are n of them. */
function collect(client: Client, query: string, parameters: Record<string, unknown> = {}) {
  const events: Record<string, unknown>[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let failure: ((error: unknown) => void) | undefined;
  const subscription = client
    .listen(query, parameters, {
      events: ['welcome', 'mutation'],
      includePreviousRevision: true,
      includeResult: true,
      visibility: 'query',
    })
    .subscribe({
      next: (event) => {
        events.push({ ...event });
        for (const { count, resolve } of waiting) if (events.length >= count) resolve();
      },
      error: (error: unknown) => failure?.(error),
    });
  return {
    events,
    next: (count: number) =>
      new Promise<void>((resolve, reject) => {
        failure = reject;
        if (events.length >= count) resolve();
        waiting.push({ count, resolve });
      }),
    stop: () => subscription.unsubscribe(),
  };
}

describe('a listener of the official client', () => {
  test('hears documents appear, change and disappear from its filter', async () => {
    const editor = clientFor(content.url);
    const heard = collect(editor, '*[_type == "news" && language == $language]', { language: 'en' });
    await heard.next(1);
    expect(heard.events[0]).toMatchObject({ type: 'welcome', listenerName: expect.any(String) });

    await editor.create({ _id: 'other', _type: 'page', language: 'en' });
    const created = await editor.create({ _id: 'n1', _type: 'news', language: 'en', title: 'a' });
    await editor.patch('n1').set({ title: 'b' }).commit();
    await editor.patch('n1').set({ language: 'nl_NL' }).commit();
    await heard.next(4);
    heard.stop();

    expect(heard.events.slice(1)).toMatchObject([
      { transition: 'appear', documentId: 'n1', transactionId: created._rev, result: { title: 'a' } },
      { transition: 'update', previousRev: created._rev, previous: { title: 'a' }, result: { title: 'b' } },
      { transition: 'disappear', result: { language: 'nl_NL' } },
    ]);
  });

  test('without a token hears nothing of drafts', async () => {
    const editor = clientFor(content.url);
    const heard = collect(clientFor(content.url, { token: '' }), '*[_type == "quiet"]');
    await heard.next(1);
    await editor.create({ _id: 'drafts.q', _type: 'quiet' });
    await editor.create({ _id: 'q', _type: 'quiet' });
    await heard.next(2);
    heard.stop();
    expect(heard.events.map(({ documentId }) => documentId)).toEqual([undefined, 'q']);
  });

  test('with a filter that asks other documents is told so', async () => {
    const heard = collect(clientFor(content.url), '*[_type == "a" && b->c == 1]');
    await expect(heard.next(1)).rejects.toMatchObject({ status: 400 });
  });
});

test('live events say that something changed', async () => {
  const client = clientFor(content.url, { token: '' });
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const subscription = client.live.events().subscribe({
      next: (event) => {
        heard.push(event.type);
        if (event.type === 'welcome') clientFor(content.url).create({ _type: 'alive' }).catch(reject);
        if (event.type === 'message') {
          subscription.unsubscribe();
          resolve();
        }
      },
      error: reject,
    });
  });
  expect(heard).toEqual(['welcome', 'message']);
});

describe('a second process on the same database', () => {
  test('hears what the first one writes, and answers from it', async () => {
    const second = await content.openSecond();
    const reader = clientFor(second.url, { token: '' });
    const query = '*[_id == "shared"][0].n';
    expect(await reader.fetch(query)).toBeNull();
    const heard = collect(reader, '*[_id == "shared"]');
    await heard.next(1);
    const editor = clientFor(content.url);
    await editor.create({ _id: 'shared', _type: 'note', n: 1 });
    await heard.next(2);
    expect(await reader.fetch(query)).toBe(1);
    await editor.patch('shared').set({ n: 2 }).commit();
    await heard.next(3);
    heard.stop();
    expect(await reader.fetch(query)).toBe(2);
  });

  test('writes on top of what the first one wrote, even before hearing of it', async () => {
    const second = await content.openSecond();
    await clientFor(second.url).fetch('count(*)');
    await clientFor(content.url).create({ _id: 'both', _type: 'note', n: 0 });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        clientFor(index % 2 ? second.url : content.url)
          .patch('both')
          .inc({ n: 1 })
          .commit(),
      ),
    );
    expect(await clientFor(second.url).patch('both').inc({ n: 1 }).commit()).toMatchObject({ n: 11 });
  });

  test('hears of changes again after its connection to the database broke', async () => {
    const second = await content.openSecond();
    const reader = clientFor(second.url, { token: '' });
    await reader.fetch('count(*)');
    await content.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'bowline notices' and datname = current_database()`,
    );
    await clientFor(content.url).create({ _id: 'after-the-break', _type: 'note' });
    await expect.poll(() => reader.fetch('count(*[_id == "after-the-break"])')).toBe(1);
  });
});

test('a service closed before its own connection for changes stands ends nevertheless', async () => {
  const second = await content.openSecond();
  await second.fetch(new Request(`${second.url}/v2025-02-19/data/query/production?query=1`));
  await second.close();
});
