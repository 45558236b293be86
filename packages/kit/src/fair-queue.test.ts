import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function takeAll(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  return Array.from({ length: queue.length }, () => queue.take() ?? 'nothing');
}

test('takes turns between those who ask', () => {
  const queue = createFairQueue<string>({ perAsker: 10, inAll: 10 });
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  queue.add('b', 'b2');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.take()).toBeUndefined();
});

test('has no room for more than a few of one, and for more than some in all', () => {
  const queue = createFairQueue<string>({ perAsker: 2, inAll: 3 });
  expect(['1', '2', '3'].map((item) => queue.add('a', item))).toEqual([true, true, false]);
  expect(queue.add('b', '1')).toBe(true);
  expect(queue.add('c', '1')).toBe(false);
  queue.take();
  expect(queue.add('c', '1')).toBe(true);
});

test('forgets what does not want to wait any longer', () => {
  const queue = createFairQueue<string>({ perAsker: 2, inAll: 2 });
  queue.add('a', '1');
  queue.add('b', '1');
  queue.remove('a', '1');
  queue.remove('a', 'never there');
  queue.remove('nobody', '1');
  expect(queue.length).toBe(1);
  expect(takeAll(queue)).toEqual(['1']);
});
