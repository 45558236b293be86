import { createTestSearch, type TestSearch, watchLoop } from '@bowline/search/testing';
import { afterEach, expect, test } from 'vitest';
import { packed } from '../src/indexer/packing.ts';
import { plainText } from '../src/records/plain-text.ts';

let search: TestSearch | undefined;
afterEach(() => search?.close());

const words = ['rope', 'cord', 'line', 'twine', 'cable', 'thread', 'string', 'strap', 'leash', 'net'];
const record = (position: number) => ({
  objectID: `${position}`,
  name: `${words[position % 10]} ${words[(position >> 3) % 10]} ${position % 97} mm`,
  description: Array.from({ length: 20 }, (_, at) => words[(position * 7 + at * 3) % 10]).join(' '),
  color: [`color-${position % 23}`],
  price: position % 500,
});

test('while thousands of records are built, the loop is never held for 50 ms', async () => {
  search = await createTestSearch({
    settings: {
      ropes: { searchableAttributes: ['name', 'description'], attributesForFaceting: ['color', 'price'] },
    },
  });
  const batches = Array.from({ length: 4 }, (_, batch) =>
    JSON.stringify({
      requests: Array.from({ length: 1500 }, (_, at) => ({
        action: 'addObject',
        body: record(batch * 1500 + at),
      })),
    }),
  );
  // The first search compiles what the later ones run.
  await search.call('POST', '/1/indexes/ropes/query', { query: 'rope', facets: ['*'] });
  const loop = watchLoop();
  for (const batch of batches) await search.call('POST', '/1/indexes/ropes/batch', batch);
  await search.settled();
  const { body } = await search.call('POST', '/1/indexes/ropes/query', { query: 'rope', facets: ['*'] });
  expect(loop.stop()).toBeLessThan(50);
  expect(body.nbHits).toBeGreaterThan(0);
});

test('while thousands of changed records are made here, the loop is never held for 50 ms', async () => {
  const description = Array.from({ length: 200 }, (_, at) => `<p>${words[at % 10]} &amp; more</p>`).join('');
  function* operations() {
    for (let position = 0; position < 5_000; position += 1) {
      const body = { ...record(position), text: plainText(`${position} ${description}`) };
      yield { action: 'addObject' as const, body };
    }
  }
  const loop = watchLoop();
  let made = 0;
  for await (const batch of packed(operations())) made += batch.operations;
  expect(loop.stop()).toBeLessThan(50);
  expect(made).toBe(5_000);
});
