import { withBenchShop } from './measure/bench-shop.ts';
import { type BuiltEngine, processCpuMs } from './search/bench-engine.ts';
import { generateCatalogue } from './search/catalogue.ts';
import { judge } from './search/judge.ts';
import { judgedReport } from './search/judged-report.ts';
import { type BuildMeasurement, buildReport, measureBuild } from './search/measure-build.ts';
import { measureEngine } from './search/measure-engine.ts';
import { measureStart, type StartMeasurement } from './search/measure-start.ts';
import { miniSearchEngine } from './search/minisearch-engine.ts';
import { readSearchOptions, type SearchBenchOptions } from './search/options.ts';
import { buildImage, ownEngine } from './search/own-engine.ts';
import { postgresEngine } from './search/postgres-engine.ts';
import { generateQuestions } from './search/questions.ts';
import { type EngineResult, searchReport } from './search/report.ts';
import { startReport } from './search/start-report.ts';

/**
 * The search engine against a JavaScript library and a database, on the same products and the same questions; and what the
 * visitors of a shop notice while its indices are built.
 */
async function run(args: readonly string[]): Promise<void> {
  const options = readSearchOptions(args);
  const isOfShop = ['start', 'build', 'judged'].includes(options.only ?? '');
  for (const products of isOfShop ? [] : options.products) {
    console.log(`\n${products.toLocaleString('en')} products\n`);
    console.log(searchReport(products, await compare(products, options)));
  }
  if (options.only && !isOfShop) return;
  if (options.only === 'build') return buildIndices(options);
  if (options.only !== 'start') await judgeSearches();
  if (options.only === 'judged') return;
  console.log('\nThe first start of the whole shop, while its indices are built\n');
  const starts: StartMeasurement[] = [];
  for (let start = 0; start < options.starts; start++) starts.push(await measureStart());
  console.log(startReport(starts));
}

async function buildIndices({ scales, data }: SearchBenchOptions): Promise<void> {
  const builds: BuildMeasurement[] = [];
  for (const scale of scales) builds.push(await measureBuild(scale, data));
  console.log(buildReport(builds));
}

/** How well the demo shop answers what people ask, language by language. */
async function judgeSearches(): Promise<void> {
  await withBenchShop(
    { scale: 1, roles: 'commerce,search', data: undefined, log: console.log },
    async ({ server }) => console.log(`\n${judgedReport(await judge(server.url, 'bowline-search'))}\n`),
  );
}

async function compare(size: number, options: SearchBenchOptions): Promise<EngineResult[]> {
  const products = generateCatalogue(size);
  const questions = generateQuestions(products, options.questions);
  const before = processCpuMs();
  const image = buildImage(products);
  const own = ownEngine(image, (processCpuMs() - before) / 1000);
  const builders: (() => BuiltEngine | Promise<BuiltEngine>)[] = [
    () => own,
    () => miniSearchEngine(products, image),
    () => postgresEngine(products),
  ];
  const results: EngineResult[] = [];
  for (const build of options.only === 'own' ? builders.slice(0, 1) : builders) {
    const built = await build();
    try {
      const measure = (kind: keyof typeof questions) =>
        measureEngine(built.engine, questions[kind], options.seconds);
      const measurements = {
        text: await measure('text'),
        listing: await measure('listing'),
        prefix: await measure('prefix'),
      };
      results.push({ ...built, measurements, bytes: built.bytes() });
    } finally {
      await built.engine.close();
    }
  }
  return results;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
