import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type AdmissionLimits, admission, createAdmission, kindOf } from './admission.ts';

const limits: AdmissionLimits = {
  kinds: {
    buying: { atOnce: 3, waiting: 4 },
    browsing: { atOnce: 2, waiting: 4 },
    questions: { atOnce: 2, waiting: 4 },
    programs: { atOnce: 1, waiting: 2 },
  },
  waitingMs: 60_000,
  standingMs: 60_000,
};

/** A shop whose answers are given when the test wants, in the order in which they began. */
function openShop(given: AdmissionLimits = limits) {
  const begun: { readonly path: string; finish(): void }[] = [];
  const app = new Hono();
  app.use(admission(createAdmission(given)));
  app.all('*', (context) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ path: context.req.path, finish: resolve });
    return promise.then(() => context.text('done'));
  });
  const ask = (path: string, { from = '192.0.2.1', method = 'GET' } = {}) =>
    Promise.resolve(app.request(path, { method, headers: { 'x-forwarded-for': from } }));
  return { ask, begun, paths: () => begun.map(({ path }) => path) };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

async function finishAll(begun: { finish(): void }[]): Promise<void> {
  for (let done = 0; done < begun.length; done += 1) {
    begun[done]?.finish();
    await turns();
  }
}

test('no more than a few are done at once, some wait, and others are told at once to come back', async () => {
  const { ask, begun, paths } = openShop();
  const answers = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => ask(path));
  const refused = await Promise.all(answers.slice(4));
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(paths()).toEqual(['/a', '/b']);
  await finishAll(begun);
  expect((await Promise.all(answers.slice(0, 4))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('carts and checkout have places of their own and go before those who look around', async () => {
  const { ask, begun, paths } = openShop();
  const answers = [ask('/a'), ask('/b'), ask('/c'), ask('/nl/checkout/cart'), ask('/d')];
  answers.push(ask('/checkout/payment'), ask('/product', { method: 'POST' }));
  await turns();
  expect(paths()).toEqual(['/a', '/b', '/nl/checkout/cart']);
  begun[0]?.finish();
  await turns();
  begun[1]?.finish();
  await turns();
  expect(paths().slice(3)).toEqual(['/checkout/payment', '/product']);
  await finishAll(begun);
  expect(paths().slice(5)).toEqual(['/c', '/d']);
  await Promise.all(answers);
});

test('those who ask take turns, and nobody takes all the room to wait', async () => {
  const { ask, begun, paths } = openShop();
  const answers = ['/1', '/2', '/3', '/4', '/5'].map((path) => ask(path));
  const other = ask('/other', { from: '192.0.2.2' });
  expect((await answers[4])?.status).toBe(503);
  await finishAll(begun);
  expect(paths()).toEqual(['/1', '/2', '/3', '/other', '/4']);
  expect((await other).status).toBe(200);
});

test('who has waited too long is told so, and a place that fails is given on', async () => {
  const { ask, begun } = openShop({ ...limits, waitingMs: 20 });
  const first = [ask('/a'), ask('/b')];
  expect((await ask('/late')).status).toBe(503);
  await finishAll(begun);
  await Promise.all(first);

  const app = new Hono();
  app.use(admission(createAdmission(limits)));
  app.all('*', () => {
    throw new Error('broken');
  });
  app.onError((_, context) => context.text('failed', 500));
  for (let time = 0; time < 10; time += 1) expect((await app.request('/x')).status).toBe(500);
});

test.each([
  ['GET', '/', 'browsing'],
  ['GET', '/nl/checkouts', 'browsing'],
  ['GET', '/checkout', 'buying'],
  ['GET', '/en-us/checkout/success', 'buying'],
  ['GET', '/api/cart', 'buying'],
  ['POST', '/graphql', 'questions'],
  ['GET', '/graphql', 'questions'],
  ['POST', '/payments/webhook/mollie', 'buying'],
  ['POST', '/1/indexes/x/query', 'browsing'],
  ['GET', '/v2025-02-19/data/query/production', 'programs'],
  ['POST', '/v1/data/query/production', 'programs'],
] as const)('%s %s is %s', (method, path, kind) => {
  expect(kindOf(method, path)).toBe(kind);
});

describe('a queue that stands', () => {
  function places() {
    let nowMs = 0;
    const kinds = { ...limits.kinds, browsing: { atOnce: 1, waiting: 24 } };
    const admit = createAdmission({ kinds, waitingMs: 60_000, standingMs: 1_000 }, () => nowMs);
    const waits: (boolean | Promise<boolean>)[] = [];
    return {
      /** Tells how many of those who came were sent away. */
      come(count: number): number {
        for (let one = 0; one < count; one += 1)
          waits.push(admit.enter('browsing', `visitor ${waits.length}`));
        return waits.slice(-count).filter((answer) => answer === false).length;
      },
      serve(count: number): void {
        for (let one = 0; one < count; one += 1) admit.leave('browsing');
      },
      pass: (ms: number) => {
        nowMs += ms;
      },
    };
  }

  test('lets few wait, until it has been empty again', () => {
    const { come, serve, pass } = places();
    expect(come(1)).toBe(0);
    // A rush of a moment may wait.
    expect(come(6)).toBe(0);
    pass(1_500);
    expect(come(5)).toBe(5);
    serve(7);
    pass(7_500);
    expect(come(9)).toBe(0);
  });

  test('lets as many wait as are served in a third of a second, however quick the machine is', () => {
    const { come, serve, pass } = places();
    expect(come(21)).toBe(0);
    pass(1_100);
    serve(20);
    // One is under way, none waits: the queue has been empty.
    expect(come(24)).toBe(0);
    pass(1_100);
    // Twenty-four stand there, twelve of them are served within the last second.
    serve(12);
    expect(come(1)).toBe(1);
    serve(10);
    // Two wait still, of 22 served lately seven may.
    expect(come(7)).toBe(2);
  });
});

test('who has gone while waiting is not worked for, and leaves the place to others', async () => {
  const admit = createAdmission({
    ...limits,
    kinds: { ...limits.kinds, browsing: { atOnce: 1, waiting: 2 } },
  });
  const [first, second] = [new AbortController(), new AbortController()];
  expect(admit.enter('browsing', 'a')).toBe(true);
  const waits = [first, second].map(({ signal }, place) =>
    admit.enter('browsing', `waiting ${place}`, () => signal),
  );
  first.abort();
  expect(await waits[0]).toBe(false);
  // Whose place is free again.
  const late = admit.enter('browsing', 'late');
  admit.leave('browsing');
  expect(await waits[1]).toBe(true);
  // Being served, its going changes nothing.
  second.abort();
  admit.leave('browsing');
  expect(await late).toBe(true);
  expect(await admit.enter('browsing', 'gone', () => AbortSignal.abort())).toBe(false);
});
