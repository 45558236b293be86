import { createTestSearch, type TestSearch, watchLoop } from '@bowline/search/testing';
import { afterEach, expect, test } from 'vitest';
import { buildSegment, completeSettings } from '../src/engine/index.ts';
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

/** Of this thread, in milliseconds: what the loop would be held for if all of it were done here at once. */
function atOnce(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('while thousands of records are built, the loop is held for a fraction of what that takes', async () => {
  const settings = {
    searchableAttributes: ['name', 'description'],
    attributesForFaceting: ['color', 'price'],
  };
  search = await createTestSearch({ settings: { ropes: settings } });
  const records = Array.from({ length: 12_000 }, (_, position) => record(position));
  const whole = atOnce(() => buildSegment(records, { settings: completeSettings(settings) }));
  const batches = Array.from({ length: 8 }, (_, batch) =>
    JSON.stringify({
      requests: Array.from({ length: 1500 }, (_, at) => ({
        action: 'addObject',
        body: records[batch * 1500 + at],
      })),
    }),
  );
  // The first search compiles what the later ones run.
  await search.call('POST', '/1/indexes/ropes/query', { query: 'rope', facets: ['*'] });
  const loop = watchLoop();
  for (const batch of batches) await search.call('POST', '/1/indexes/ropes/batch', batch);
  await search.settled();
  const { body } = await search.call('POST', '/1/indexes/ropes/query', { query: 'rope', facets: ['*'] });
  expect(loop.stop()).toBeLessThan(whole / 2);
  expect(body.nbHits).toBeGreaterThan(0);
});

test('while thousands of changed records are made here, others are let in again and again', async () => {
  const description = Array.from({ length: 200 }, (_, at) => `<p>${words[at % 10]} &amp; more</p>`).join('');
  function* operations() {
    for (let position = 0; position < 5_000; position += 1) {
      const body = { ...record(position), text: plainText(`${position} ${description}`) };
      yield { action: 'addObject' as const, body };
    }
  }
  const whole = atOnce(() => {
    for (const operation of operations()) JSON.stringify(operation);
  });
  const loop = watchLoop();
  let made = 0;
  for await (const batch of packed(operations())) made += batch.operations;
  expect(loop.stop()).toBeLessThan(whole / 2);
  expect(made).toBe(5_000);
});
