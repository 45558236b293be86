/** The part of vitest's JSON report that counting needs. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

/** A run that failed without a failed test (a file that does not load, an error outside of tests) counts as one. */
export function countTests(report: VitestReport | undefined, exitCode: number): TestCount {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + failedFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  const sum = (pick: (count: TestCount) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  return {
    passed: sum((count) => count.passed),
    failed: sum((count) => count.failed),
    skipped: sum((count) => count.skipped),
  };
}

/** Nothing that ran is no proof of anything. */
export const isSuccess = ({ passed, failed }: TestCount): boolean => failed === 0 && passed > 0;

export function describeCount({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
