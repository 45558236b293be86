import { expect, test } from 'vitest';
import { forgetSparing, shopEnvironment } from './shop-environment.ts';

test('what somebody has set wins over what spares memory, and comes last among the options of Node', () => {
  const environment = shopEnvironment({
    PORT: '3000',
    MALLOC_ARENA_MAX: '8',
    NODE_OPTIONS: '--max-semi-space-size=64',
  });
  expect(environment).toMatchObject({
    PORT: '3000',
    MALLOC_ARENA_MAX: '8',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
  expect(environment.NODE_OPTIONS).toBe('--max-semi-space-size=16 --max-semi-space-size=64');
});

test('what the shop starts has its memory to itself', () => {
  const environment = shopEnvironment({ PATH: '/bin' });
  forgetSparing(environment);
  expect(Object.keys(environment).toSorted()).toEqual(['NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'PATH']);
});
