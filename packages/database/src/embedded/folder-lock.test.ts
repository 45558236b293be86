import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { lockAlone, tryLockAlone, tryLockShared } from './folder-lock.ts';

test('a lock held alone excludes everybody, a shared one only those who want it alone', async () => {
  const path = join(await temporaryFolder(), 'lock');
  const alone = tryLockAlone(path);
  expect(alone).toBeDefined();
  expect(tryLockAlone(path)).toBeUndefined();
  expect(tryLockShared(path)).toBeUndefined();
  alone?.release();

  const first = tryLockShared(path);
  const second = tryLockShared(path);
  expect(first && second).toBeDefined();
  first?.release();
  expect(tryLockAlone(path)).toBeUndefined();
  second?.release();
  tryLockAlone(path)?.release();
});

test('whoever waits gets the lock when it is released, and gives up with a sentence when it is not', async () => {
  const path = join(await temporaryFolder(), 'lock');
  const holder = tryLockAlone(path);
  await expect(lockAlone(path, 50)).rejects.toThrow(/^Another process has been starting or stopping/);
  const waiting = lockAlone(path, 5_000);
  holder?.release();
  (await waiting).release();
});

test('a place that cannot be written is named', async () => {
  const folder = await temporaryFolder();
  expect(() => tryLockAlone(join(folder, 'missing', 'lock'))).toThrow(
    /cannot be taken; this user may not write there/,
  );
});
