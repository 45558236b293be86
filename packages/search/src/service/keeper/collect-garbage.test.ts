import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

/** What is made here is needed by nobody once this has returned. */
const leaveBehind = () => new WeakRef({ bytes: new Uint8Array(1024) });

test('what nobody needs is gone afterwards', async () => {
  const left = leaveBehind();
  await nextTurn();
  collectGarbage();
  expect(left.deref()).toBeUndefined();
  expect(globalThis).not.toHaveProperty('gc');
});
