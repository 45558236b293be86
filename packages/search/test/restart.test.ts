import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestSearch, type TestSearch } from '@bowline/search/testing';
import { afterEach, expect, test } from 'vitest';
import { ropeSettings, ropes } from './catalogue.ts';

const opened: TestSearch[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const search of opened.splice(0)) await search.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bowline-search-restart-'));
  folders.push(folder);
  return folder;
}

async function open(folder: string): Promise<TestSearch> {
  const search = await createTestSearch({ folder });
  opened.push(search);
  return search;
}

async function close(search: TestSearch): Promise<void> {
  opened.splice(opened.indexOf(search), 1);
  await search.close();
}

async function fill(folder: string): Promise<TestSearch> {
  const search = await createTestSearch({ folder, settings: { ropes: ropeSettings }, indices: { ropes } });
  opened.push(search);
  return search;
}

const find = async (search: TestSearch, query: string, index = 'ropes') => {
  const { body } = await search.call('POST', `/1/indexes/${index}/query`, {
    query,
    attributesToHighlight: [],
  });
  return body.message ?? (body.hits as readonly { objectID: string }[]).map(({ objectID }) => objectID);
};
const put = (search: TestSearch, objectID: string, name: string) =>
  search.write('PUT', `/1/indexes/ropes/${objectID}`, { name });
const warnings = ({ logged }: TestSearch) => logged.map(({ message }) => message);
const filesIn = async (folder: string, beginning: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(beginning)).map((name) => join(folder, name));

/** What a power cut would leave behind. */
async function crashCopy(folder: string): Promise<string> {
  const copy = await newFolder();
  await cp(folder, copy, { recursive: true });
  return copy;
}

test('after a restart everything is there at once', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  await first.write('POST', '/1/indexes/ropes/synonyms/batch', [
    { objectID: 's', type: 'synonym', synonyms: ['string', 'cord'] },
  ]);
  await put(first, '9', 'Mooring line');
  await first.write('DELETE', '/1/indexes/ropes/3');
  const expected = await Promise.all(
    ['', 'paracord', 'string', 'mooring'].map((query) => find(first, query)),
  );
  await close(first);

  const second = await open(folder);
  const found = await Promise.all(['', 'paracord', 'string', 'mooring'].map((query) => find(second, query)));
  expect(found).toEqual(expected);
  expect(await find(second, 'mooring')).toEqual(['9']);
  expect(await find(second, '', 'ropes_price_asc')).toHaveLength(8);
  expect(warnings(second)).toEqual([]);
});

test('ids of tasks go on after a restart', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  const before = Number((await put(first, '9', 'nine')).taskID);
  await close(first);
  const second = await open(folder);
  expect(await put(second, '10', 'ten')).toMatchObject({ taskID: before + 1 });
});

test('writes that were answered survive a crash', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  await close(first);
  const second = await open(folder);
  await put(second, '9', 'Mooring line');
  await second.write('PUT', '/1/indexes/ropes/1/partial', {
    popularity: { _operation: 'Increment', value: 5 },
  });
  await second.write('DELETE', '/1/indexes/ropes/2');

  const third = await open(await crashCopy(folder));
  await third.settled();
  expect(await find(third, 'mooring')).toEqual(['9']);
  expect(await find(third, 'paracord')).toEqual(['1', '3']);
  expect((await third.call('GET', '/1/indexes/ropes/1')).body).toMatchObject({ popularity: 95 });
});

test('a write that was cut off by the crash is left out, and later ones are kept', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  await put(first, '9', 'Mooring line');
  await put(first, '10', 'Anchor line');
  const copy = await crashCopy(folder);
  const [log = ''] = await filesIn(copy, 'writes-');
  await truncate(log, (await readFile(log)).byteLength - 3);

  const second = await open(copy);
  await second.settled();
  expect(await find(second, 'mooring')).toEqual(['9']);
  expect(await find(second, 'anchor')).toEqual([]);
  expect(warnings(second)).toEqual(['The end of the search log is damaged and is cut off']);
  await put(second, '11', 'Tow line');
  const third = await open(await crashCopy(copy));
  await third.settled();
  expect(await find(third, 'tow')).toEqual(['11']);
});

test.each([
  ['manifest', 'The search snapshot is damaged and is discarded'],
  ['segment-', 'A search segment is damaged; its index is discarded'],
])('a damaged %s is discarded, and the index can be written anew', async (beginning, message) => {
  const folder = await newFolder();
  await close(await fill(folder));
  for (const file of await filesIn(folder, beginning)) {
    const bytes = await readFile(file);
    bytes[bytes.byteLength >> 1] = (bytes[bytes.byteLength >> 1] ?? 0) ^ 255;
    await writeFile(file, bytes);
  }
  const second = await open(folder);
  expect(warnings(second)).toContain(message);
  expect(await find(second, 'paracord')).toBe('Index ropes does not exist');
  await put(second, '1', 'Paracord');
  expect(await find(second, 'paracord')).toEqual(['1']);
});

test('a segment that is gone costs its index only', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  const [before] = await filesIn(folder, 'segment-');
  await close(first);
  const second = await open(folder);
  const known = new Set(await filesIn(folder, 'segment-'));
  await second.write('PUT', '/1/indexes/other/1', { name: 'Other' });
  await close(second);
  expect(before).toBeUndefined();
  for (const file of await filesIn(folder, 'segment-')) if (!known.has(file)) await rm(file);
  const third = await open(folder);
  expect(await find(third, '', 'other')).toBe('Index other does not exist');
  expect(await find(third, 'paracord')).toEqual(['1', '2', '3']);
});

test('a second process reads the folder and leaves it alone', async () => {
  const folder = await newFolder();
  await close(await fill(folder));
  const first = await open(folder);
  const second = await open(folder);
  expect(warnings(second)).toEqual(['Another process keeps the search folder: writes stay in memory']);
  await put(second, '9', 'Mooring line');
  expect(await find(second, 'mooring')).toEqual(['9']);
  await close(second);
  await close(first);
  expect(await find(await open(folder), 'mooring')).toEqual([]);
});

test('what people asked is remembered', async () => {
  const folder = await newFolder();
  const first = await fill(folder);
  await find(first, 'paracord');
  await close(first);
  expect((await open(folder)).popularQueries('ropes', 1)).toEqual([{ query: 'paracord', count: 1, hits: 3 }]);
});
