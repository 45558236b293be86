import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'var/test-results');
const file = join(folder, 'seconds.json');

export type Seconds = Readonly<Record<string, number>>;

/** The name of a test file in all that is said about it: its path from the root, with slashes. */
export const nameOf = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** How long each file took when it last ran here; empty on a machine where none did. */
export function knownSeconds(): Seconds {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Seconds;
  } catch {
    return {};
  }
}

/** A reporter that keeps what every file took, its hooks and imports included. */
export class FileTimes implements Reporter {
  private readonly seconds: Record<string, number> = {};

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    this.seconds[nameOf(module.moduleId)] = (duration + collectDuration + setupDuration) / 1000;
  }

  onTestRunEnd(): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...knownSeconds(), ...this.seconds }));
  }
}

const shown = 10;

/** The files that took longest, so that a slow one is noticed on the day it appears. */
export function describeSlowest(seconds: Seconds, ran: readonly string[]): string {
  const slowest = ran
    .map((name) => ({ name, taken: seconds[name] ?? 0 }))
    .toSorted((one, other) => other.taken - one.taken || one.name.localeCompare(other.name))
    .slice(0, shown);
  const lines = slowest.map(({ name, taken }) => `${taken.toFixed(1).padStart(7)} s  ${name}`);
  return ['The slowest files:', ...lines].join('\n');
}
