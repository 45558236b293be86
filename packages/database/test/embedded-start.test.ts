import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, sql, startEmbeddedPostgres } from '../src/index.ts';
import { startProgram } from './program.ts';
import { serverPid } from './server-processes.ts';
import { temporaryClusterFolder } from './temporary-folder.ts';

test('a first start makes a durable cluster behind a password, on the loopback interface alone', async () => {
  const folder = await temporaryClusterFolder();
  const server = await startEmbeddedPostgres({ folder });
  onTestFinished(() => server.stop());
  const database = createDatabase({ url: server.url });
  onTestFinished(() => database.close());

  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories')
  `.execute(database.kysely);
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: join(folder, 'cluster/data'),
  });

  const password = await stat(join(folder, 'cluster', 'password'));
  expect(password.mode & 0o777).toBe(0o600);
  const stranger = new URL(server.url);
  stranger.password = 'guessed';
  await expect(new pg.Client(stranger.href).connect()).rejects.toMatchObject({ code: '28P01' });
});

test('stopping leaves no process, and a second start finds the same data', async () => {
  const folder = await temporaryClusterFolder();
  const first = await startEmbeddedPostgres({ folder });
  const before = createDatabase({ url: first.url });
  await sql`create table kept (value integer)`.execute(before.kysely);
  await before.close();
  await Promise.all([first.stop(), first.stop()]);
  expect(await serverPid(folder)).toBeUndefined();

  const second = await startEmbeddedPostgres({ folder });
  onTestFinished(() => second.stop());
  const after = createDatabase({ url: second.url });
  onTestFinished(() => after.close());
  expect((await sql`select * from kept`.execute(after.kysely)).rows).toEqual([]);
});

test('processes that start at once share one cluster, and the last one out stops it', async () => {
  const folder = await temporaryClusterFolder();
  const programs = [1, 2, 3].map(() => startProgram('use-server', [folder]));
  const urls = await Promise.all(programs.map(async (program) => (await program.printed(1))[0]));
  expect(urls[0]).toMatch(/^postgres:\/\//);
  expect(new Set(urls).size).toBe(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([]);

  const [first, second, third] = programs;
  await first?.finish();
  await second?.kill();
  expect(await serverPid(folder)).toBeDefined();
  await third?.finish();
  expect(await serverPid(folder)).toBeUndefined();
});

test('two users within one process count as two', async () => {
  const folder = await temporaryClusterFolder();
  const first = await startEmbeddedPostgres({ folder });
  const second = await startEmbeddedPostgres({ folder });
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await serverPid(folder)).toBeDefined();
  await second.stop();
  expect(await serverPid(folder)).toBeUndefined();
});

test('what a killed first start left unfinished is cleared away by the next', async () => {
  const folder = await temporaryClusterFolder();
  const program = startProgram('use-server', [folder]);
  while (!(await readdir(folder)).some((name) => name.startsWith('unfinished'))) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await program.kill();
  const server = await startEmbeddedPostgres({ folder });
  await server.stop();
  expect((await readdir(folder)).sort()).toEqual([
    'change.lock',
    'cluster',
    'host',
    'server.log',
    'users.lock',
  ]);
});
