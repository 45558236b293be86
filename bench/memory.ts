import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from '../scripts/build.ts';
import { setScene } from './checkout/scene.ts';
import { ask } from './measure/ask.ts';
import { tidyUp, wholeShop, withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import type { ServerProcess } from './measure/server-process.ts';
import { verdict } from './mixed/report.ts';
import { createTraffic, type Errand } from './mixed/traffic.ts';

const concurrency = 8;
const parts = 10;
const sampleMs = 500;
const mostMb = 450;
/** Of what is needed after a collection; pages that are kept fill their room, which has its own bound. */
const mostGrowth = 1.1;

interface Part {
  readonly requests: number;
  readonly seconds: number;
  /** Of the server, for each request. */
  readonly cpuMs: number;
  /** The most that the machine had given at any moment. */
  readonly peakMb: number;
  readonly neededMb: number;
}

/** What one process with all roles holds while people browse, search, fill carts and order, as fast as it goes. */
async function run(args: readonly string[]): Promise<void> {
  const { more, data } = readOptions(args, { total: '200000' });
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  await withBenchShop(wholeShop(data), async ({ server, database, ...shop }) => {
    const next = await createTraffic(database, await setScene({ server, database, ...shop }));
    await tidyUp(database);
    console.log(
      `Before: ${(await server.residentMb()).toFixed(0)} MB.\n\n requests   per s   CPU ms   peak MB   needed MB`,
    );
    const measured: Part[] = [];
    for (let part = 1; part <= parts; part += 1) {
      const one = await load(server, next, Math.ceil(more.total / parts));
      measured.push(one);
      const cells = [
        one.requests * part,
        (one.requests / one.seconds).toFixed(0),
        one.cpuMs.toFixed(2),
        one.peakMb.toFixed(0),
        one.neededMb.toFixed(0),
      ];
      console.log(cells.map((cell) => String(cell).padStart(9)).join(' '));
    }
    console.log(`\n${verdicts(measured).join('\n')}`);
  });
}

function verdicts(measured: readonly Part[]): string[] {
  const peakMb = Math.max(...measured.map((part) => part.peakMb));
  const half = measured.slice(measured.length / 2);
  const [first, last] = [half[0]?.neededMb ?? Number.NaN, half.at(-1)?.neededMb ?? Number.NaN];
  return [
    verdict(peakMb <= mostMb, `at most ${peakMb.toFixed(0)} MB under load (≤ ${mostMb})`),
    verdict(
      last <= mostGrowth * first,
      `needed in the middle ${first.toFixed(0)} MB, at the end ${last.toFixed(0)} MB (≤ ${mostGrowth} times)`,
    ),
  ];
}

/** Ends after so many requests, whatever came of them. */
async function load(server: ServerProcess, next: () => Errand, total: number): Promise<Part> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const startedMs = performance.now();
  const cpuBefore = await server.cpuMs();
  let requests = 0;
  let peakMb = 0;
  async function watch(): Promise<void> {
    while (requests < total) {
      peakMb = Math.max(peakMb, await server.residentMb());
      await wait(sampleMs);
    }
  }
  async function visitor(): Promise<void> {
    while (requests < total)
      for (const question of next().visit) {
        requests += 1;
        await ask(server.url, question, agent);
      }
  }
  await Promise.all([watch(), ...Array.from({ length: concurrency }, visitor)]);
  agent.destroy();
  const seconds = (performance.now() - startedMs) / 1000;
  const cpuMs = ((await server.cpuMs()) - cpuBefore) / requests;
  return { requests: total, seconds, cpuMs, peakMb, neededMb: await server.memoryMb() };
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
