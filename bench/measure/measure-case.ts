import { answerBytesHeader } from './answer-bytes-header.ts';
import type { BenchShop } from './bench-shop.ts';
import { type Drive, drive } from './drive.ts';
import type { NextVisit } from './questions.ts';
import type { ServerProcess } from './server-process.ts';
import { median, quantile } from './statistics.ts';

export interface Effort {
  readonly warmUp: number;
  readonly rounds: number;
  readonly requestsPerRound: number;
  readonly concurrency: number;
}

/** Everything per visit, except bytes, which are those of one answer; CPU times are medians over the rounds. */
export interface Measurement {
  readonly name: string;
  readonly visits: number;
  readonly serverMs: number;
  /** Of the least disturbed round: other work on the machine makes a visit dearer, nothing makes it cheaper. */
  readonly lowestServerMs: number;
  readonly postgresMs: number | undefined;
  /** The same with several visitors at once. */
  readonly busyServerMs: number;
  readonly busyPostgresMs: number | undefined;
  readonly bareMs: number;
  readonly bytes: number;
  readonly wallP50Ms: number;
  readonly wallP95Ms: number;
}

interface Round {
  readonly alone: Cost;
  readonly busy: Cost;
  readonly bare: Cost;
}

export interface Cost extends Drive {
  readonly serverMs: number;
  readonly postgresMs: number | undefined;
}

export interface MeasureOptions {
  readonly name: string;
  readonly next: NextVisit;
  readonly requestsPerVisit: number;
  readonly shop: Omit<BenchShop, 'database'>;
  readonly bare: ServerProcess;
  readonly effort: Effort;
}

/** Cheap requests are asked for so long in a round: of a hundred of them one collection of garbage would be half the cost. */
const leastRoundMs = 500;
const mostVisits = 2_000;
/** In a process as large as the shop V8 takes ten thousand requests until the little that a kept page needs is compiled. */
const leastWarmUpMs = 5_000;
const mostWarmUp = 20_000;

export async function measureCase(options: MeasureOptions): Promise<Measurement> {
  const { name, next, shop, bare, effort } = options;
  const { warmUp, concurrency } = effort;
  const least = Math.ceil(effort.requestsPerRound / options.requestsPerVisit);
  const shopDrive = { url: shop.server.url, next };
  const { bytes } = await warmUpBy({ ...shopDrive, visits: warmUp, concurrency });
  const headers = { [answerBytesHeader]: String(Math.round(median(bytes))) };
  const bareDrive = { url: bare.url, next, headers, checkAnswers: false };
  await warmUpBy({ ...bareDrive, visits: warmUp, concurrency });
  const visits = visitsOfRound(await drive({ ...shopDrive, visits: least, concurrency: 1 }), least);
  const bareVisits = visitsOfRound(await drive({ ...bareDrive, visits: least, concurrency: 1 }), least);
  // What earlier cases have left to be collected is no cost of this one.
  await shop.server.memoryMb();

  const rounds: Round[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    rounds.push({
      alone: await costOf(shop, () => drive({ ...shopDrive, visits, concurrency: 1 })),
      busy: await costOf(shop, () => drive({ ...shopDrive, visits, concurrency })),
      bare: await costOf({ server: bare }, () => drive({ ...bareDrive, visits: bareVisits, concurrency: 1 })),
    });
  }
  return summarise(name, rounds);
}

/** What is cheap is asked for longer. */
async function warmUpBy(options: Parameters<typeof drive>[0]): Promise<Drive> {
  const startedAt = performance.now();
  const first = await drive(options);
  const tookMs = performance.now() - startedAt;
  const visits = Math.min(mostWarmUp, Math.floor((first.visits * (leastWarmUpMs - tookMs)) / tookMs));
  if (visits > 0) await drive({ ...options, visits });
  return first;
}

export function visitsOfRound({ wallMs }: Drive, least: number): number {
  return Math.max(least, Math.min(mostVisits, Math.ceil(leastRoundMs / median(wallMs))));
}

export async function costOf(
  { server, postgresCpu }: Pick<BenchShop, 'server'> & Partial<Pick<BenchShop, 'postgresCpu'>>,
  work: () => Promise<Drive>,
): Promise<Cost> {
  const before = { server: await server.cpuMs(), postgres: postgresCpu?.() };
  const done = await work();
  const after = { server: await server.cpuMs(), postgres: postgresCpu?.() };
  return {
    ...done,
    serverMs: (after.server - before.server) / done.visits,
    postgresMs:
      before.postgres === undefined || after.postgres === undefined
        ? undefined
        : (after.postgres - before.postgres) / done.visits,
  };
}

function summarise(name: string, rounds: readonly Round[]): Measurement {
  const wallMs = rounds.flatMap(({ alone }) => alone.wallMs);
  const postgres = (costs: readonly Cost[]) => {
    const known = costs.map(({ postgresMs }) => postgresMs).filter((ms) => ms !== undefined);
    return known.length ? median(known) : undefined;
  };
  return {
    name,
    visits: rounds.reduce((sum, { alone, busy }) => sum + alone.visits + busy.visits, 0),
    serverMs: median(rounds.map(({ alone }) => alone.serverMs)),
    lowestServerMs: Math.min(...rounds.map(({ alone }) => alone.serverMs)),
    postgresMs: postgres(rounds.map(({ alone }) => alone)),
    busyServerMs: median(rounds.map(({ busy }) => busy.serverMs)),
    busyPostgresMs: postgres(rounds.map(({ busy }) => busy)),
    bareMs: median(rounds.map(({ bare }) => bare.serverMs)),
    bytes: median(rounds.flatMap(({ alone }) => alone.bytes)),
    wallP50Ms: median(wallMs),
    wallP95Ms: quantile(wallMs, 0.95),
  };
}
