import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowline-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a fresh shop makes its secrets once and keeps them', async () => {
  const first = await loadSecrets(path.join(folder, 'var'));
  const second = await loadSecrets(path.join(folder, 'var'));
  expect(second).toEqual(first);
  expect(first.cacheIdSalt).toMatch(/^[\w-]{43}$/);
});

test('only the owner can read the file, even if somebody opened it up', async () => {
  const file = path.join(folder, 'secrets.json');
  await writeFile(file, '{"cookieKey":"kept"}', { mode: 0o644 });
  const secrets = await loadSecrets(folder);
  expect(secrets.cookieKey).toBe('kept');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets);
});

test('a broken file is left as it is and named in one sentence', async () => {
  const file = path.join(folder, 'secrets.json');
  await writeFile(file, '{"cookieKey":');
  await expect(loadSecrets(folder)).rejects.toThrow(
    /secrets\.json cannot be read .*; mend it or move it away\.$/,
  );
  expect(await readFile(file, 'utf8')).toBe('{"cookieKey":');
});
