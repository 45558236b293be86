import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Collecting, collectGarbage } from './collect-garbage.ts';

/** What is made here is needed by nobody once this has returned. */
const leaveBehind = () => new WeakRef({ bytes: new Uint8Array(1024) });

test('what nobody needs is gone afterwards', async () => {
  const left = leaveBehind();
  await nextTurn();
  collectGarbage();
  expect(left.deref()).toBeUndefined();
  expect(globalThis).not.toHaveProperty('gc');
});

test('it is collected when enough was taken in, and in passing not too often', () => {
  const collect = vi.fn();
  const collecting = new Collecting(collect);
  collecting.whenIdle(0);
  collecting.tookIn(5_000_000);
  collecting.inPassing(1_000);
  expect(collect).toHaveBeenCalledTimes(0);
  collecting.tookIn(5_000_000);
  collecting.inPassing(2_000);
  collecting.whenIdle(3_000);
  expect(collect).toHaveBeenCalledTimes(1);
  collecting.tookIn(20_000_000);
  collecting.inPassing(11_999);
  expect(collect).toHaveBeenCalledTimes(1);
  collecting.inPassing(12_000);
  expect(collect).toHaveBeenCalledTimes(2);
  collecting.tookIn(20_000_000);
  collecting.whenIdle(12_001);
  expect(collect).toHaveBeenCalledTimes(3);
});
