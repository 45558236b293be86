import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkCommerceModules, readCommerceModules } from './commerce-modules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const modules = readCommerceModules(root);
const names = [...modules.keys()];
const uses = (module: string): readonly string[] => modules.get(module) ?? [];

test('the modules say what they use, without circles', () => {
  expect(uses('cart')).toContain('catalog');
  expect(checkCommerceModules(modules, root)).toEqual([]);
});

test('only checkout knows both carts and orders, and what the rules of the shop come to is counted in both', () => {
  const knowing = names.filter((module) =>
    ['cart', 'orders'].every((other) => [module, ...uses(module)].includes(other)),
  );
  expect(knowing).toEqual(['checkout', 'shop-rules']);
});

test('nobody uses notifications but the desk, which shows letters and sends them again', () => {
  expect(names.filter((module) => uses(module).includes('notifications'))).toEqual(['upkeep']);
});
