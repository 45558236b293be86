import { expect, test } from 'vitest';
import { commerceModules } from './commerce-modules.ts';

const names = Object.keys(commerceModules);
const uses = (module: string): readonly string[] => commerceModules[module] ?? [];

function reachableFrom(module: string, seen = new Set<string>()): Set<string> {
  for (const next of uses(module)) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachableFrom(next, seen);
  }
  return seen;
}

test('no module reaches itself through others', () => {
  expect(names.filter((module) => reachableFrom(module).has(module))).toEqual([]);
});

test('every module that is used is listed', () => {
  expect(names.flatMap(uses).filter((module) => !names.includes(module))).toEqual([]);
});

test('only checkout knows both carts and orders', () => {
  const knowing = names.filter((module) =>
    ['cart', 'orders'].every((other) => [module, ...uses(module)].includes(other)),
  );
  expect(knowing).toEqual(['checkout']);
});

test('nobody uses notifications', () => {
  expect(names.filter((module) => uses(module).includes('notifications'))).toEqual([]);
});
