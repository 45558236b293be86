import { expect, test } from 'vitest';
import { together } from './open-modules.ts';

test('what modules add stands beside what others add', () => {
  expect(together('jobs', ['cart', 'orders'], [{ 'cart.tidy': 1 }, { 'orders.tidy': 2 }])).toEqual({
    'cart.tidy': 1,
    'orders.tidy': 2,
  });
});

test('two modules that add the same are refused when the service opens', () => {
  expect(() => together('jobs', ['cart', 'orders'], [{ tidy: 1 }, { tidy: 2 }])).toThrow(
    'Both cart and orders add "tidy" to the jobs of the service',
  );
});
