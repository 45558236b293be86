import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reconcile } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { ensureBuild } from '../scripts/build.ts';
import { setScene } from './checkout/scene.ts';
import { type BenchPlace, tidyUp, withBenchPlace } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { quantile } from './measure/statistics.ts';
import { openDatabaseGate } from './mixed/database-gate.ts';
import { startGroupShop } from './mixed/group-shop.ts';
import { measureCapacity, type Outcome, visitAtRate } from './mixed/open-loop.ts';
import { failureLines, isServed, lostAgain, type Phase, phaseTable, verdict } from './mixed/report.ts';
import { createTraffic } from './mixed/traffic.ts';

/** Of what it can serve: a day on which all is well. */
const usualShare = 0.4;
const concurrency = 8;
const warmUpSeconds = 20;
/** Around the outage: what began before it or has to find back. */
const edgeMs = 5_000;
const mostSlower = 10;

/**
 * A day of a shop in minutes: people browse, search, fill carts and order; in the middle every process is followed by a new one, and
 * later the database is away for a while.
 */
async function run(args: readonly string[]): Promise<void> {
  const { more, data } = readOptions(args, { seconds: '120', workers: '2', outage: '20' });
  if (more.seconds < 3 * more.outage) throw new Error('--seconds must be three times --outage at least.');
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  await withBenchPlace({ scale: 1, data, log: console.log }, async (place) => {
    const gate = await openDatabaseGate(place.databaseUrl);
    place.closeLater(gate.close);
    const shop = await startGroupShop({
      WORKERS: String(more.workers),
      DATABASE_URL: gate.url,
      DATA_FOLDER: place.dataFolder,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
    place.closeLater(shop.stop);
    const { url } = shop;
    const scene = await setScene({ server: { url }, database: place.database });
    const next = await createTraffic(place.database, scene);
    await tidyUp(place.database);
    const capacity = await measureCapacity({ url, next }, { seconds: warmUpSeconds, concurrency });
    const ordersBefore = await countOrders(place);

    const restartAtMs = (more.seconds * 1000) / 3;
    const outage = { fromMs: (more.seconds * 2000) / 3, untilMs: 0 };
    const startedMs = performance.now();
    // One after the other: a process that begins while the database is away is another test.
    const events = (async () => {
      await wait(restartAtMs);
      await shop.restart();
      outage.fromMs = Math.max(outage.fromMs, performance.now() - startedMs);
      outage.untilMs = outage.fromMs + more.outage * 1000;
      await wait(outage.fromMs - (performance.now() - startedMs));
      gate.shut();
      await wait(more.outage * 1000);
      gate.open();
    })();
    // Told when the visits are over, if they get so far.
    events.catch(() => {});
    const outcomes = await visitAtRate({
      url,
      next,
      rateAt: () => capacity * usualShare,
      seconds: more.seconds,
    });
    await events;
    const phases: readonly Phase[] = [
      { name: 'before', fromMs: 0, untilMs: restartAtMs },
      { name: 'restart', fromMs: restartAtMs, untilMs: outage.fromMs },
      { name: 'database away', ...outage },
      { name: 'after', fromMs: outage.untilMs, untilMs: more.seconds * 1000 },
    ];
    console.log(`\n${phaseTable(phases, outcomes)}\n`);
    const lines = await verdicts(place, outcomes, { ordersBefore, outage });
    console.log([`${(capacity * usualShare).toFixed(0)} visits a second.`, ...lines].join('\n'));
  });
}

async function verdicts(
  place: BenchPlace,
  outcomes: readonly Outcome[],
  { ordersBefore, outage }: { readonly ordersBefore: number; readonly outage: Omit<Phase, 'name'> },
): Promise<string[]> {
  const outside = outcomes.filter(
    ({ atMs }) => atMs < outage.fromMs - edgeMs || atMs > outage.untilMs + edgeMs,
  );
  const ofKind = (kind: Outcome['kind'], list = outcomes) => list.filter((one) => one.kind === kind);
  const unserved = ofKind('browse').filter((one) => !isServed(one)).length;
  const lost = lostAgain(ofKind('browse')).length;
  const placed = ofKind('order').filter(isServed).length;
  const inBooks = (await countOrders(place)) - ordersBefore;
  const findings = await reconcile(place.database);
  const failedOutside = outside.filter(({ result }) => result === 'failed').length;
  const slower = (['browse', 'search', 'cart', 'order'] as const).map((kind) => {
    const took = ofKind(kind, outside)
      .filter(isServed)
      .map(({ tookMs }) => tookMs);
    return { kind, times: quantile(took, 0.99) / quantile(took, 0.5) };
  });
  return [
    ...failureLines(outcomes),
    `${unserved} of ${ofKind('browse').length} pages that people browse were not shown.`,
    verdict(lost === 0, `${lost} of them although somebody had seen them before`),
    verdict(failedOutside === 0, `${failedOutside} visits failed outside of the outage`),
    // An order may be in the books whose answer was lost with the connection; never the other way round.
    verdict(inBooks >= placed, `${placed} orders were confirmed, ${inBooks} are in the books`),
    verdict(findings.length === 0, `the books disagree in ${findings.length} places`),
    ...slower.map(({ kind, times }) =>
      verdict(times <= mostSlower, `${kind}: p99 is ${times.toFixed(1)} times p50 (≤ ${mostSlower})`),
    ),
  ];
}

async function countOrders({ database }: Pick<BenchPlace, 'database'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shop_order`.execute(
    database.kysely,
  );
  return rows[0]?.count ?? 0;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
