import { expect, test } from 'vitest';
import { completeLockFile } from '../lock-file/complete-lock-file.ts';
import type { LockFile } from '../lock-file/locked-package.ts';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './lock-file.ts';

const bundler = 'node_modules/bundler';
const linux = 'node_modules/@bundler/binding-linux-x64-gnu';
const mac = 'node_modules/@bundler/binding-darwin-arm64';
const manifest = { devDependencies: { bundler: '1.0.0' } };
const lock: LockFile = {
  packages: {
    '': manifest,
    [linux]: { version: '1.0.0', dev: true, optional: true },
    [bundler]: {
      version: '1.0.0',
      dev: true,
      license: 'MIT',
      optionalDependencies: {
        '@bundler/binding-darwin-arm64': '1.0.0',
        '@bundler/binding-linux-x64-gnu': '1.0.0',
      },
    },
  },
};

const messagesFor = (lockFile: object, rootManifest: object = manifest) =>
  check(
    plantTree({
      'package.json': JSON.stringify(rootManifest),
      'package-lock.json': JSON.stringify(lockFile),
    }),
  ).map(({ message }) => message);

test('a lock file without the binary of a platform fails', () => {
  expect(messagesFor(lock)).toEqual(['leaves out @bundler/binding-darwin-arm64: run npm run complete-lock']);
});

test('completing adds what its name says and leaves the rest alone', () => {
  const completed = completeLockFile(lock);
  expect(messagesFor(completed)).toEqual([]);
  expect(completed.packages[mac]).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    license: 'MIT',
    optional: true,
    os: ['darwin'],
  });
  expect(completed.packages[bundler]).toEqual(lock.packages[bundler]);
  expect(completeLockFile(completed)).toEqual(completed);
});

test('a package.json that names something else than the lock file fails', () => {
  const changed = { devDependencies: { bundler: '2.0.0' } };
  expect(messagesFor(completeLockFile(lock), changed)).toEqual([
    'names other packages than package-lock.json: run npm install',
  ]);
});
