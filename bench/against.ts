import { join, resolve } from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { measureInTurns } from './against/in-turns.ts';
import { againstReport } from './against/report.ts';
import { shopCases } from './all/cases.ts';
import { type BenchPlace, serverOnPlace, tidyUp, withBenchPlace } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { type BenchCase, chosenCases } from './measure/run-cases.ts';
import { root, type ServerProcess, startServerProcess } from './measure/server-process.ts';

const roles = 'storefront,commerce,content,search';
const effort = { warmUp: 1_500, rounds: 9, requestsPerRound: 100, concurrency: 4 };

interface Side {
  readonly server: ServerProcess;
  readonly cases: readonly BenchCase[];
}

/** What a change has gained: the shop of another checkout and this one, on one database, asked in turns. */
async function run(args: readonly string[]): Promise<void> {
  const [folder, others] = takeFormer(args);
  const options = readOptions(others, {}, effort);
  await ensureBuild({ root, log: console.log });
  const [scale = 1] = options.scales;
  await withBenchPlace({ scale, data: options.data, log: console.log }, async (place) => {
    const former = await openSide(place, folder, 'former');
    const present = await openSide(place, root, 'present');
    const bare = await startServerProcess({ file: 'bench/measure/bare-server.ts' });
    place.closeLater(bare.stop);
    await tidyUp(place.database);
    for (const { name, requestsPerVisit = 1, ...own } of chosenCases(present.cases, options.only)) {
      const before = former.cases.find((known) => known.name === name);
      if (!before) continue;
      const measured = await measureInTurns({
        name,
        requestsPerVisit,
        former: { server: former.server, next: before.next },
        present: { server: present.server, next: own.next },
        bare,
        postgresCpu: place.postgresCpu,
        effort: options.effort,
      });
      console.log(againstReport(measured));
    }
  });
}

/** The folder of the former checkout, which has its packages and its build, and the options that all benchmarks have. */
function takeFormer(args: readonly string[]): [folder: string, others: readonly string[]] {
  const at = args.indexOf('--former');
  const folder = args[at + 1];
  if (at < 0 || !folder) throw new Error('Say with --former where the other checkout lies, built.');
  return [resolve(folder), args.toSpliced(at, 2)];
}

async function openSide(place: BenchPlace, folder: string, name: string): Promise<Side> {
  const server = await serverOnPlace(place, {
    roles,
    folder,
    settings: { DATA_FOLDER: join(place.dataFolder, name) },
  });
  return { server, cases: await shopCases({ server, database: place.database }) };
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
