import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storefrontFiles } from './static-files.ts';

test('scripts of an earlier build are served to the pages that outlive it, for good', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowline-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const build of ['now', 'earlier']) {
    await mkdir(path.join(folder, build, 'assets'), { recursive: true });
    await writeFile(path.join(folder, build, `assets/page-${build}.js`), `export const of = '${build}';`);
  }
  const kept = async () => ['gone', 'earlier'].map((name) => path.join(folder, name));
  const files = storefrontFiles(path.join(folder, 'now'), kept);
  for (const build of ['now', 'earlier']) {
    const answer = await files.request(`/assets/page-${build}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, `export const of = '${build}';`]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  }
  expect((await files.request('/assets/page-never.js')).status).toBe(404);
});
