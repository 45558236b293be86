import { catalogueCases } from './catalogue/cases.ts';
import { executorReport } from './catalogue/executor-report.ts';
import { withBenchShop } from './measure/bench-shop.ts';
import type { Operation } from './measure/graphql-question.ts';
import { readOptions } from './measure/options.ts';
import { type BenchCase, runCases } from './measure/run-cases.ts';

/** More parts that variables switch on and off than are planned (`planned-query.ts`), so that graphql-js answers. */
const switches = ['a', 'b', 'c', 'd', 'e'].map((letter) => `$switched_${letter}`);

/** The same question, for the library's executor: the parts added are switched off. */
function forTheLibrary<Asked extends Operation>(operation: Asked): Asked {
  const declared = switches.map((variable) => `${variable}:Boolean=true`).join(' ');
  const selected = switches.map((variable) => `__typename@skip(if:${variable})`).join(' ');
  const [, head = '', variables = '', rest = ''] =
    /^(query \w+)(?:\((.*?)\))?\{(.*)$/s.exec(operation.text) ?? [];
  return { ...operation, text: `${head}(${variables} ${declared}){${selected} ${rest}` };
}

/** What planning a document once saves: every question of the catalogue by the planned executor and by graphql-js. */
async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await withBenchShop(
    { scale: options.scales[0] ?? 1, roles: 'commerce,search', data: options.data, log: console.log },
    async (shop) => {
      const planned = await catalogueCases(shop.database);
      const library = await catalogueCases(shop.database, forTheLibrary);
      // Whoever comes later finds warmer code: each is measured first once and second once.
      const plannedFirst = await runCases(shop, inPairs(planned, library), options);
      const libraryFirst = await runCases(shop, inPairs(library, planned), options);
      console.log(`\n${executorReport(plannedFirst, libraryFirst)}\n`);
    },
  );
}

function inPairs(first: readonly BenchCase[], second: readonly BenchCase[]): BenchCase[] {
  return first.flatMap((one, index) => [one, second[index] ?? one]);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
