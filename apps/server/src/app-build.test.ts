import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAppBuild } from './app-build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bowline-build-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a page that nobody has asked for yet is there after another build has taken its files away', async () => {
  const server = path.join(root, 'apps/storefront/build/server');
  await mkdir(path.join(server, 'assets/deep'), { recursive: true });
  const entry = `export const assets = { version: 'one' };
    export const page = () => import('./assets/page.js');`;
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(server, 'index.js'), entry);
  await writeFile(path.join(server, 'assets/page.js'), "export { text } from './deep/text.js';");
  await writeFile(path.join(server, 'assets/deep/text.js'), "export const text = 'of the first build';");
  await writeFile(path.join(server, 'assets/style.css'), 'is no script');

  const build = await openAppBuild(root, 'storefront', { development: false });
  expect(build.facts?.id).toBe('one');
  await rm(path.join(root, 'apps'), { recursive: true });
  const loaded = (await build.load()) as unknown as { page(): Promise<{ text: string }> };
  expect((await loaded.page()).text).toBe('of the first build');
});
