import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { runVitest } from './test-run/run-vitest.ts';
import { addCounts, describeCount, isSuccess, type TestCount } from './test-run/test-count.ts';

const root = join(import.meta.dirname, '..');
const paths = process.argv.slice(2);
const isJourney = (path: string): boolean => /^(\.\/)?e2e(\/|$)/.test(path);
const journeys = paths.filter(isJourney).map((path) => path.replace(/^(\.\/)?e2e\/?/, ''));
const others = paths.filter((path) => !isJourney(path));

async function runJourneys(): Promise<TestCount> {
  try {
    await ensureBuild({ root, log: console.log });
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runVitest({
    root,
    name: 'journeys',
    config: 'e2e/vitest.config.ts',
    filters: journeys.filter(Boolean),
  });
}

const counts: TestCount[] = [];
if (paths.length === 0 || others.length > 0) {
  counts.push(await runVitest({ root, name: 'packages', config: 'vitest.config.ts', filters: others }));
}
if (paths.length === 0 || journeys.length > 0) counts.push(await runJourneys());

const total = addCounts(counts);
process.exitCode = counts.every(isSuccess) ? 0 : 1;
console.log(describeCount(total));
