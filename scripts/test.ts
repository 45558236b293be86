import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { describeSlowest, knownSeconds } from './test-run/file-times.ts';
import { runVitest, type VitestResult } from './test-run/run-vitest.ts';
import { addCounts, describeCount, isSuccess } from './test-run/test-count.ts';

const root = join(import.meta.dirname, '..');
const paths = process.argv.slice(2);
const isJourney = (path: string): boolean => /^(\.\/)?e2e(\/|$)/.test(path);
const journeys = paths.filter(isJourney).map((path) => path.replace(/^(\.\/)?e2e\/?/, ''));
const others = paths.filter((path) => !isJourney(path));
const results = join(root, 'var/test-results');
/** Appears when the packages are tested: until then the journeys prepare their shop and wait. */
const packagesTested = join(results, 'packages-tested');

async function runPackages(): Promise<VitestResult> {
  try {
    return await runVitest({ root, name: 'packages', config: 'vitest.config.ts', filters: others });
  } finally {
    writeFileSync(packagesTested, '');
  }
}

async function runJourneys(env: Record<string, string>): Promise<VitestResult> {
  try {
    await ensureBuild({ root, log: console.log });
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return { count: { passed: 0, failed: 1, skipped: 0 }, files: [] };
  }
  const filters = journeys.filter(Boolean);
  return runVitest({ root, name: 'journeys', config: 'e2e/vitest.config.ts', filters, env });
}

mkdirSync(results, { recursive: true });
rmSync(packagesTested, { force: true });
const wantsPackages = paths.length === 0 || others.length > 0;
const wantsJourneys = paths.length === 0 || journeys.length > 0;
const runs = await Promise.all([
  ...(wantsPackages ? [runPackages()] : []),
  ...(wantsJourneys ? [runJourneys(wantsPackages ? { JOURNEYS_BEGIN_AFTER: packagesTested } : {})] : []),
]);

const counts = runs.map(({ count }) => count);
process.exitCode = counts.every(isSuccess) ? 0 : 1;
console.log(
  describeSlowest(
    knownSeconds(),
    runs.flatMap(({ files }) => files),
  ),
);
console.log(describeCount(addCounts(counts)));
