import { expect, test } from 'vitest';
import type { Outcome } from './open-loop.ts';
import { lostAgain, recoveryMs } from './report.ts';

const came = (atMs: number, tookMs: number, result: Outcome['result'] = 'answered'): Outcome => ({
  kind: 'browse',
  path: '/rope',
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

test('a page is lost that was shown before and then is not; one that nobody had seen is not', () => {
  const early = came(0, 10, 'refused');
  const late = came(500, 10, 'refused');
  const unseen = { ...late, path: '/cord' };
  expect(lostAgain([early, came(100, 50, 'stood in'), late, unseen])).toEqual([late]);
  expect(lostAgain([came(100, 450), late])).toEqual([]);
});
