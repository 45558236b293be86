import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plantTree } from './testing/planted-tree.ts';

const manifest = { name: 'shop', version: '1.0.0', dependencies: { node: 'file:node-24' } };
const lockFile = () => ({
  name: 'shop',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': manifest,
    'node-24': { name: 'node', version: '24.0.0' },
    'node_modules/node': { resolved: 'node-24', link: true },
  },
});

/** A repository whose only package is a local "node", so that the real npm installs it without a network. */
function plantRepository(): string {
  const root = plantTree({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(lockFile()),
    'node-24/package.json': JSON.stringify({ name: 'node', version: '24.0.0' }),
  });
  mkdirSync(join(root, 'node-24/bin'));
  symlinkSync(process.execPath, join(root, 'node-24/bin/node'));
  cpSync(join(import.meta.dirname, 'install'), join(root, 'scripts/install'), { recursive: true });
  for (const file of ['ensure.mjs', 'start.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  writeFileSync(
    join(root, 'scripts/serve.ts'),
    'console.log("serving", process.argv.slice(2).join(), "child of", process.ppid);',
  );
  return root;
}

interface EnsureOptions {
  readonly program?: 'ensure.mjs' | 'start.mjs';
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function ensure(
  root: string,
  { program = 'ensure.mjs', args = [], env = {} }: EnsureOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${program}`, ...args],
      { cwd: root, env: { ...withoutAddress, ...env } },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
      },
    );
  });
}

const { PORT: _port, HOST: _host, ...withoutAddress } = process.env;
const installs = /Installing packages/;

test('the first call installs, the second has nothing to do', async () => {
  const root = plantRepository();
  const first = await ensure(root);
  expect(first).toMatchObject({ code: 0, output: expect.stringMatching(installs) });
  expect(existsSync(join(root, 'node_modules/node/package.json'))).toBe(true);
  expect(await ensure(root)).toEqual({ code: 0, output: '' });
});

test('two at once install once', async () => {
  const root = plantRepository();
  const results = await Promise.all([ensure(root), ensure(root)]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(results.filter(({ output }) => installs.test(output))).toHaveLength(1);
});

test('another lock file installs again', async () => {
  const root = plantRepository();
  await ensure(root);
  const changed = lockFile();
  Object.assign(changed.packages['node_modules/node'], { version: '24.0.1' });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(changed));
  expect((await ensure(root)).output).toMatch(installs);
});

test('a lock file that does not fit package.json is worked around and left as it is', async () => {
  const root = plantRepository();
  const outdated = JSON.stringify({ ...lockFile(), packages: { '': { name: 'shop', version: '1.0.0' } } });
  writeFileSync(join(root, 'package-lock.json'), outdated);
  const { code, output } = await ensure(root);
  expect(output).toMatch(/trying npm install --no-save/);
  expect(code).toBe(0);
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(outdated);
});

test('an occupied port is told before anything is installed, read as the server reads it', async () => {
  const root = plantRepository();
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  writeFileSync(join(root, '.env'), `PORT=${port}\n`);
  expect(await ensure(root, { program: 'start.mjs' })).toEqual({
    code: 1,
    output: `✗ Another program already listens on port ${port}. Stop it, or choose another port with PORT=3001.\n`,
  });
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
  expect(existsSync(join(root, 'var'))).toBe(false);

  // The environment wins over the file, and a command that serves nothing needs no port.
  expect((await ensure(root, { program: 'start.mjs', env: { PORT: '0' } })).code).toBe(0);
  expect((await ensure(root)).code).toBe(0);
});

test('a start serves what it has installed on the installed Node, and the next one in its own process', async () => {
  const root = plantRepository();
  const start = () => ensure(root, { program: 'start.mjs', args: ['--dev'], env: { PORT: '0' } });
  const first = await start();
  expect(first).toMatchObject({ code: 0, output: expect.stringMatching(installs) });
  expect(first.output).toMatch(/^serving --dev child of \d+$/m);
  expect(first.output).not.toContain(`child of ${process.pid}\n`);
  expect(await start()).toEqual({ code: 0, output: `serving --dev child of ${process.pid}\n` });
});

test('packages that were installed by hand are left as they are', async () => {
  const root = plantRepository();
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' });
  expect(await ensure(root)).toEqual({ code: 0, output: '' });
});

test('a "node" that is not version 24 is named together with what to do', async () => {
  const root = plantRepository();
  rmSync(join(root, 'node-24/bin/node'));
  writeFileSync(join(root, 'node-24/bin/node'), '#!/bin/sh\necho v20.1.0\n');
  chmodSync(join(root, 'node-24/bin/node'), 0o755);
  const { code, output } = await ensure(root);
  expect(code).toBe(1);
  expect(output).toMatch(
    /runs on Node 24, but npm scripts find v20\.1\.0.*npm rebuild node --ignore-scripts=false/,
  );
  expect((await ensure(root)).code).toBe(1);
});

test('an installation that fails is tried twice and then explained', async () => {
  const root = plantRepository();
  const dependencies = { rope: '1.0.0' };
  const unreachable = { version: '1.0.0', resolved: 'http://127.0.0.1:9/rope.tgz' };
  const packages = { '': { ...manifest, dependencies }, 'node_modules/rope': unreachable };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...lockFile(), packages }));
  writeFileSync(join(root, '.npmrc'), 'fetch-retries=0\nregistry=http://127.0.0.1:9/\n');
  const { code, output } = await ensure(root);
  expect(output).toMatch(
    /npm ci failed, trying npm ci[\s\S]*npm error[\s\S]*✗ The packages could not be installed/,
  );
  expect(code).toBe(1);
});
