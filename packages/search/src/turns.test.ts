import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A clock that each step of a work moves on by as many milliseconds as it takes. */
function fakeTime() {
  let time = 0;
  function* work(name: string, steps: number, stepMs: number, log: string[]): Generator<undefined, string> {
    for (let step = 0; step < steps; step += 1) {
      time += stepMs;
      log.push(name);
      yield;
    }
    return name;
  }
  return { now: () => time, work };
}

test('who has had no turn yet comes before those who have', async () => {
  const { now, work } = fakeTime();
  const log: string[] = [];
  const turns = createTurns({ sliceMs: 4, roundMs: 8, now });
  const results = await Promise.all([
    turns.run(work('long', 30, 1, log)),
    turns.run(work('other', 30, 1, log)),
    turns.run(work('short', 2, 1, log)),
  ]);
  expect(results).toEqual(['long', 'other', 'short']);
  // The first begins at once and has a round before the others have even come.
  const expected = [...Array(8).fill('long'), ...Array(4).fill('other'), 'short', 'short'];
  expect(log.slice(0, 14)).toEqual(expected);
});

test('all together hold the thread no longer than a round', async () => {
  const { now, work } = fakeTime();
  const log: string[] = [];
  const turns = createTurns({ sliceMs: 4, roundMs: 8, now });
  const all = Promise.all(Array.from({ length: 20 }, (_, at) => turns.run(work(`${at}`, 50, 1, log))));
  await new Promise((resolve) => setImmediate(resolve));
  let longest = 0;
  let before = now();
  let isDone = false;
  void all.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, now() - before);
    before = now();
  }
  expect(log).toHaveLength(1000);
  expect(longest).toBeLessThanOrEqual(8 + 4);
});

test('a failure is told to whom it concerns, and others go on', async () => {
  const { now, work } = fakeTime();
  const turns = createTurns({ now });
  const failing = (function* (): Generator<undefined, never> {
    yield;
    throw new Error('no');
  })();
  const failed = expect(turns.run(failing)).rejects.toThrow('no');
  await expect(turns.run(work('a', 3, 1, []))).resolves.toBe('a');
  await failed;
});

test('only so many wait', async () => {
  const { now, work } = fakeTime();
  const turns = createTurns({ mostWaiting: 2, sliceMs: 1, roundMs: 1, now });
  const asked = Array.from({ length: 5 }, (_, at) => turns.run(work(`${at}`, 3, 1, [])));
  expect(asked.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
  await Promise.all(asked);
  expect(turns.run(work('later', 1, 1, []))).toBeDefined();
});
