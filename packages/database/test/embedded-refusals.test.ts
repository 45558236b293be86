import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from '../src/embedded/binaries.ts';
import { openClusterFolder } from '../src/embedded/cluster-folder.ts';
import { joinUsers, whileChangingAlone } from '../src/embedded/cluster-users.ts';
import { runCommand } from '../src/embedded/run-command.ts';
import { DatabaseStartError, startEmbeddedPostgres } from '../src/index.ts';
import { prepareCluster } from './prepared-cluster.ts';
import { startProgram } from './program.ts';
import { killServerTree } from './server-processes.ts';
import { temporaryClusterFolder } from './temporary-folder.ts';

async function refusalOf(folder: string): Promise<string> {
  const outcome = await startEmbeddedPostgres({ folder }).catch((error: unknown) => error);
  if (!(outcome instanceof DatabaseStartError)) throw new Error(`Not refused: ${outcome}`);
  expect(outcome.message).toMatch(/^[A-Z][^\n]+\.$/);
  return outcome.message;
}

const clusterThatWasUsed = prepareCluster();

test('a damaged cluster is refused and left as it is', async () => {
  const folder = await clusterThatWasUsed();
  const data = join(folder, 'cluster', 'data');
  await rm(join(data, 'global', 'pg_control'));
  const before = await readdir(data);
  expect(await refusalOf(folder)).toContain('its files are damaged');
  expect((await readdir(data)).sort()).toEqual(before.sort());

  await writeFile(join(data, 'PG_VERSION'), '9\n');
  expect(await refusalOf(folder)).toContain('was made by PostgreSQL 9, this is 18');

  await rm(join(data, 'PG_VERSION'));
  expect(await refusalOf(folder)).toContain('is no complete PostgreSQL cluster');

  await rm(join(folder, 'cluster', 'password'));
  await writeFile(join(data, 'PG_VERSION'), '18\n');
  expect(await refusalOf(folder)).toContain('it is missing');
});

test('a server in the folder that does not know our password is neither used nor disturbed', async () => {
  const folder = await clusterThatWasUsed();
  const program = startProgram('use-server', [folder]);
  await program.printed(1);
  const password = join(folder, 'cluster', 'password');
  const right = await readFile(password, 'utf8');
  await writeFile(password, 'wrong');
  expect(await refusalOf(folder)).toContain('does not admit us');
  await writeFile(password, right);
  await program.finish();
});

test('a folder in use by another container is refused', async () => {
  const folder = await clusterThatWasUsed();
  const program = startProgram('use-server', [folder]);
  await program.printed(1);
  await program.kill();
  await killServerTree(folder);
  await writeFile(join(folder, 'host'), 'elsewhere pid:[1]');
  const place = await openClusterFolder(folder);
  const membership = await whileChangingAlone(place, async () => joinUsers(place));
  onTestFinished(() => membership.release());
  expect(await refusalOf(folder)).toContain('in use by another machine or container (elsewhere)');
});

test('a folder that cannot be made is refused', async () => {
  const folder = await temporaryClusterFolder();
  await writeFile(join(folder, 'file'), '');
  expect(await refusalOf(join(folder, 'file', 'postgres'))).toContain('cannot be made (ENOTDIR)');
});

test('a machine without a binary of its own is told what to do', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(
    /^There is no embedded PostgreSQL for sunos on sparc here .* set DATABASE_URL to a PostgreSQL server of your own\.$/,
  );
});

const mayMount = (
  await runCommand({ file: 'unshare', args: ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'] })
).succeeded;

if (mayMount) {
  test('a full disk is named, and no half-made cluster remains', async () => {
    const folder = await temporaryClusterFolder();
    const disk = join(folder, 'disk');
    await mkdir(disk);
    const script = 'mount -t tmpfs -o size=12m,mode=755 tmpfs "$0" && "$@"; echo "left: $(ls "$0")"';
    const program = startProgram('use-server', [disk], (file, args) => ({
      file: 'unshare',
      args: ['--mount', 'sh', '-c', script, disk, file, ...args],
    }));
    expect(await program.printed(2)).toEqual([
      `DatabaseStartError: The database in ${disk} cannot be started: the disk is full.`,
      'left: change.lock',
    ]);
    expect(execFileSync('ls', [disk], { encoding: 'utf8' })).toBe('');
  });
}
