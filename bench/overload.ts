import { join } from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { setScene } from './checkout/scene.ts';
import { tidyUp, withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { quantile } from './measure/statistics.ts';
import { measureCapacity, visitAtRate } from './mixed/open-loop.ts';
import { failureLines, type Phase, phaseTable, recoveryMs, verdict } from './mixed/report.ts';
import { createTraffic } from './mixed/traffic.ts';

const calmShare = 0.4;
const concurrency = 8;
const mostRecoveryMs = 1_000;
/** Slower than this many times the usual is not served as before. */
const slowTimes = 10;
const leastSlowMs = 500;

/**
 * Some times as many visitors as the shop can serve, for a while, between two calm whiles: who is served, who is told to come back, and
 * how soon everything is as before. On loopback, bounded, and over by itself.
 */
async function run(args: readonly string[]): Promise<void> {
  const { more, data } = readOptions(args, { seconds: '10', times: '5' });
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  const options = {
    scale: 1,
    roles: 'storefront,commerce,content,search',
    settings: { TRUST_PROXY: '127.0.0.1' },
    data,
    log: console.log,
  };
  await withBenchShop(options, async (shop) => {
    const next = await createTraffic(shop.database, await setScene(shop));
    await tidyUp(shop.database);
    const { url } = shop.server;
    await measureCapacity({ url, next }, { seconds: more.seconds, concurrency });
    const capacity = await measureCapacity({ url, next }, { seconds: more.seconds, concurrency });
    const phases: readonly Phase[] = ['calm', 'flood', 'after'].map((name, place) => ({
      name,
      fromMs: place * more.seconds * 1000,
      untilMs: (place + 1) * more.seconds * 1000,
    }));
    const [, flood] = phases;
    const isFlood = (ms: number) => flood !== undefined && ms >= flood.fromMs && ms < flood.untilMs;
    const outcomes = await visitAtRate({
      url,
      next,
      rateAt: (ms) => capacity * (isFlood(ms) ? more.times : calmShare),
      seconds: more.seconds * phases.length,
    });
    const usual = outcomes.filter(({ atMs }) => atMs < (flood?.fromMs ?? 0)).map(({ tookMs }) => tookMs);
    const slowMs = Math.max(leastSlowMs, slowTimes * quantile(usual, 0.5));
    const recovery = recoveryMs(outcomes, flood?.untilMs ?? 0, slowMs);
    const failed = outcomes.filter(({ result }) => result === 'failed').length;
    console.log(`\n${phaseTable(phases, outcomes)}\n`);
    console.log(
      [
        `The shop serves ${capacity.toFixed(0)} visits a second; the flood was ${more.times} times as much.`,
        ...failureLines(outcomes),
        verdict(failed === 0, `${failed} visits failed: everybody is served or told to come back`),
        verdict(
          recovery <= mostRecoveryMs,
          `as before ${recovery.toFixed(0)} ms after the flood (≤ ${mostRecoveryMs})`,
        ),
      ].join('\n'),
    );
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
