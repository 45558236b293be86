import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@bowline/database';
import { catalogueCases } from './catalogue/cases.ts';
import { type Watched, watchUntil } from './indexing/measure-build.ts';
import { listingsReport, type NamedPeriod, periodsReport } from './indexing/report.ts';
import { type BenchPlace, withBenchPlace } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { isAnswered, searchReady } from './measure/search-ready.ts';
import { type ServerProcess, startServerProcess } from './measure/server-process.ts';

/**
 * How long it takes until all indices of a catalogue stand: when there are none, when everything has changed, and after a restart;
 * who is busy with it meanwhile, and what listings cost that are asked for beside it.
 */
async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  for (const scale of options.scales) {
    const periods = await withBenchPlace({ scale, data: options.data, log: console.log }, measure);
    console.log(`\n${periodsReport(periods)}\n\n${listingsReport(periods)}\n`);
  }
}

const builtLine = /Building the search indices: \d+ products in \d+ locales \(([\d.]+) s\)/;
/** In the log, which tells of every build. */
const builtTwice = /(The search indices are built[\s\S]*){2}/;
const usualMs = 20_000;

async function measure(place: BenchPlace): Promise<NamedPeriod[]> {
  await rm(join(place.dataFolder, 'search'), { recursive: true, force: true });
  const cases = await catalogueCases(place.database);
  const listings = cases.find(({ name }) => name === 'category of 48')?.next;
  if (!listings) throw new Error('There are no listings to ask for');
  const watched = (server: ServerProcess): Watched => ({ server, postgresCpu: place.postgresCpu, listings });

  const first = await start(place);
  const none = await watchUntil(watched(first), first.printed(builtLine));
  const [, builtIn] = await first.printed(builtLine);
  await searchReady(first);
  await sql`update reference_data_version set version = version + 1`.execute(place.database.kysely);
  const anew = await watchUntil(watched(first), first.printed(builtTwice));
  await searchReady(first);
  await first.stop();

  const second = await start(place);
  const restarted = await watchUntil(watched(second), untilAnswered(second));
  await searchReady(second);
  const usual = await watchUntil(watched(second), wait(usualMs));
  await second.stop();
  return [
    { name: 'no indices', builtIn: Number(builtIn), period: none },
    { name: 'everything changed', period: anew },
    { name: 'restarted', period: restarted },
    { name: 'nothing to build', period: usual },
  ];
}

async function start({ databaseUrl, dataFolder, closeLater }: BenchPlace): Promise<ServerProcess> {
  const server = await startServerProcess({
    file: 'scripts/serve/shop.ts',
    settings: {
      PORT: '0',
      HOST: '127.0.0.1',
      ROLES: 'commerce,search',
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      DEMO: 'off',
      LOG_LEVEL: 'info',
    },
  });
  closeLater(server.stop);
  return server;
}

async function untilAnswered(server: ServerProcess): Promise<void> {
  while (!(await isAnswered(server.url))) await wait(50);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
