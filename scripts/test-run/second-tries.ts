import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { nameOf } from './file-times.ts';

/** From where it broke up to the test itself. */
const mostPlaces = 4;

/** A reporter that keeps which tests passed only when they were tried again. */
export class SecondTries implements Reporter {
  private readonly lines: string[] = [];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    rmSync(file, { force: true });
  }

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const errors = test.result().errors ?? [];
    const reason = errors.map(({ message }) => message.split('\n', 1)[0]).join('; ') || 'no reason given';
    const places = (errors[0]?.stacks ?? [])
      .slice(0, mostPlaces)
      .map(({ file, line }) => `${basename(file)}:${line}`);
    this.lines.push(`${nameOf(test.module.moduleId)} > ${test.name}: ${reason} (${places.join(', ')})`);
  }

  onTestRunEnd(): void {
    writeFileSync(this.file, JSON.stringify(this.lines));
  }
}

export const readSecondTries = (file: string): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];

/** Nothing when all passed at once, as they should: each line is a fault of its test or of the shop, to be found. */
export function describeSecondTries(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['Passed only on a second try:', ...lines.map((line) => `  ${line}`)];
}
