import { beforeEach, expect, test } from 'vitest';
import type { CartAnswer } from './add-to-cart.ts';
import { createWaitingChanges, type WaitingChange } from './waiting-changes.ts';

const values = new Map<string, string>();
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};
let now = 0;
let sent: string[] = [];
let answerTo: (change: WaitingChange) => CartAnswer = () => added;
beforeEach(() => {
  values.clear();
  [now, sent] = [0, []];
  answerTo = () => added;
});

const added: CartAnswer = { addition: { isAdded: true, wasInCart: false, othersSoldOut: false, items: [] } };
const soldOut: CartAnswer = {
  addition: { isAdded: false, answer: { form: 'order', values: {}, problems: [] } },
};
const change = (name: string) => ({
  name,
  addresses: { cart: '/api/cart', visitor: '/api/visitor' },
  fields: [['sku', name]] as const,
});
const create = () =>
  createWaitingChanges({
    store,
    now: () => now,
    send: async (waiting) => {
      const answer = answerTo(waiting);
      sent.push(waiting.name);
      return answer;
    },
    alone: (work) => work(),
  });

test('changes are sent in their order, once, and what was refused is told', async () => {
  const changes = create();
  for (const name of ['a', 'b', 'c']) expect(changes.add(change(name))).toBe(true);
  answerTo = ({ name }) => (name === 'b' ? soldOut : added);
  await changes.sendAll();
  await changes.sendAll();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(changes.news.get()).toEqual({ waiting: 0, sent: 2, refused: [{ name: 'b', answer: soldOut }] });
  changes.dismiss();
  expect(changes.news.get()).toEqual({ waiting: 0, sent: 0, refused: [] });
});

test('what another tab has sent waits no longer for who looks again', async () => {
  const here = create();
  here.add(change('a'));
  await create().sendAll();
  expect(here.news.get().waiting).toBe(1);
  here.lookAgain();
  expect(here.news.get()).toEqual({ waiting: 0, sent: 0, refused: [] });
});

test('while the shop cannot be reached, everything keeps its place, also for another tab', async () => {
  create().add(change('a'));
  create().add(change('b'));
  answerTo = () => {
    throw new TypeError('Failed to fetch');
  };
  const later = create();
  await later.sendAll();
  expect(later.news.get().waiting).toBe(2);
  answerTo = () => added;
  await later.sendAll();
  expect(sent).toEqual(['a', 'b']);
});

test('there is room for so many, and none waits for more than a day', async () => {
  const changes = create();
  for (let number = 0; number < 30; number += 1) expect(changes.add(change(`${number}`))).toBe(true);
  expect(changes.add(change('one more'))).toBe(false);
  now = 86_400_001;
  await changes.sendAll();
  expect(sent).toEqual([]);
  expect(changes.news.get().refused.at(-1)).toEqual({ name: '29', answer: 'too-old' });
});

test('a device that keeps nothing says so', () => {
  const changes = createWaitingChanges({
    store: { getItem: () => null, setItem: () => {} },
    now: () => 0,
    send: async () => added,
    alone: (work) => work(),
  });
  expect(changes.add(change('a'))).toBe(false);
});

test.for([
  '',
  '{',
  '7',
  '[1]',
  '[{"name":"a"}]',
  '[{"name":"a","since":0,"fields":[],"addresses":{"cart":"//evil.example","visitor":"/"}}]',
])('%j on a device is no change', (odd) => {
  values.set('bowline-waiting-changes', odd);
  expect(create().list()).toEqual([]);
});
