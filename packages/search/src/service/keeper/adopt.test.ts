import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildSegment, completeSettings } from '../../engine/index.ts';
import { createIndexCatalogue } from '../index-catalogue.ts';
import type { SearchLog, SearchRecord } from '../model.ts';
import { type Keeper, openKeeper } from './keeper.ts';

const opened: Keeper[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const keeper of opened.splice(0)) keeper.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const silent: SearchLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const at = '2026-11-02T09:00:00.000Z';
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const settings = { searchableAttributes: ['name'], attributesForFaceting: ['size'] };
const names = (...all: readonly string[]) => all.map((name, id) => ({ objectID: `${id}`, name }));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-adopt-'));
  folders.push(folder);
  return folder;
}

function open(folder: string) {
  const keeper = openKeeper(folder, silent);
  opened.push(keeper);
  const catalogue = createIndexCatalogue();
  catalogue.publish(keeper.opened);
  const published: number[] = [];
  /** The records of which stay on disk. */
  const light: number[] = [];
  return {
    keeper,
    published,
    light,
    publish() {
      do {
        const publication = keeper.publish();
        published.push(...publication.segments.map(({ id }) => id));
        light.push(...publication.segments.filter(({ records }) => records).map(({ id }) => id));
        catalogue.publish(publication);
      } while (keeper.isBehind());
    },
    /** Names in order of ids; undefined where there is no such index. */
    namesIn: (index: string) =>
      catalogue
        .find(index)
        ?.index.browse({ length: 100 })
        .records.map(({ name }) => name),
    /** Deletes as the indexer does before it builds, builds elsewhere, and gives it the name of `index`. */
    replace(index: string, records: readonly SearchRecord[]) {
      const building = `${index}_building`;
      keeper.accept({ kind: 'delete-index', index: building }, encode({}), at);
      keeper.accept({ kind: 'settings', index: building, forwardToReplicas: true }, encode(settings), at);
      const acceptance = keeper.adopt(
        building,
        buildSegment(records, { settings: completeSettings(settings) }),
        at,
      );
      keeper.accept({ kind: 'move', index: building, destination: index }, encode({}), at);
      return acceptance;
    },
  };
}

/** What a power cut would leave behind. */
function crashCopy(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const put = (keeper: Keeper, index: string, record: SearchRecord) =>
  keeper.accept({ kind: 'batch', index }, encode({ requests: [{ action: 'addObject', body: record }] }), at);

test('a segment that was built elsewhere takes the place of all records, and is not built again', () => {
  const { keeper, published, publish, namesIn, replace } = open(newFolder());
  put(keeper, 'ropes', { objectID: '7', name: 'Hawser' });
  publish();
  const { tasks } = replace('ropes', names('Cord', 'Twine'));
  expect(tasks).toMatchObject([{ index: 'ropes_building' }]);
  publish();
  expect(namesIn('ropes')).toEqual(['Cord', 'Twine']);
  expect(new Set(published).size).toBe(2);
  put(keeper, 'ropes', { objectID: '1', name: 'Yarn' });
  keeper.accept({ kind: 'delete', index: 'ropes', objectIDs: ['0'] }, encode({}), at);
  publish();
  expect(namesIn('ropes')).toEqual(['Yarn']);
  replace('ropes', []);
  publish();
  expect(namesIn('ropes')).toEqual([]);
});

test('what records say stays on disk, in segments that were built here too', () => {
  const shop = open(newFolder());
  const many = names(...Array.from({ length: 300 }, (_, number) => `Cord ${number} ${'long '.repeat(80)}`));
  shop.replace('ropes', many);
  shop.publish();
  const hooks = { requests: many.map((body) => ({ action: 'addObject', body })) };
  shop.keeper.accept({ kind: 'batch', index: 'hooks' }, encode(hooks), at);
  shop.publish();
  expect(new Set(shop.light).size).toBe(2);
  expect(shop.light).toEqual(shop.published);
  // Read by who keeps them: some are changed in part.
  const change = { requests: [{ action: 'partialUpdateObject', body: { objectID: '0', name: 'Hook' } }] };
  shop.keeper.accept({ kind: 'batch', index: 'hooks' }, encode(change), at);
  shop.publish();
  expect(shop.namesIn('hooks')).toHaveLength(100);
  expect(shop.namesIn('hooks')?.[0]).toBe('Hook');
});

test('it is there after a crash and after a stop, with what was written to it since', () => {
  const folder = newFolder();
  const first = open(folder);
  first.replace('ropes', names('Cord', 'Twine'));
  first.replace('ropes', names('Rope', 'Twine'));
  first.publish();
  put(first.keeper, 'ropes', { objectID: '2', name: 'Yarn' });
  first.publish();
  const second = open(crashCopy(folder));
  second.publish();
  expect(second.namesIn('ropes')).toEqual(['Rope', 'Twine', 'Yarn']);
  // Names of files go on behind those that are there.
  const { tasks } = second.replace('hooks', names('Hook'));
  second.publish();
  expect(second.namesIn('ropes')).toEqual(['Rope', 'Twine', 'Yarn']);
  expect(tasks[0]?.taskId).toBeGreaterThan(4);
  second.keeper.tidy();
  const third = open(crashCopy(folders.at(-1) ?? ''));
  expect(third.namesIn('ropes')).toEqual(['Rope', 'Twine', 'Yarn']);
  expect(third.namesIn('hooks')).toEqual(['Hook']);
});

test('when its file is damaged before there is a snapshot, the index is gone under both names, and nothing else', () => {
  const folder = newFolder();
  const first = open(folder);
  first.replace('ropes', names('Cord'));
  first.publish();
  first.keeper.tidy();
  first.replace('ropes', names('Rope'));
  first.replace('hooks', names('Hook'));
  first.publish();
  const copy = crashCopy(folder);
  const known = readdirSync(copy).filter((name) => name.startsWith('segment-'));
  expect(known).toHaveLength(3);
  const [, damaged = ''] = known.toSorted();
  const path = join(copy, damaged);
  const bytes = readFileSync(path);
  bytes[bytes.byteLength >> 1] = (bytes[bytes.byteLength >> 1] ?? 0) ^ 255;
  writeFileSync(path, bytes);
  const second = open(copy);
  if (second.keeper.isBehind()) second.publish();
  expect(second.namesIn('ropes')).toBeUndefined();
  expect(second.namesIn('ropes_building')).toBeUndefined();
  expect(second.namesIn('hooks')).toEqual(['Hook']);
});
