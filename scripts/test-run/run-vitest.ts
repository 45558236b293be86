import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { countTests, type TestCount, type VitestReport } from './test-count.ts';

export interface VitestRun {
  root: string;
  name: string;
  config: string;
  /** Only files whose path contains one of these; all when empty. */
  filters: readonly string[];
}

/** Runs one vitest configuration, showing its progress, and counts what happened. */
export async function runVitest({ root, name, config, filters }: VitestRun): Promise<TestCount> {
  const folder = join(root, 'var/test-results');
  const reportFile = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code } = await run(
    process.execPath,
    [vitest, 'run', '--config', config, ...reporters, ...filters],
    { cwd: root },
  );
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined;
  return countTests(report, code);
}
