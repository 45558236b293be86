import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from '../service/keeper/collect-garbage.ts';
import { createRounds } from './rounds.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const newRounds = () => createRounds({ log, collectMs: 0, work: async () => {} });

test('what was waited for is not kept by the wait', async () => {
  const rounds = newRounds();
  const brought = async () =>
    new WeakRef(await rounds.unlessStopped(Promise.resolve({ bytes: new Uint8Array(1024) })));
  const left = await brought();
  await nextTurn();
  collectGarbage();
  expect(left.deref()).toBeUndefined();
  await rounds.stop();
});

test('a wait ends with the rounds, also one that begins afterwards', async () => {
  const rounds = newRounds();
  const waiting = rounds.unlessStopped(new Promise(() => {}));
  await rounds.stop();
  await expect(waiting).rejects.toThrow('The indexer was stopped');
  await expect(rounds.unlessStopped(Promise.reject(new Error('later')))).rejects.toThrow();
});
