import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from '../src/embedded/binaries.ts';
import { runCommand } from '../src/embedded/run-command.ts';
import { chooseIdentity } from '../src/embedded/server-identity.ts';
import { createDatabase, startEmbeddedPostgres } from '../src/index.ts';
import { startProgram } from './program.ts';
import { temporaryClusterFolder } from './temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const onlyRootIsKnown = { file: 'unshare', args: ['--user', '--map-root-user'] };
const hasUserNamespaces =
  isRoot && (await runCommand({ ...onlyRootIsKnown, args: [...onlyRootIsKnown.args, 'true'] })).succeeded;

async function ownerOf(folder: string): Promise<number> {
  return (await stat(join(folder, 'cluster', 'data'))).uid;
}

test('the server runs for an ordinary user', async () => {
  const folder = await temporaryClusterFolder(0o777);
  const identity = await chooseIdentity(findBinaries(), folder, join(folder, 'cluster', 'data'), undefined);
  const program = startProgram('use-server', [folder], identity.command);
  expect(await program.printed(1)).toEqual([expect.stringMatching(/^postgres:/)]);
  expect(await ownerOf(folder)).not.toBe(0);
  await program.finish();
});

if (isRoot) {
  test('root runs the server as whom it is told', async () => {
    const [, uid, gid] = /^[^:]+:[^:]*:([1-9]\d*):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8')) ?? [];
    const folder = await temporaryClusterFolder();
    const server = await startEmbeddedPostgres({ folder, runAs: { uid: Number(uid), gid: Number(gid) } });
    onTestFinished(() => server.stop());
    expect(await ownerOf(folder)).toBe(Number(uid));
  });

  test('root may keep the cluster below a folder that nobody else may enter', async () => {
    const folder = await temporaryClusterFolder(0o700);
    const server = await startEmbeddedPostgres({ folder });
    onTestFinished(() => server.stop());
    const database = createDatabase({ url: server.url });
    onTestFinished(() => database.close());
    await database.ping();
    expect(await ownerOf(folder)).not.toBe(0);
  });
}

if (hasUserNamespaces) {
  test('root runs the server in a container that knows no other user', async () => {
    const folder = await temporaryClusterFolder();
    const program = startProgram('use-server', [folder], (file, args) => ({
      file: onlyRootIsKnown.file,
      args: [...onlyRootIsKnown.args, file, ...args],
    }));
    expect(await program.printed(1)).toEqual([expect.stringMatching(/^postgres:/)]);
    await program.finish();
  });
}
