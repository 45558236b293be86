import { silentLog } from '@bowline/database';
import { describe, expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createPurge, type PurgeService } from './purge.ts';

interface Call {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A CDN that answers as told, and a clock that passes when somebody waits. */
function aCdn(service: PurgeService = 'webhook', answer: (call: number) => number = () => 200) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  const purge = createPurge({
    service,
    url: 'https://cdn.example/service/1',
    token: 'secret',
    pauseMs: 1_000,
    log: silentLog as Logger,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    fetch: async (request) => {
      calls.push({ url: request.url, headers: request.headers, body: await request.json() });
      return new Response('{}', { status: answer(calls.length) });
    },
  });
  return { purge, calls, pauses };
}

const said = (calls: readonly Call[]) => calls.map(({ body }) => body);

test('what changes together is told in one call', async () => {
  const { purge, calls } = aCdn();
  purge.drop(['cat_p_1', 'cat_p_2']);
  purge.drop(['cat_p_2', 'content_page']);
  await expect.poll(() => calls.length).toBe(1);
  expect(said(calls)).toEqual([{ tags: ['cat_p_1', 'cat_p_2', 'content_page'] }]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('when anything may have changed, all pages are dropped by the tag they share, and so they are after very many changes', async () => {
  const { purge, calls } = aCdn();
  purge.drop(['cat_p_1']);
  purge.drop(null);
  await expect.poll(() => calls.length).toBe(1);
  purge.drop(Array.from({ length: 100_000 }, (_, number) => `cat_p_${number}`));
  await expect.poll(() => calls.length).toBe(2);
  expect(said(calls)).toEqual([{ tags: ['pages'] }, { tags: ['pages'] }]);
});

test('nothing is told where nothing changed', async () => {
  const { purge, calls, pauses } = aCdn();
  purge.drop([]);
  await purge.close();
  expect([calls, pauses]).toEqual([[], []]);
});

test('a service that fails is told again, with what changed meanwhile and growing pauses', async () => {
  const { purge, calls, pauses } = aCdn('webhook', (call) => {
    if (call === 1) purge.drop(['cat_p_2']);
    return call < 4 ? 503 : 200;
  });
  purge.drop(['cat_p_1']);
  await expect.poll(() => calls.length).toBe(4);
  expect(said(calls).slice(1)).toEqual(Array(3).fill({ tags: ['cat_p_2', 'cat_p_1'] }));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
});

describe('is called as it is documented', () => {
  test('Fastly: softly, by surrogate keys, 256 at most', async () => {
    const { purge, calls } = aCdn('fastly');
    purge.drop(Array.from({ length: 300 }, (_, number) => `t${number}`));
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[0]?.url).toBe('https://cdn.example/service/1/purge');
    expect(calls[0]?.headers.get('fastly-key')).toBe('secret');
    expect(calls[0]?.headers.get('fastly-soft-purge')).toBe('1');
    expect(calls.map(({ body }) => (body as { surrogate_keys: string[] }).surrogate_keys.length)).toEqual([
      256, 44,
    ]);
  });

  test('Cloudflare: by tags, 30 at most', async () => {
    const { purge, calls } = aCdn('cloudflare');
    purge.drop(Array.from({ length: 31 }, (_, number) => `t${number}`));
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[0]?.url).toBe('https://cdn.example/service/1/purge_cache');
    expect(calls[1]?.body).toEqual({ tags: ['t30'] });
  });
});

test('a stop waits for nobody', async () => {
  const asked = Promise.withResolvers<void>();
  const purge = createPurge({
    service: 'webhook',
    url: 'https://cdn.example',
    token: undefined,
    pauseMs: 1,
    log: silentLog as Logger,
    fetch: (request) =>
      new Promise((_, reject) => {
        asked.resolve();
        request.signal.addEventListener('abort', () => reject(new Error('ended')));
      }),
  });
  purge.drop(null);
  await asked.promise;
  await purge.close();
});
