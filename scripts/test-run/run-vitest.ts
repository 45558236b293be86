import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { nameOf } from './file-times.ts';
import { readSecondTries } from './second-tries.ts';
import { countTests, type TestCount, type VitestReport } from './test-count.ts';

export interface VitestRun {
  root: string;
  name: string;
  config: string;
  /** Only files whose path contains one of these; all when empty. */
  filters: readonly string[];
}

export interface VitestResult {
  count: TestCount;
  files: readonly string[];
  secondTries: readonly string[];
}

/** Runs one vitest configuration, showing its progress, and counts what happened. */
export async function runVitest({ root, name, config, filters }: VitestRun): Promise<VitestResult> {
  const folder = join(root, 'var/test-results');
  const reportFile = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const program = join(import.meta.dirname, 'vitest-process.ts');
  const { code } = await run(process.execPath, [program, reportFile, config, ...filters], {
    cwd: root,
    // Programs and threads that tests start are compiled once, not once each.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile') },
  });
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined;
  return {
    count: countTests(report, code),
    files: (report?.testResults ?? []).map((file) => nameOf(file.name)),
    secondTries: readSecondTries(`${reportFile}.second-tries`),
  };
}
