import { expect, test } from 'vitest';
import { addCounts, countTests, describeCount, isSuccess, type VitestReport } from './test-count.ts';

const report = (changes: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

test('passed, failed and skipped tests are counted', () => {
  const count = countTests(report({ numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }), 1);
  expect(count).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('a file that does not load counts as a failure', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
  expect(countTests(report({ testResults }), 1).failed).toBe(1);
});

test('an error outside of every test counts as a failure', () => {
  expect(countTests(report(), 1).failed).toBe(1);
});

test('a run without a report counts as a failure', () => {
  expect(isSuccess(countTests(undefined, 0))).toBe(false);
});

test('a run without tests is no success', () => {
  expect(isSuccess(countTests(report({ numPassedTests: 0, testResults: [] }), 0))).toBe(false);
});

test('the closing line names skipped tests only when there are some', () => {
  const count = countTests(report(), 0);
  expect(describeCount(addCounts([count, count]))).toBe('6 passed, 0 failed');
  expect(describeCount({ ...count, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped');
});
