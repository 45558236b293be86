import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepBuild, listKeptBuilds, mostKeptBuilds } from './kept-builds.ts';

async function shopFolders() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowline-builds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const keptFolder = path.join(folder, 'kept');
  /** Builds anew as the bundler does: old files are taken away, new ones are written. */
  async function build(id: string) {
    const filesFolder = path.join(folder, 'client');
    await rm(filesFolder, { recursive: true, force: true });
    await mkdir(path.join(filesFolder, 'assets'), { recursive: true });
    await writeFile(path.join(filesFolder, `assets/page-${id}.js`), `export const build = '${id}';`);
    const facts = { id, time: '2026-01-01T00:00:00.000Z', version: '1.0.0' };
    return { keptFolder, filesFolder, facts, made: { [`manifest-${id}.js`]: `routes of ${id}` } };
  }
  const age = (id: string, seconds: number) => {
    const at = new Date(Date.now() - seconds * 1000);
    return utimes(path.join(keptFolder, id, 'build.json'), at, at);
  };
  return { keptFolder, build, age };
}

test('the scripts of a build stay when the next one takes their place', async () => {
  const { keptFolder, build } = await shopFolders();
  await keepBuild(await build('a'));
  await keepBuild(await build('b'));
  const read = (file: string) => readFile(path.join(keptFolder, file), 'utf8');
  expect(await read('a/assets/page-a.js')).toBe("export const build = 'a';");
  expect(await read('a/assets/manifest-a.js')).toBe('routes of a');
  expect(await read('b/assets/page-b.js')).toBe("export const build = 'b';");
});

test('builds beyond the last ones are forgotten, whichever was put up longest ago', async () => {
  const { keptFolder, build, age } = await shopFolders();
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    await keepBuild(await build(id));
    await age(id, 100 - index);
  }
  await keepBuild(await build('a'));
  await keepBuild(await build('d'));
  const names = (await listKeptBuilds(keptFolder)).map((folder) => path.basename(folder));
  expect(names).toHaveLength(mostKeptBuilds);
  expect(names.toSorted()).toEqual(['a', 'c', 'd']);
});

test('processes that start at once keep one build, whole', async () => {
  const { keptFolder, build } = await shopFolders();
  const toKeep = await build('a');
  await Promise.all([keepBuild(toKeep), keepBuild(toKeep)]);
  expect(await readdir(keptFolder)).toEqual(['a']);
});
