import { join } from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { shopCases } from './all/cases.ts';
import { measureCatalogue } from './all/catalogue-size.ts';
import { measureLimits } from './all/limits.ts';
import { measureRenders } from './all/page-renders.ts';
import { report } from './all/report.ts';
import { readLastResults, resultsOf, writeResults } from './all/results.ts';
import { measureThroughput } from './all/throughput.ts';
import { tidyUp, withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';
import { pageCases } from './pages/cases.ts';
import { writeScaleDocument } from './scale/document.ts';

/** So much that the whole of it takes less than ten minutes on two cores. */
const effort = { warmUp: 1_000, rounds: 5, requestsPerRound: 100, concurrency: 4 };

/** What the shop does most, in one table: CPU beside what the machine cannot do with less, and the last result. */
async function run(args: readonly string[]): Promise<void> {
  const { more, ...options } = readOptions(args, { limits: '2000' }, effort);
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  const last = readLastResults();
  const isWhole = options.only === '';
  const [scale = 1] = options.scales;
  const roles = 'storefront,commerce,content,search';
  const results = await withBenchShop(
    { scale, roles, data: options.data, log: console.log },
    async (shop) => {
      const pages = await pageCases(shop.database);
      const kept = pages.find(({ name, isKept }) => isKept && name.startsWith('product'));
      const cases = await shopCases(shop, pages);
      await tidyUp(shop.database);
      const catalogue = await measureCatalogue(shop);
      const limits = await measureLimits(shop, more.limits);
      const renders = await measureRenders(shop.server.url, pages);
      const measurements = await runCases(shop, cases, options);
      const throughput =
        kept && isWhole ? await measureThroughput(shop.server.url, kept.next, options.effort) : undefined;
      return resultsOf(measurements, { effort: options.effort, catalogue, limits, renders, throughput });
    },
  );
  console.log(`\n${report(results, last)}\n`);
  // A part is no result to compare the whole with, nor is one on data of an earlier run: its indices were built then.
  if (!isWhole || options.data) return;
  console.log(
    `Written to ${writeResults(results)}, and what follows from it to ${writeScaleDocument(results)}.`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
