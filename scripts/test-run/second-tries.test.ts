import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { describeSecondTries, readSecondTries, SecondTries } from './second-tries.ts';

test('what passed only when it was tried again is named with what was wrong at first; what failed twice is not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bowline-second-tries-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(
    join(root, 'tries.test.ts'),
    `let tries = 0;
    test('sound', () => {});
    test('shaky', () => expect(++tries).toBe(2));
    test('broken', () => expect(1).toBe(2));`,
  );
  const file = join(root, 'second-tries.json');
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      run: true,
      watch: false,
      globals: true,
      retry: 1,
      reporters: [new SecondTries(file)],
    },
    { logLevel: 'silent' },
  );
  await vitest.close();
  process.exitCode = 0;
  const [line, ...others] = readSecondTries(file);
  expect(line).toMatch(/tries\.test\.ts > shaky: expected 1 to be 2.* \(tries\.test\.ts:3\)$/);
  expect(others).toEqual([]);
});

test('a run in which everything passed at once says nothing of second tries', () => {
  expect(describeSecondTries([])).toEqual([]);
  expect(describeSecondTries(readSecondTries('/nowhere'))).toEqual([]);
});
