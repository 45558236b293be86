import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { describeSlowest, knownSeconds } from './test-run/file-times.ts';
import { runVitest, type VitestResult } from './test-run/run-vitest.ts';
import { describeSecondTries } from './test-run/second-tries.ts';
import { addCounts, describeCount, isSuccess } from './test-run/test-count.ts';

const root = join(import.meta.dirname, '..');
const paths = process.argv.slice(2);
const isJourney = (path: string): boolean => /^(\.\/)?e2e(\/|$)/.test(path);
const journeys = paths.filter(isJourney).map((path) => path.replace(/^(\.\/)?e2e\/?/, ''));
const others = paths.filter((path) => !isJourney(path));

async function runJourneys(): Promise<VitestResult> {
  try {
    await ensureBuild({ root, log: console.log });
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return { count: { passed: 0, failed: 1, skipped: 0 }, files: [], secondTries: [] };
  }
  const filters = journeys.filter(Boolean);
  return runVitest({ root, name: 'journeys', config: 'e2e/vitest.config.ts', filters });
}

const wantsPackages = paths.length === 0 || others.length > 0;
const wantsJourneys = paths.length === 0 || journeys.length > 0;
// Side by side: whoever waits for a browser, a disk or a program that starts leaves the processor to the others.
const runs = await Promise.all([
  ...(wantsPackages
    ? [runVitest({ root, name: 'packages', config: 'vitest.config.ts', filters: others })]
    : []),
  ...(wantsJourneys ? [runJourneys()] : []),
]);

const counts = runs.map(({ count }) => count);
process.exitCode = counts.every(isSuccess) ? 0 : 1;
console.log(
  describeSlowest(
    knownSeconds(),
    runs.flatMap(({ files }) => files),
  ),
);
for (const line of describeSecondTries(runs.flatMap(({ secondTries }) => secondTries))) console.log(line);
console.log(describeCount(addCounts(counts)));
