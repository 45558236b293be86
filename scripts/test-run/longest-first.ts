import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { knownSeconds, nameOf, type Seconds } from './file-times.ts';

/** About how long those take that take long for reasons their size does not show; for the first run on a machine. */
const firstGuess: Seconds = {
  'e2e/fresh-clone.test.ts': 90,
  'e2e/journeys/accessibility.test.ts': 80,
  'e2e/journeys/checkout.test.ts': 55,
  'e2e/start-up/stopping.test.ts': 50,
  'e2e/journeys/every-locale.test.ts': 40,
  'e2e/start-up/outage.test.ts': 30,
  'e2e/journeys/search-box.test.ts': 28,
  'e2e/journeys/checkout-accessibility.test.ts': 25,
  'e2e/journeys/choosing-a-store.test.ts': 25,
  'e2e/journeys/content-pages.test.ts': 25,
  'e2e/start-up/refusals.test.ts': 22,
  'e2e/journeys/search-page.test.ts': 22,
  'e2e/journeys/listing.test.ts': 21,
  'e2e/hostile/endless-bodies.test.ts': 20,
  'e2e/journeys/sitemap.test.ts': 20,
  'e2e/journeys/own-domains.test.ts': 18,
  'e2e/hostile/odd-requests.test.ts': 18,
  'packages/content/test/hostile.test.ts': 40,
  'packages/commerce/test/checkout-killed.test.ts': 35,
  'packages/demo/test/load-demo.test.ts': 30,
  'scripts/recipes/add-a-module.test.ts': 28,
  'packages/content/test/hostile-queries.test.ts': 26,
  'packages/database/test/embedded-start.test.ts': 25,
  'packages/database/test/embedded-refusals.test.ts': 25,
  'packages/database/test/embedded-crash.test.ts': 20,
  'packages/search/test/restart.test.ts': 20,
  'packages/database/src/jobs/jobs.test.ts': 20,
};

const bytesInASecond = 4_000;

export function orderLongestFirst(
  files: readonly { name: string; bytes: number }[],
  known: Seconds,
): string[] {
  const expected = ({ name, bytes }: { name: string; bytes: number }): number =>
    known[name] ?? firstGuess[name] ?? bytes / bytesInASecond;
  return files
    .toSorted((one, other) => expected(other) - expected(one) || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

/** A long file that begins last leaves all workers but one idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = new Map(files.map((file) => [nameOf(file.moduleId), file]));
    const sized = files.map(({ moduleId }) => ({ name: nameOf(moduleId), bytes: statSync(moduleId).size }));
    return orderLongestFirst(sized, knownSeconds()).flatMap((name) => byName.get(name) ?? []);
  }
}
