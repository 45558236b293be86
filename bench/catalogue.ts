import { catalogueCasesWithKept } from './catalogue/cases.ts';
import { catalogueReport, growthReport, type ScaleResult } from './catalogue/report.ts';
import { withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';

/** Catalogue queries over HTTP, answered anew and as they are kept: what one costs in CPU time, at one size of the catalogue or several. */
async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const results: ScaleResult[] = [];
  for (const scale of options.scales) {
    const measurements = await withBenchShop(
      { scale, roles: 'commerce,search', data: options.data, log: console.log },
      async (shop) => runCases(shop, await catalogueCasesWithKept(shop.database), options),
    );
    results.push({ scale, measurements });
    console.log(`\n${catalogueReport({ scale, measurements }, options.effort.concurrency)}\n`);
  }
  if (results.length > 1) console.log(growthReport(results));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
