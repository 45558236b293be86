import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Batch, type Operation, packed } from './packing.ts';

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .record({ objectID: fc.string(), name: fc.string({ unit: 'binary' }) })
    .map((body) => ({ action: 'addObject', body }) as const),
  fc.record({ objectID: fc.string() }).map((body) => ({ action: 'deleteObject', body }) as const),
);

async function packedRequests(operations: readonly Operation[]): Promise<Operation[][]> {
  const batches: Batch[] = [];
  for await (const batch of packed(operations)) batches.push(batch);
  const requests = batches.map(
    ({ body }) => (JSON.parse(new TextDecoder().decode(body)) as { requests: Operation[] }).requests,
  );
  expect(batches.map((batch) => batch.operations)).toEqual(requests.map(({ length }) => length));
  return requests;
}

test('every operation is sent once, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation), async (operations) => {
      const requests = await packedRequests(operations);
      expect(requests.flat()).toEqual(JSON.parse(JSON.stringify(operations)));
    }),
  );
});

test('a request has at most a thousand operations, and no more after a megabyte', async () => {
  const small = Array.from(
    { length: 1_500 },
    (_, id): Operation => ({
      action: 'deleteObject',
      body: { objectID: String(id) },
    }),
  );
  const large = Array.from(
    { length: 5 },
    (_, id): Operation => ({
      action: 'addObject',
      body: { objectID: String(id), text: 'ł'.repeat(200_000) },
    }),
  );
  const requests = await packedRequests([...small, ...large]);
  expect(requests.map(({ length }) => length)).toEqual([1_000, 503, 2]);
});
