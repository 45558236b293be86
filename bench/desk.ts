import { addCrowd } from './accounts/crowd.ts';
import { nextOrder } from './checkout/orders.ts';
import { setScene } from './checkout/scene.ts';
import { deskCases } from './desk/cases.ts';
import { fillHistory, hasCrowd, signInOwner } from './desk/fill.ts';
import { deskReport } from './desk/report.ts';
import { sampleDesk } from './desk/samples.ts';
import { tidyUp, withBenchShop } from './measure/bench-shop.ts';
import { drive } from './measure/drive.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';

/** Enough for V8 to have compiled what is hot; a case that costs too much must not take the whole hour. */
const effort = { warmUp: 40, rounds: 3, requestsPerRound: 20, concurrency: 2 };
const reallyPlaced = 60;

/** What the desk's lists, searches and details cost in a large shop. */
async function run(args: readonly string[]): Promise<void> {
  const more = { orders: '1000000', customers: '200000', letters: '500000' };
  const { more: amounts, ...options } = readOptions(args, more, effort);
  for (const scale of options.scales) {
    const shopOptions = { scale, roles: 'commerce', data: options.data, log: console.log };
    await withBenchShop(shopOptions, async (shop) => {
      const { server, database } = shop;
      console.log(
        `Adding ${Object.entries(amounts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}, as far as they are not there …`,
      );
      if (!(await hasCrowd(database))) await addCrowd(database, { customers: amounts.customers, orders: 0 });
      await fillHistory(database, amounts);
      const next = nextOrder(await setScene(shop));
      await drive({ url: server.url, next, visits: reallyPlaced, concurrency: 4 });
      const token = await signInOwner(database);
      await tidyUp(database);
      const cases = deskCases(token, await sampleDesk(database));
      console.log(`\n${deskReport(await runCases(shop, cases, options))}\n`);
    });
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
