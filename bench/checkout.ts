import { checkoutCases } from './checkout/cases.ts';
import { loadReport } from './checkout/load/report.ts';
import { runLoad } from './checkout/load/run-load.ts';
import { checkoutReport } from './checkout/report.ts';
import { setScene } from './checkout/scene.ts';
import { tidyUp, withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';

const loadName = 'load';

/** From cart to order over HTTP: what it costs in CPU time, and how many orders a second the machine takes. */
async function run(args: readonly string[]): Promise<void> {
  const { more, ...options } = readOptions(args, { rate: '100', seconds: '20' });
  const { warmUp, concurrency } = options.effort;
  const load = { ordersPerSecond: more.rate, seconds: more.seconds, warmUp, concurrency };
  for (const scale of options.scales) {
    await withBenchShop({ scale, roles: 'commerce', data: options.data, log: console.log }, async (shop) => {
      const scene = await setScene(shop);
      if (options.only !== loadName) {
        const cases = await checkoutCases(scene);
        await tidyUp(shop.database);
        const measurements = await runCases(shop, cases, options);
        console.log(`\n${checkoutReport(measurements, concurrency)}\n`);
      }
      if (loadName.startsWith(options.only)) {
        console.log(`${loadReport(await runLoad(shop, scene, load), load)}\n`);
      }
    });
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
