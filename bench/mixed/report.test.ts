import { expect, test } from 'vitest';
import type { Outcome } from './open-loop.ts';
import { recoveryMs } from './report.ts';

const came = (atMs: number, tookMs: number, result: Outcome['result'] = 'answered'): Outcome => ({
  kind: 'browse',
  atMs,
  tookMs,
  result,
});

test('recovery ends with the last visit after the flood that was slow, refused or failed', () => {
  const before = [came(0, 5), came(900, 4_000), came(950, 1, 'refused')];
  expect(recoveryMs([...before, came(1_000, 5), came(3_000, 9)], 1_000, 100)).toBe(0);
  expect(recoveryMs([...before, came(1_300, 101), came(1_400, 5)], 1_000, 100)).toBe(300);
  expect(recoveryMs([...before, came(1_300, 5), came(1_700, 1, 'refused')], 1_000, 100)).toBe(700);
  expect(recoveryMs([...before, came(2_000, 5, 'failed'), came(2_500, 5)], 1_000, 100)).toBe(1_000);
});
