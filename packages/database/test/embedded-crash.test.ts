import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from '../src/embedded/binaries.ts';
import { chooseIdentity } from '../src/embedded/server-identity.ts';
import { createDatabase, sql, startEmbeddedPostgres } from '../src/index.ts';
import { prepareCluster } from './prepared-cluster.ts';
import { startProgram } from './program.ts';
import { killServerTree, serverPid } from './server-processes.ts';

const clusterThatWasUsed = prepareCluster();

async function storedNumbers(url: string): Promise<Set<string>> {
  const database = createDatabase({ url });
  try {
    const { rows } = await sql<{ value: number }>`select value from number`.execute(database.kysely);
    return new Set(rows.map(({ value }) => String(value)));
  } finally {
    await database.close();
  }
}

test('killing the server in the middle of writes loses no acknowledged commit', async () => {
  const folder = await clusterThatWasUsed();
  const writer = startProgram('write-numbers', [folder]);
  await writer.printed(500);
  await killServerTree(folder);
  await writer.kill();

  const server = await startEmbeddedPostgres({ folder });
  onTestFinished(() => server.stop());
  const stored = await storedNumbers(server.url);
  expect(writer.lines.filter((number) => !stored.has(number))).toEqual([]);
});

test('killing the shop leaves an orphan that the next start adopts with everything acknowledged', async () => {
  const folder = await clusterThatWasUsed();
  const writer = startProgram('write-numbers', [folder]);
  await writer.printed(500);
  await writer.kill();
  const orphan = await serverPid(folder);
  expect(orphan).toBeDefined();

  const server = await startEmbeddedPostgres({ folder });
  expect(await serverPid(folder)).toBe(orphan);
  const stored = await storedNumbers(server.url);
  expect(writer.lines.filter((number) => !stored.has(number))).toEqual([]);
  await server.stop();
  expect(await serverPid(folder)).toBeUndefined();
});

test('a server that dies while the shop lives comes back at the same address', async () => {
  const folder = await clusterThatWasUsed();
  const server = await startEmbeddedPostgres({ folder });
  onTestFinished(() => server.stop());
  const database = createDatabase({ url: server.url });
  onTestFinished(() => database.close());
  await database.ping();
  await killServerTree(folder);

  let isBack = false;
  while (!isBack) {
    await wait(50);
    isBack = await database.ping().then(
      () => true,
      () => false,
    );
  }
});

test('a stale postmaster.pid whose number now belongs to another process does not keep the server down', async () => {
  const folder = await clusterThatWasUsed();
  const program = startProgram('use-server', [folder]);
  await program.printed(1);
  await program.kill();
  await killServerTree(folder);

  // PostgreSQL is misled only by a process of its own user.
  const data = join(folder, 'cluster', 'data');
  const identity = await chooseIdentity(findBinaries(), folder, data, undefined);
  const { file, args, ...user } = identity.command('sleep', ['60']);
  const stranger = spawn(file, args, { ...user, cwd: '/' });
  onTestFinished(() => void stranger.kill());
  const path = join(data, 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [stranger.pid, ...rest].join('\n'));

  const server = await startEmbeddedPostgres({ folder });
  onTestFinished(() => server.stop());
  expect(await serverPid(folder)).not.toBe(stranger.pid);
});
