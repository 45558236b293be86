import { join } from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { runCases } from './measure/run-cases.ts';
import { browserReport } from './pages/browser/browser-report.ts';
import { type PageCase, pageCases } from './pages/cases.ts';
import { measureFirstLoad } from './pages/first-load.ts';
import { type PageSizes, pageReport, sizeReport } from './pages/report.ts';

const pagesWeighed = 33;

/**
 * Whole pages of the production build: what one costs in CPU time, what a new visitor has to load for it, and what a browser
 * says of it. `--url` looks at a shop that runs already, and only with the browser.
 */
async function run(args: readonly string[]): Promise<void> {
  const [, url] = args[0] === '--url' ? args : [];
  if (url) return browserReport(url, console.log);
  const options = readOptions(args);
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  for (const scale of options.scales) {
    await withBenchShop(
      { scale, roles: 'storefront,commerce,content,search', data: options.data, log: console.log },
      async (shop) => {
        const cases = await pageCases(shop.database);
        const measurements = await runCases(shop, cases, options);
        console.log(`\n${pageReport(measurements, options.effort.concurrency)}\n`);
        console.log(
          `${sizeReport(
            await weigh(
              shop.server.url,
              cases.filter(({ isKept }) => !isKept),
            ),
          )}\n`,
        );
        if (options.only === '') await browserReport(shop.server.url, console.log);
      },
    );
  }
}

/** The largest of some pages of every kind. */
async function weigh(url: string, cases: readonly PageCase[]): Promise<PageSizes[]> {
  const sizes: PageSizes[] = [];
  for (const { name, questions } of cases) {
    let largest: PageSizes | undefined;
    for (const question of questions.slice(0, pagesWeighed)) {
      const load = await measureFirstLoad(url, question);
      if (!largest || load.html > largest.load.html) largest = { name, load };
    }
    if (largest) sizes.push(largest);
  }
  return sizes;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
