import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { withLock } from './lock.mjs';

const silent = { doing: 'working', log: () => {} };

function plantLock(owner: number): { root: string; folder: string } {
  const root = plantTree({});
  const folder = join(root, 'work.lock');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pid'), String(owner));
  return { root, folder };
}

test('work under one lock never overlaps, and the lock is gone afterwards', async () => {
  const root = plantTree({});
  const folder = join(root, 'work.lock');
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(folder, silent, work)));
  expect(most).toBe(1);
  expect(readdirSync(root)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  const folder = join(plantTree({}), 'work.lock');
  await expect(withLock(folder, silent, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const { root, folder } = plantLock(dead);
  expect(await withLock(folder, silent, async () => 'done')).toBe('done');
  expect(readdirSync(root)).toEqual([]);
});

test('the lock of a living process is taken over once its heartbeat has stopped', async () => {
  const { folder } = plantLock(process.pid);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(folder, longAgo, longAgo);
  expect(await withLock(folder, silent, async () => 'done')).toBe('done');
});

test('who waits says for what', async () => {
  const folder = join(plantTree({}), 'work.lock');
  const lines: string[] = [];
  const first = withLock(folder, silent, () => new Promise<void>((resolve) => setImmediate(resolve)));
  await withLock(folder, { doing: 'installing', log: (line) => lines.push(line) }, async () => {});
  await first;
  expect(lines).toEqual([`Another process (${process.pid}) is installing; waiting for it.`]);
});
