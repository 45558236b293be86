import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/build.ts';
import { openDataFolder } from './measure/data-folder.ts';
import { searchReady } from './measure/search-ready.ts';
import { startServerProcess } from './measure/server-process.ts';
import { median } from './measure/statistics.ts';
import { formatTable } from './measure/table.ts';
import { verdict } from './mixed/report.ts';
import { type Start, startOnce, type Way, ways } from './start/start-once.ts';

const mostSeconds = 4;
const root = join(import.meta.dirname, '..');

/** From the command to the first page, of a shop that has been started before. */
async function run(args: readonly string[]): Promise<void> {
  const { starts, only, data } = readStartOptions(args);
  await ensureBuild({ root, log: console.log });
  const folder = await openDataFolder(data, 1);
  try {
    await prepare(folder.path);
    // What no start before has read or compiled is not what is measured.
    for (const way of only) await startOnce(root, way, folder.path);
    const measured = new Map<Way, Start[]>(only.map((way) => [way, []]));
    for (let start = 0; start < starts; start += 1)
      for (const [way, all] of measured) all.push(await startOnce(root, way, folder.path));
    for (const [way, all] of measured) report(way, all);
  } finally {
    await folder.remove();
  }
}

/** The demo shop with all its indices, stopped in order. */
async function prepare(dataFolder: string): Promise<void> {
  const shop = await startServerProcess({
    file: 'scripts/serve/shop.ts',
    settings: { PORT: '0', HOST: '127.0.0.1', DATA_FOLDER: dataFolder },
  });
  try {
    await searchReady(shop);
  } finally {
    await shop.stop();
  }
}

function report(way: Way, starts: readonly Start[]): void {
  const columns = ['pageSeconds', 'pageCpuSeconds', 'restedCpuSeconds'] as const;
  const rows = starts.map((start, index) => [
    String(index + 1),
    ...columns.map((column) => start[column].toFixed(2)),
  ]);
  const middle = columns.map((column) => median(starts.map((start) => start[column])));
  console.log(`\n${way}\n`);
  console.log(
    formatTable(
      ['start', 'first page, s', 'CPU until then, s', 'CPU until it rests, s'],
      [...rows, ['median', ...middle.map((value) => value.toFixed(2))]],
    ),
  );
  const [seconds = Number.NaN] = middle;
  console.log(
    `\n${verdict(seconds <= mostSeconds, `first page after ${seconds.toFixed(2)} s (≤ ${mostSeconds})`)}`,
  );
}

function readStartOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      starts: { type: 'string', default: '5' },
      only: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const starts = Number(values.starts);
  if (!Number.isSafeInteger(starts) || starts < 1)
    throw new Error(`--starts must be a whole number from 1; it is "${values.starts}".`);
  const only = ways.filter((way) => values.only === undefined || way === values.only);
  if (only.length === 0) throw new Error(`--only knows ${ways.join(', ')}; it is "${values.only}".`);
  return { starts, only, data: values.data };
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
