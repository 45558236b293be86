import { expect, test } from 'vitest';
import { readImageMetadata } from './index.ts';

test('a picture that loads gives its size and ratio', async () => {
  expect(await readImageMetadata(async () => ({ width: 300, height: 200 }))).toEqual({
    width: 300,
    height: 200,
    ratio: 1.5,
  });
});

test.each([
  ['that fails to load', () => Promise.reject(new Error('offline'))],
  ['without a size', async () => ({ width: 300, height: 0 })],
  ['with half a size', async () => ({ width: Number.NaN, height: 20 })],
])('a picture %s is logged and gives zeros', async (_what, load) => {
  const logged: string[] = [];
  const metadata = await readImageMetadata(load, (message, error) => logged.push(`${message}: ${error}`));
  expect(metadata).toEqual({ width: 0, height: 0, ratio: 0 });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('The size of a picture could not be read');
});
