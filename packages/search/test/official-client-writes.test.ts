import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRopeShop, type RopeShop } from './rope-shop.ts';

let shop: RopeShop;
beforeAll(async () => {
  shop = await openRopeShop();
});
afterAll(() => shop.close());

const idsIn = async (indexName: string, query = '') => {
  const { hits } = await shop.admin.searchSingleIndex({ indexName, searchParams: { query } });
  return hits.map(({ objectID }) => objectID).sort();
};
const published = (indexName: string, taskID: number) => shop.admin.waitForTask({ indexName, taskID });

test('records are saved, changed in part and deleted', async () => {
  const { admin } = shop;
  const objects = [
    { objectID: 'a', name: 'first', stock: 1, colors: ['red'] },
    { objectID: 'b', name: 'second' },
  ];
  const saved = await admin.saveObjects({ indexName: 'written', objects, waitForTasks: true });
  expect(saved[0]?.objectIDs).toEqual(['a', 'b']);
  expect(await idsIn('written')).toEqual(['a', 'b']);

  await admin.partialUpdateObjects({
    indexName: 'written',
    objects: [
      {
        objectID: 'a',
        stock: { _operation: 'Increment', value: 4 },
        colors: { _operation: 'AddUnique', value: 'blue' },
      },
      { objectID: 'nobody', name: 'is not made' },
    ],
    createIfNotExists: false,
    waitForTasks: true,
  });
  expect(await admin.getObject({ indexName: 'written', objectID: 'a' })).toEqual({
    objectID: 'a',
    name: 'first',
    stock: 5,
    colors: ['red', 'blue'],
  });

  const { taskID } = await admin.partialUpdateObject({
    indexName: 'written',
    objectID: 'c',
    attributesToUpdate: { name: 'third' },
  });
  await published('written', taskID ?? 0);
  await admin.deleteObjects({ indexName: 'written', objectIDs: ['b'], waitForTasks: true });
  expect(await idsIn('written')).toEqual(['a', 'c']);
});

test('a record without an id is given one', async () => {
  const { objectID, taskID } = await shop.admin.saveObject({
    indexName: 'unnamed',
    body: { name: 'nameless' },
  });
  await published('unnamed', taskID);
  expect(objectID).toMatch(/./);
  expect(await idsIn('unnamed', 'nameless')).toEqual([objectID]);
});

test('several indices are written at once, cleared and deleted', async () => {
  const { admin } = shop;
  const { taskID } = await admin.multipleBatch({
    requests: [
      { action: 'addObject', indexName: 'left', body: { objectID: '1', name: 'one' } },
      { action: 'addObject', indexName: 'right', body: { objectID: '2', name: 'two' } },
    ],
  });
  for (const [indexName, id] of Object.entries(taskID)) await published(indexName, id ?? 0);
  expect([await idsIn('left'), await idsIn('right')]).toEqual([['1'], ['2']]);

  await published('left', (await admin.clearObjects({ indexName: 'left' })).taskID);
  expect(await idsIn('left')).toEqual([]);
  await published('right', (await admin.deleteIndex({ indexName: 'right' })).taskID);
  await expect(idsIn('right')).rejects.toThrow('Index right does not exist');
});

test('records are deleted by what they have in common', async () => {
  const { admin } = shop;
  const objects = [1, 2, 3].map((size) => ({ objectID: `${size}`, size }));
  await admin.saveObjects({ indexName: 'sized', objects, waitForTasks: true });
  const { taskID } = await admin.deleteBy({ indexName: 'sized', deleteByParams: { filters: 'size > 1' } });
  await published('sized', taskID);
  expect(await idsIn('sized')).toEqual(['1']);
});

test('all records are replaced at once, and settings, synonyms and replicas stay', async () => {
  const { admin } = shop;
  const indexName = 'replaced';
  await admin.saveObjects({
    indexName,
    objects: [{ objectID: 'old', name: 'old', price: 1 }],
    waitForTasks: true,
  });
  const { taskID } = await admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['name'], replicas: ['replaced_by_price'] },
  });
  await published(indexName, taskID);
  const ranked = await admin.setSettings({
    indexName: 'replaced_by_price',
    indexSettings: { ranking: ['desc(price)'] },
  });
  await published('replaced_by_price', ranked.taskID);
  await published(
    indexName,
    (
      await admin.saveSynonym({
        indexName,
        objectID: 's',
        synonymHit: { objectID: 's', type: 'synonym', synonyms: ['new', 'fresh'] },
      })
    ).taskID,
  );

  const objects = [1, 2, 3].map((price) => ({ objectID: `${price}`, name: 'new', price }));
  await admin.replaceAllObjects({ indexName, objects, batchSize: 2 });
  expect(await idsIn(indexName)).toEqual(['1', '2', '3']);
  expect(await idsIn(indexName, 'fresh')).toEqual(['1', '2', '3']);
  const { hits } = await admin.searchSingleIndex({ indexName: 'replaced_by_price' });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['3', '2', '1']);
  expect((await admin.listIndices()).items.filter(({ name }) => name.includes('_tmp_'))).toEqual([]);
});

test('settings are changed, given back with their defaults, and forwarded', async () => {
  const { admin } = shop;
  const indexName = 'ropes';
  const { taskID } = await admin.setSettings({
    indexName,
    indexSettings: { hitsPerPage: 3, userData: { made: 'by hand' } },
    forwardToReplicas: true,
  });
  await published(indexName, taskID);
  expect(await admin.getSettings({ indexName })).toMatchObject({
    hitsPerPage: 3,
    minWordSizefor1Typo: 4,
    customRanking: ['desc(popularity)'],
    userData: { made: 'by hand' },
  });
  expect(await admin.getSettings({ indexName: 'ropes_price_asc' })).toMatchObject({
    hitsPerPage: 3,
    ranking: ['asc(price)'],
    primary: 'ropes',
  });
});

test('synonyms are saved, found, listed and removed', async () => {
  const { admin } = shop;
  const indexName = 'ropes';
  const synonymHit = [
    { objectID: 'cord', type: 'synonym', synonyms: ['cord', 'string'] },
    { objectID: 'lead', type: 'oneWaySynonym', input: 'lead', synonyms: ['rope'] },
  ] as const;
  const { taskID } = await admin.saveSynonyms({
    indexName,
    synonymHit: synonymHit.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] })),
    replaceExistingSynonyms: true,
  });
  await published(indexName, taskID);
  expect(await idsIn(indexName, 'string')).toEqual(['6', '7']);
  expect((await admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'lead' } })).nbHits).toBe(1);
  expect(await admin.getSynonym({ indexName, objectID: 'cord' })).toMatchObject({
    synonyms: ['cord', 'string'],
  });

  await published(indexName, (await admin.deleteSynonym({ indexName, objectID: 'cord' })).taskID);
  expect(await idsIn(indexName, 'string')).toEqual([]);
  await published(indexName, (await admin.clearSynonyms({ indexName })).taskID);
  expect((await admin.searchSynonyms({ indexName })).nbHits).toBe(0);
  expect((await admin.searchRules({ indexName })).hits).toEqual([]);
});

test('an index is copied with its records and moved over another', async () => {
  const { admin } = shop;
  await admin.saveObjects({
    indexName: 'source',
    objects: [{ objectID: '1', name: 'one' }],
    waitForTasks: true,
  });
  const copied = await admin.operationIndex({
    indexName: 'source',
    operationIndexParams: { operation: 'copy', destination: 'copied' },
  });
  await published('copied', copied.taskID);
  const moved = await admin.operationIndex({
    indexName: 'copied',
    operationIndexParams: { operation: 'move', destination: 'moved' },
  });
  await published('moved', moved.taskID);
  expect([await idsIn('source'), await idsIn('moved')]).toEqual([['1'], ['1']]);
  await expect(idsIn('copied')).rejects.toThrow('Index copied does not exist');
});
