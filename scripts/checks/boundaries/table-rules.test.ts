import { expect, test } from 'vitest';
import { plantTree } from '../../testing/planted-tree.ts';
import { readCommerceModules } from './commerce-modules.ts';
import { checkTables } from './table-rules.ts';

const folder = 'packages/commerce/src/modules';
const shop = {
  [`${folder}/stock/module.ts`]: `export const stockModule = { name: 'stock', uses: [] };`,
  [`${folder}/stock/migrations/0001-stock.sql`]:
    'create table stock_pool (id int);\ncreate view low_stock as select 1;',
  [`${folder}/cart/module.ts`]: `export const cartModule = { name: 'cart', uses: ['stock'] };`,
  [`${folder}/cart/migrations/0001-cart.sql`]: 'create table cart (id int);',
};

const messages = (files: Record<string, string>) => {
  const root = plantTree({ ...shop, ...files });
  return checkTables(root, readCommerceModules(root)).map(({ file, message }) => `${file}: ${message}`);
};
const inCart = (code: string) => messages({ [`${folder}/cart/repository.ts`]: code });

test('a module names its own tables, and words that only look like tables', () => {
  expect(
    inCart(`
      const own = sql\`select * from cart join unnest(\${ids}) as wanted (id) on true\`;
      const built = kysely.selectFrom('cart');
      const sentence = 'Take it from stock_pool or leave it';`),
  ).toEqual([]);
});

test.each([
  ['in a tagged text', 'sql`select c.id from cart c left join stock_pool p on true`', 'stock_pool'],
  ['in a plain text', "statement('select 1 from low_stock')", 'low_stock'],
  ['by the query builder', "kysely.selectFrom('cart').innerJoin('stock_pool as p', 'a', 'b')", 'stock_pool'],
])('a foreign table %s is found', (_how, code, table) => {
  expect(inCart(`const found = ${code};`)).toEqual([
    `${folder}/cart/repository.ts: table "${table}" belongs to module "stock": ask its door, or say under \`reads\` in module.ts why not`,
  ]);
});

const declaring = (reads: string, uses = "['stock']") => ({
  [`${folder}/cart/module.ts`]: `export const cartModule = { name: 'cart', uses: ${uses}, reads: ${reads} };`,
});

test('what module.ts declares may be read but not written', () => {
  const read = { [`${folder}/cart/repository.ts`]: 'const a = sql`select 1 from stock_pool`;' };
  expect(messages({ ...declaring("{ stock: ['stock_pool'] }"), ...read })).toEqual([]);
  const written = {
    [`${folder}/cart/repository.ts`]: `
      const read = sql\`select 1 from stock_pool\`;
      const taken = sql\`update stock_pool set quantity = 0\`;
      const built = kysely.deleteFrom('stock_pool');`,
  };
  const refusal = `${folder}/cart/repository.ts: only module "stock" writes its table "stock_pool"`;
  expect(messages({ ...declaring("{ stock: ['stock_pool'] }"), ...written })).toEqual([refusal, refusal]);
});

test('a declaration that is not needed, or whose owner the module may not use, is found', () => {
  expect(messages(declaring("{ stock: ['stock_pool'] }", '[]'))).toEqual([
    `${folder}/cart/module.ts: its SQL does not read "stock_pool"`,
    `${folder}/cart/module.ts: it reads tables of module "stock" but does not name it under \`uses\``,
  ]);
});

test('what stands beside the modules owns no table; only the bulk loader fills those of others', () => {
  const change = 'const a = sql`delete from cart`;';
  expect(messages({ 'packages/commerce/src/admin/remove.ts': change })).toHaveLength(1);
  expect(messages({ 'packages/commerce/src/catalogue-import/empty.ts': change })).toEqual([]);
});
