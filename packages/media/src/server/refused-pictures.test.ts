import { expect, test } from 'vitest';
import { createRefusedPictures } from './refused-pictures.ts';

test('a refusal is remembered for a minute', () => {
  let now = 0;
  const refused = createRefusedPictures<string>(() => now);
  refused.remember('coil', 'unreadable');
  now = 59_999;
  expect(refused.reasonFor('coil')).toBe('unreadable');
  expect(refused.reasonFor('coil in another size')).toBeUndefined();
  now = 60_000;
  expect(refused.reasonFor('coil')).toBeUndefined();
});

test('however many pictures are refused, memory is bounded and the latest are known', () => {
  const refused = createRefusedPictures<number>(() => 0);
  for (let count = 0; count < 5000; count += 1) refused.remember(`picture ${count}`, count);
  expect(refused.reasonFor('picture 4999')).toBe(4999);
  expect(refused.reasonFor('picture 4000')).toBe(4000);
  expect(refused.reasonFor('picture 3999')).toBeUndefined();
});
