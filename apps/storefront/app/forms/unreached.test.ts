import { data } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { isUnreached, keepPage, unreachedStore } from './unreached.ts';

beforeEach(() => unreachedStore.set(false));

test('only a shop that was not reached is excused', () => {
  expect(isUnreached(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnreached(new Error('Unable to decode turbo-stream response'))).toBe(true);
  expect(isUnreached(new Error('Something else'))).toBe(false);
});

type Results = Awaited<ReturnType<Parameters<typeof keepPage>[1]>>;

const send = (results: Results, method = 'POST') =>
  keepPage({ request: new Request('http://shop.test/contact', { method }) } as never, async () => results);

const cut = { type: 'error', result: new TypeError('Failed to fetch') } as const;

test.for([
  cut.result,
  data(cut.result),
  { status: 503, statusText: '', internal: false, data: 'Too many visitors' },
])('a form that was not sent leaves its page as it is, and that is told (%#)', async (result) => {
  const listener = vi.fn();
  const leave = unreachedStore.subscribe(listener);
  expect(await send({ contact: { type: 'error', result } })).toEqual({
    contact: { type: 'data', result: data(undefined, { status: 503 }) },
  });
  expect(unreachedStore.get()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();

  await send({ contact: { type: 'data', result: 'sent' } });
  expect(unreachedStore.get()).toBe(false);
  leave();
});

test.for([
  ['an answer', 'POST', { contact: { type: 'data', result: 'sent' } }],
  ['any other error', 'POST', { contact: { type: 'error', result: new Error('broken') } }],
  ['a page that did not come', 'GET', { contact: cut }],
] as const)('%s is passed on, and nothing is told', async ([, method, results]) => {
  expect(await send(results, method)).toEqual(results);
  expect(unreachedStore.get()).toBe(false);
});
