import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Batch } from './packing.ts';
import { readAhead } from './read-ahead.ts';

const batchOf = (number: number, bytes = 10): Batch => ({ body: new Uint8Array(bytes), operations: number });

function aSource(count: number, failsAt?: number) {
  const seen = { read: 0, isClosed: false };
  async function* batches(): AsyncGenerator<Batch> {
    try {
      for (let number = 0; number < count; number += 1) {
        if (number === failsAt) throw new Error('away');
        seen.read += 1;
        yield batchOf(number);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, batches: batches() };
}

test('everything comes, once and in its order, whatever fits into the room and however slowly it is taken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 30 }),
      fc.integer({ min: 1, max: 100 }),
      fc.nat({ max: 5 }),
      async (count, mostBytes, pauses) => {
        const { batches } = aSource(count);
        const taken: number[] = [];
        for await (const { operations } of readAhead(batches, { mostBytes })) {
          taken.push(operations);
          for (let turn = 0; turn < pauses; turn += 1) await undefined;
        }
        expect(taken).toEqual(Array.from({ length: count }, (_, number) => number));
      },
    ),
    { numRuns: 200 },
  );
});

test('it is read before anybody asks, as far as there is room', async () => {
  const { seen, batches } = aSource(100);
  const ahead = readAhead(batches, { mostBytes: 45 });
  await expect.poll(() => seen.read).toBe(5);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.read).toBe(5);
  for await (const _ of ahead) break;
  await expect.poll(() => seen.isClosed).toBe(true);
  expect(seen.read).toBeLessThanOrEqual(7);
});

test('a failure is told to who takes, after what came before it', async () => {
  const { batches } = aSource(5, 2);
  const taken: number[] = [];
  const all = (async () => {
    for await (const { operations } of readAhead(batches)) taken.push(operations);
  })();
  await expect(all).rejects.toThrow('away');
  expect(taken).toEqual([0, 1]);
});
