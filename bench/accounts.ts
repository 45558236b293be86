import { accountCases } from './accounts/cases.ts';
import { addCrowd } from './accounts/crowd.ts';
import { hashMs } from './accounts/hash-cost.ts';
import { accountsReport, growthReport } from './accounts/report.ts';
import { settleCustomers } from './accounts/scene.ts';
import { setScene } from './checkout/scene.ts';
import { tidyUp, withBenchShop } from './measure/bench-shop.ts';
import type { Measurement } from './measure/measure-case.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';

/** What customers ask of their account, in CPU time, among few customers and among many. */
async function run(args: readonly string[]): Promise<void> {
  const { more, ...options } = readOptions(args, { customers: '1000000', orders: '3000000' });
  const shopOptions = { scale: 1, roles: 'commerce', data: options.data, log: console.log };
  await withBenchShop(shopOptions, async (shop) => {
    const scene = await settleCustomers(shop, await setScene(shop));
    const hash = await hashMs();
    const measure = async (): Promise<Measurement[]> => {
      await tidyUp(shop.database);
      const measured = await runCases(shop, accountCases(scene), options);
      console.log(`\n${accountsReport(measured, options.effort.concurrency, hash)}\n`);
      return measured;
    };
    const alone = await measure();
    console.log(`Adding ${more.customers} customers and ${more.orders} orders …`);
    await addCrowd(shop.database, more);
    console.log(`\n${growthReport(alone, await measure(), hash)}\n`);
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
