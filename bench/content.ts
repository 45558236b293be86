import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Content, type ContentLimits, type ContentTables, createContent } from '@bowline/content';
import { createDatabase, type Database, migrate, startEmbeddedPostgres } from '@bowline/database';
import { benchDocuments } from './content/documents.ts';
import { type ContentQuery, contentQueries } from './content/queries.ts';
import { formatTable, kilobytes } from './measure/table.ts';

/** CPU milliseconds of the storefront's questions to the content service: never asked before, uncached, cached. */
const documentCount = 5_000;
const warmUps = 200;
const runs = 300;

function addressOf({ query, parameters }: ContentQuery): string {
  const search = new URLSearchParams({ query, returnQuery: 'false' });
  for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value));
  return `http://shop.test/v2025-02-19/data/query/production?${search}`;
}

async function ask(content: Content, address: string): Promise<Response> {
  const response = await content.ownFetch(new Request(address));
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

async function cpuMs(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / count;
}

function openContent(
  database: Database<ContentTables>,
  assetFolder: string,
  limits: Partial<ContentLimits>,
): Content {
  const nothing = () => {};
  return createContent({
    database,
    log: { debug: nothing, info: nothing, warn: console.warn, error: console.error },
    baseUrl: 'http://shop.test',
    writeToken: 'bench',
    images: { inspect: async () => undefined, render: async () => undefined },
    assetFolder,
    limits,
  });
}

async function importDocuments(content: Content): Promise<void> {
  const documents = benchDocuments(documentCount);
  const started = performance.now();
  const imported = await content.importDocuments(documents);
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal).slice(0, 2_000));
  console.log(`${documents.length} documents imported in ${Math.round(performance.now() - started)} ms\n`);
}

async function measure(question: ContentQuery, caching: Content, forgetful: Content): Promise<string[]> {
  const address = addressOf(question);
  const first = await cpuMs(1, () => ask(forgetful, address));
  await cpuMs(warmUps, () => ask(forgetful, address));
  const uncached = await cpuMs(runs, () => ask(forgetful, address));
  await cpuMs(warmUps, () => ask(caching, address));
  const cached = await cpuMs(runs, () => ask(caching, address));
  const { byteLength } = await (await ask(caching, address)).arrayBuffer();
  return [question.name, ...[first, uncached, cached].map((ms) => ms.toFixed(3)), kilobytes(byteLength)];
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowline-bench-content-'));
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    durability: 'disposable',
  });
  const database = createDatabase<ContentTables>({ url: postgres.url });
  const caching = openContent(database, folder, {});
  const forgetful = openContent(database, folder, { cacheLength: 0 });
  try {
    await migrate(database, caching.migrations);
    await importDocuments(caching);
    await Promise.all([caching.warmUp(), forgetful.warmUp()]);
    const rows: string[][] = [];
    for (const question of contentQueries) rows.push(await measure(question, caching, forgetful));
    console.log(
      formatTable(['CPU ms per query', 'first', 'uncached (≤ 3)', 'cached (≤ 0.2)', 'answer'], rows),
    );
  } finally {
    await caching.close();
    await forgetful.close();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await run();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
