import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createIndexCatalogue } from '../index-catalogue.ts';
import type { SearchLog } from '../model.ts';
import { readManifest, writeManifest } from '../storage/manifest.ts';
import { type Keeper, openKeeper } from './keeper.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const silent: SearchLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const at = '2026-11-02T09:00:00.000Z';
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-keeper-'));
  folders.push(folder);
  return folder;
}

function open(folder: string) {
  const keeper = openKeeper(folder, silent);
  const catalogue = createIndexCatalogue();
  catalogue.publish(keeper.opened);
  return {
    keeper,
    publish() {
      do catalogue.publish(keeper.publish());
      while (keeper.isBehind());
    },
    tidy() {
      const publication = keeper.tidy();
      if (publication) catalogue.publish(publication);
    },
    /** Every record, in the order of ids. */
    content(name = 'a') {
      const found = catalogue.find(name)?.index.browse({ length: 1000 }).records ?? [];
      return found.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1));
    },
    find: (name: string, query: string) =>
      catalogue
        .find(name)
        ?.index.search({ query })
        .hits.map((hit) => hit.objectID),
    catalogue,
  };
}

const put = (keeper: Keeper, index: string, records: readonly object[]) =>
  keeper.accept(
    { kind: 'batch', index },
    encode({ requests: records.map((body) => ({ action: 'addObject', body })) }),
    at,
  );

const objectID = fc.integer({ min: 0, max: 30 }).map(String);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ action: fc.constant('addObject'), objectID, size: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('deleteObject'), objectID }) },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('partialUpdateObject'), objectID, more: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('partialUpdateObjectNoCreate'), objectID, more: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ action: 'clear' }, { action: 'publish' }, { action: 'tidy' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ action: 'reopen' }, { action: 'publish' }, { action: 'settings' }),
  },
);

test('whatever is written, built, merged and opened again, the records are those of a plain map', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const folder = newFolder();
      const expected = new Map<string, object>();
      let shop = open(folder);
      put(shop.keeper, 'a', []);
      for (const { action, ...body } of steps) {
        const id = 'objectID' in body ? body.objectID : '';
        const known = expected.get(id);
        if (action === 'publish') shop.publish();
        else if (action === 'tidy') shop.tidy();
        else if (action === 'settings') {
          const settings = {
            searchableAttributes: [`name${expected.size}`],
            attributesForFaceting: ['size'],
          };
          shop.keeper.accept(
            { kind: 'settings', index: 'a', forwardToReplicas: false },
            encode(settings),
            at,
          );
        } else if (action === 'reopen') {
          shop.keeper.close();
          shop = open(folder);
        } else {
          if (action === 'addObject') expected.set(id, body);
          if (action === 'deleteObject') expected.delete(id);
          if (action === 'clear') expected.clear();
          if (action === 'partialUpdateObject' || (action === 'partialUpdateObjectNoCreate' && known))
            expected.set(id, { ...known, ...body });
          shop.keeper.accept({ kind: 'batch', index: 'a' }, encode({ requests: [{ action, body }] }), at);
        }
      }
      shop.publish();
      const ids = [...expected.keys()].sort();
      expect(shop.content()).toEqual(ids.map((id) => expected.get(id)));
      shop.keeper.close();
    }),
    { numRuns: 40 },
  );
});

test('small writes become small segments, and those are merged as they grow', () => {
  const shop = open(newFolder());
  const records = (from: number, count: number) =>
    Array.from({ length: count }, (_, position) => ({ objectID: `${from + position}`, name: 'rope' }));
  const sizes = () => {
    const publication = shop.keeper.publish();
    shop.catalogue.publish(publication);
    return publication.segments.map(({ image }) => image.header.documents);
  };
  put(shop.keeper, 'a', records(0, 2000));
  expect(sizes()).toEqual([2000]);
  put(shop.keeper, 'a', records(2000, 10));
  expect(sizes()).toEqual([10]);
  put(shop.keeper, 'a', records(2010, 20));
  expect(sizes()).toEqual([30]);
  put(shop.keeper, 'a', records(2030, 600));
  expect(sizes()).toEqual([2630]);
  expect(shop.content()).toHaveLength(1000);
  expect(shop.catalogue.find('a')?.index.size).toBe(2630);
  // What takes the place of a record does not lie beside it.
  put(shop.keeper, 'a', records(30, 2600));
  expect(sizes()).toEqual([2630]);
  shop.keeper.close();
});

test('what was moved is there, whatever else is published in between', () => {
  const shop = open(newFolder());
  const settings = (index: string, given: object) =>
    shop.keeper.accept({ kind: 'settings', index, forwardToReplicas: false }, encode(given), at);
  put(shop.keeper, 'b', [{ objectID: '1', name: 'one' }]);
  // As many as make a segment of their own, which is taken over as it is.
  const records = Array.from({ length: 300 }, (_, n) => ({ objectID: `${n + 100}`, name: 'two' }));
  put(shop.keeper, 'a_building', records);
  shop.publish();
  settings('b', { hitsPerPage: 5 });
  shop.keeper.accept({ kind: 'move', index: 'a_building', destination: 'a' }, encode({}), at);
  // The first publication tells of one index only, and that the other name is gone.
  const first = shop.keeper.publish();
  expect([first.indices.map(({ name }) => name), first.removed]).toEqual([['b'], ['a_building']]);
  shop.catalogue.publish(first);
  shop.publish();
  expect(shop.content('a')).toEqual(records);
  shop.keeper.close();
});

test('a replica follows its primary and stands alone when it is let go', () => {
  const shop = open(newFolder());
  const settings = (index: string, given: object) =>
    shop.keeper.accept({ kind: 'settings', index, forwardToReplicas: false }, encode(given), at);
  settings('a', { searchableAttributes: ['name'], replicas: ['b', 'virtual(c)'] });
  settings('b', { ranking: ['desc(size)'] });
  const rope = (objectID: string, size: number) => ({ objectID, name: 'rope', size });
  put(shop.keeper, 'a', [rope('1', 1), rope('2', 2)]);
  shop.publish();
  const order = (name: string) => {
    const opened = shop.catalogue.find(name);
    return opened?.index.search({ query: 'rope' }, opened.settings).hits.map((hit) => hit.objectID);
  };
  expect([order('b'), order('c')]).toEqual([
    ['2', '1'],
    ['1', '2'],
  ]);
  put(shop.keeper, 'a', [rope('3', 3)]);
  shop.publish();
  expect(order('b')).toEqual(['3', '2', '1']);
  expect(() => put(shop.keeper, 'b', [])).not.toThrow();
  expect(() => put(shop.keeper, 'b', [rope('4', 4)])).toThrow('it is a replica of a');

  settings('a', { replicas: ['c'] });
  put(shop.keeper, 'a', [rope('5', 5)]);
  shop.publish();
  expect(order('b')).toEqual(['3', '2', '1']);
  expect(order('c')).toHaveLength(4);
  put(shop.keeper, 'b', [rope('4', 4)]);
  shop.publish();
  expect(order('b')).toEqual(['4', '3', '2', '1']);
  shop.keeper.close();
});

test('a snapshot of another layout is discarded with a line in the log', () => {
  const folder = newFolder();
  const shop = open(folder);
  put(shop.keeper, 'a', [{ objectID: '1', name: 'one' }]);
  shop.publish();
  shop.keeper.close();
  const path = join(folder, 'manifest');
  const manifest = readManifest(path);
  if (!manifest) throw new Error('There is no manifest');
  writeManifest(path, { ...manifest, engineVersion: manifest.engineVersion - 1 });

  const warnings: string[] = [];
  const keeper = openKeeper(folder, { ...silent, warn: (_, message) => warnings.push(message) });
  expect(keeper.opened.indices).toEqual([]);
  expect(warnings).toEqual(['The search snapshot has an old format and is discarded']);
  keeper.close();
});

test('a refused batch changes nothing', () => {
  const shop = open(newFolder());
  put(shop.keeper, 'a', [{ objectID: '1', name: 'one' }]);
  const requests = [
    { action: 'deleteObject', body: { objectID: '1' } },
    { action: 'explode', body: {} },
  ];
  expect(() => shop.keeper.accept({ kind: 'batch', index: 'a' }, encode({ requests }), at)).toThrow(
    'explode',
  );
  shop.publish();
  expect(shop.find('a', 'one')).toEqual(['1']);
  shop.keeper.close();
});
