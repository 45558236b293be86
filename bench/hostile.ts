import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ensureBuild } from '../scripts/build.ts';
import type { Attack, AttackReport } from './hostile/attack.ts';
import type { HostileKind } from './hostile/kind.ts';
import { hostileKinds } from './hostile/kinds.ts';
import { type PageReport, pagesOf, watchPages } from './hostile/watch-pages.ts';
import { openDataFolder } from './measure/data-folder.ts';
import { readOptions } from './measure/options.ts';
import { type CpuProfile, summariseProfile } from './measure/profile-summary.ts';
import { searchReady } from './measure/search-ready.ts';
import { type ServerProcess, startServerProcess } from './measure/server-process.ts';
import { quantile } from './measure/statistics.ts';
import { formatTable } from './measure/table.ts';
import { type LoopReport, longTurnMs } from './measure/watch-loop.ts';

const slowestPageMs = 500;
/** What caches may have grown by: they are bounded, and filled by whoever asks. */
const memoryGrowthMb = 64;
const restMs = 3_000;

interface Effort {
  readonly seconds: number;
  readonly seed: number;
  /** Milliseconds between two pages. */
  readonly every: number;
}

interface Measured {
  readonly kind: string;
  readonly attack: AttackReport;
  readonly pages: PageReport;
  readonly loop: LoopReport;
  /** CPU milliseconds of the thread while each page was under way. */
  readonly busyMs: readonly number[];
  readonly memoryMb: { readonly before: number; readonly after: number };
}

/** What visitors notice while somebody sends hostile requests. */
async function run(args: readonly string[]): Promise<void> {
  const { more, only, data, profile } = readOptions(args, { seconds: '20', seed: '1', every: '100' });
  const kinds = hostileKinds.filter(({ name }) => name.startsWith(only));
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  const folder = await openDataFolder(data, 1);
  const server = await startServerProcess({
    file: 'scripts/serve/shop.ts',
    settings: { PORT: '0', HOST: '127.0.0.1', DATA_FOLDER: folder.path, DEMO: 'on' },
  });
  try {
    await searchReady(server);
    const pages = await pagesOf(server.url);
    await visit(server.url, pages, 10);
    const measured: Measured[] = [];
    for (const kind of kinds) {
      measured.push(await measureKind(server, kind, pages, more));
      if (profile) console.log(`\n${await profileKind(server, kind, pages, profile, more)}\n`);
    }
    console.log(`\n${report(measured)}\n`);
    for (const { kind, pages: watched } of measured)
      for (const failure of new Set(watched.failures)) console.log(`  ${kind}: ${failure}`);
  } finally {
    await server.stop();
    await folder.remove();
  }
}

async function visit(origin: string, pages: readonly string[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const path of pages) await (await fetch(origin + path)).arrayBuffer();
}

async function measureKind(
  server: ServerProcess,
  kind: HostileKind,
  pages: readonly string[],
  { seconds, seed, every }: Effort,
): Promise<Measured> {
  const origin = server.url.replace(/\/$/, '');
  // What the first requests of a kind fill belongs to the shop.
  await send({ kind: kind.name, origin, seconds: Math.min(3, seconds), seed: seed + 1000 });
  await wait(restMs);
  const before = await server.memoryMb();
  await server.watchLoop();
  await server.watchPages();
  const stop = watchPages(origin, pages, every);
  const attack = await send({ kind: kind.name, origin, seconds, seed });
  const watched = await stop();
  const loop = await server.reportLoop();
  const busyMs = await server.reportPages();
  await wait(restMs);
  const after = await server.memoryMb();
  console.log(`${kind.name}: ${JSON.stringify(attack.outcomes)}`);
  return { kind: kind.name, attack, pages: watched, loop, busyMs, memoryMb: { before, after } };
}

/** Once more with the profiler on, which would falsify the measurement. */
async function profileKind(
  server: ServerProcess,
  { name }: HostileKind,
  pages: readonly string[],
  folder: string,
  { seconds, seed, every }: Effort,
): Promise<string> {
  const origin = server.url.replace(/\/$/, '');
  await server.startProfile();
  const stop = watchPages(origin, pages, every);
  await send({ kind: name, origin, seconds: Math.min(10, seconds), seed });
  await stop();
  const profile = (await server.stopProfile()) as CpuProfile;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `hostile-${name.replaceAll(/\W+/g, '-')}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));
  return `${name} (${file})\n${summariseProfile(profile)}`;
}

async function send(attack: Attack): Promise<AttackReport> {
  const worker = new Worker(new URL('./hostile/attack.ts', import.meta.url), { workerData: attack });
  const [reported] = (await once(worker, 'message')) as [AttackReport];
  return reported;
}

function report(measured: readonly Measured[]): string {
  const rows = measured.map(({ kind, attack, pages, loop, busyMs, memoryMb }) => {
    const slowest = Math.max(...pages.wallMs);
    const isHeld =
      slowest <= slowestPageMs &&
      pages.failures.length === 0 &&
      memoryMb.after <= memoryMb.before + memoryGrowthMb;
    const sent = Object.values(attack.outcomes).reduce((sum, count) => sum + count, 0);
    return [
      kind,
      sent,
      Object.entries(attack.outcomes)
        .map(([outcome, count]) => `${outcome} × ${count}`)
        .join(' '),
      `${attack.slowestMs.toFixed(0)} ms`,
      `${(attack.answerBytes / 1e6).toFixed(1)} MB`,
      pages.wallMs.length,
      `${quantile(pages.wallMs, 0.5).toFixed(0)} ms`,
      `${quantile(pages.wallMs, 0.99).toFixed(0)} ms`,
      `${slowest.toFixed(0)} ms`,
      [0.5, 0.99, 1].map((share) => quantile(busyMs, share).toFixed(0)).join(' / '),
      `${loop.longestTurn.toFixed(0)} ms`,
      loop.longTurns,
      `${memoryMb.before.toFixed(0)} → ${memoryMb.after.toFixed(0)} MB`,
      isHeld ? 'held' : 'NOT HELD',
    ];
  });
  return formatTable(
    [
      'kind',
      'sent',
      'outcomes',
      'slowest',
      'answers',
      'pages',
      'p50',
      'p99',
      `slowest (≤ ${slowestPageMs})`,
      'busy p50 / p99 / most',
      'longest turn',
      `> ${longTurnMs} ms`,
      'memory',
      '',
    ],
    rows,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
