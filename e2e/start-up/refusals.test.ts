import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@bowline/database';
import { expect, inject, test } from 'vitest';
import { fingerprint, temporaryDataFolder } from '../shop/data-folder.ts';
import { processesOf } from '../shop/processes.ts';
import { runShop } from '../shop/shop-process.ts';

/** What a person reads when the shop refuses to start; nothing may be left running. */
async function refusal(settings: Record<string, string>): Promise<string[]> {
  const program = runShop(settings);
  const { code, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(processesOf(program.pid, settings.DATA_FOLDER ?? 'no folder')).toEqual([]);
  const [first, ...sentences] = stderr.trim().split('\n');
  expect(first).toBe('The shop could not start.');
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  return sentences;
}

test('every mistake in the configuration is told in one sentence', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  expect(await refusal({ DATA_FOLDER, PORT: 'eighty', PREFIX_STRATEGY: 'suffix' })).toEqual([
    'PORT must be a port number from 0 to 65535; it is "eighty".',
    'PREFIX_STRATEGY must be one of no_prefix, prefix, prefix_except_default, prefix_and_default; it is "suffix".',
  ]);
  expect(await fingerprint(DATA_FOLDER)).toEqual({});
});

test('an occupied port is named before anything is touched', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  const { port } = new URL(inject('shopUrl'));
  expect(await refusal({ DATA_FOLDER, PORT: port })).toEqual([
    `Another program already listens on port ${port}. Stop it, or choose another port with PORT=3001.`,
  ]);
  expect(await fingerprint(DATA_FOLDER)).toEqual({});
});

test('a broken database folder is named and left as it is', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  const database = await startEmbeddedPostgres({ folder: join(DATA_FOLDER, 'postgres') });
  await database.stop();
  const data = join(DATA_FOLDER, 'postgres/cluster/data');
  await rm(join(data, 'global/pg_control'));
  const before = await fingerprint(data);

  const sentences = await refusal({ DATA_FOLDER, DEMO: 'off' });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(join(DATA_FOLDER, 'postgres'));
  expect(sentences[0]).toMatch(/damaged/);
  expect(Object.keys(await fingerprint(data))).toEqual(Object.keys(before));
});

test('a file where the database folder should be is named and left as it is', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  await writeFile(join(DATA_FOLDER, 'postgres'), 'mine');
  const sentences = await refusal({ DATA_FOLDER });
  expect(sentences).toEqual([expect.stringContaining(join(DATA_FOLDER, 'postgres'))]);
});

test('an unreachable database is named without its password', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  const DATABASE_URL = 'postgres://shop:hunter2@127.0.0.1:9/bowline';
  const sentences = await refusal({ DATA_FOLDER, DATABASE_URL });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('127.0.0.1:9');
  expect(sentences[0]).not.toContain('hunter2');
});

test('a secrets file that cannot be read is named and left as it is', async () => {
  const DATA_FOLDER = await temporaryDataFolder();
  await mkdir(DATA_FOLDER, { recursive: true });
  await writeFile(join(DATA_FOLDER, 'secrets.json'), '{"cookieKey":');
  const before = await fingerprint(DATA_FOLDER);
  const sentences = await refusal({ DATA_FOLDER });
  expect(sentences).toEqual([expect.stringContaining('secrets.json')]);
  expect(await fingerprint(DATA_FOLDER)).toEqual(before);
});

test('a data folder that cannot be made is named', async () => {
  const folder = await temporaryDataFolder();
  await writeFile(join(folder, 'file'), '');
  const sentences = await refusal({ DATA_FOLDER: join(folder, 'file', 'data') });
  expect(sentences).toEqual([expect.stringContaining(join(folder, 'file', 'data'))]);
});
