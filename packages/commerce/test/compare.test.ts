import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccounts, refusalOf, sampleCatalogue, type TestAccounts } from '../src/testing/index.ts';

let accounts: TestAccounts;
const ids = new Map<string, string>();
beforeAll(async () => {
  accounts = await createTestAccounts({ catalogue: sampleCatalogue });
  const { rows } = await accounts.commerce.database.pool.query('select id, sku from product');
  for (const { id, sku } of rows as { id: number; sku: string }[]) ids.set(sku, String(id));
});
beforeEach(async () => {
  await accounts.commerce.database.pool.query(
    'truncate rate_limit, customer, compare_list restart identity cascade',
  );
});
afterAll(() => accounts.commerce.close());

interface ListOnWire {
  readonly uid: string;
  readonly item_count: number;
  readonly items: readonly {
    readonly uid: string;
    readonly product: { readonly sku: string };
    readonly attributes: readonly { readonly code: string; readonly value: string }[];
  }[];
  readonly attributes: readonly { readonly code: string; readonly label: string }[];
}

const fields =
  '{ uid item_count items { uid product { sku } attributes { code value } } attributes { code label } }';
const operations = {
  create: `mutation ($products: [ID]) { list: createCompareList(input: { products: $products }) ${fields} }`,
  add: `mutation ($uid: ID!, $products: [ID]!) {
    list: addProductsToCompareList(input: { uid: $uid, products: $products }) ${fields} }`,
  remove: `mutation ($uid: ID!, $products: [ID]!) {
    list: removeProductsFromCompareList(input: { uid: $uid, products: $products }) ${fields} }`,
  read: `query ($uid: ID!) { list: compareList(uid: $uid) ${fields} }`,
  own: `{ customer { compare_list ${fields} } }`,
  assign: `mutation ($uid: ID!) { assigned: assignCompareListToCustomer(uid: $uid) { result compare_list ${fields} } }`,
  delete: 'mutation ($uid: ID!) { deleted: deleteCompareList(uid: $uid) { result } }',
};
type Name = keyof typeof operations;
const idOf = (sku: string) => ids.get(sku) ?? '';
const ask = async <Data = { list: ListOnWire }>(name: Name, variables: object = {}, token?: string) => {
  const { data, errors } = await accounts.ask(operations[name], variables, token);
  expect(errors).toBeUndefined();
  return data as Data;
};
const refused = async (name: Name, variables: object, token?: string) =>
  refusalOf(await accounts.ask(operations[name], variables, token))?.message;
const created = async (skus: readonly string[], token?: string) =>
  (await ask('create', { products: skus.map(idOf) }, token)).list;
const skusOf = ({ items }: ListOnWire) => items.map(({ product }) => product.sku);

test('rules 1, 5 and 6: products stand side by side, compared by what visitors may see of them', async () => {
  const list = await created(['CORD-RED', 'KNIFE']);
  expect(list.uid).toMatch(/^[0-9a-f]{32}$/);
  expect(skusOf(list)).toEqual(['CORD-RED', 'KNIFE']);
  expect(list.items[0]?.uid).toBe(idOf('CORD-RED'));
  const [red, knife] = list.items.map(({ attributes }) =>
    Object.fromEntries(attributes.map(({ code, value }) => [code, value])),
  );
  expect(red).toMatchObject({ color: 'Red', is_waterproof: 'Yes', hs_tariff_number: '5609.00' });
  expect(knife).toMatchObject({ color: 'N/A' });
  expect(list.attributes.map(({ code }) => code)).toEqual(Object.keys(red ?? {}));
  const { list: again } = await ask('add', {
    uid: list.uid,
    products: [idOf('KNIFE'), Buffer.from(idOf('CORD-BLUE')).toString('base64'), idOf('CORD-RED-500')],
  });
  expect([skusOf(again), again.item_count]).toEqual([['CORD-RED', 'KNIFE', 'CORD-BLUE'], 3]);
  const { list: less } = await ask('remove', { uid: list.uid, products: [idOf('KNIFE'), '999999', 'x'] });
  expect(skusOf(less)).toEqual(['CORD-RED', 'CORD-BLUE']);
});

test('rules 1 and 5: what is too much or not sold is refused, and nothing of the call is added', async () => {
  const { uid } = await created([]);
  expect(await refused('add', { uid, products: [idOf('KNIFE'), '999999'] })).toBe(
    'Could not find a product with ID "999999"',
  );
  expect(await refused('add', { uid, products: Array.from({ length: 51 }, () => '1') })).toContain('50');
  await accounts.commerce.database.pool.query(
    `insert into compare_item (list_id, sku) select l.id, p.sku from compare_list l,
     (select sku from product where is_active and sku not in ('KNIFE', 'HIDDEN') order by id limit 10) p`,
  );
  const full = (await ask('read', { uid })).list;
  expect(full.item_count).toBe(10);
  expect(await refused('add', { uid, products: [idOf('KNIFE')] })).toContain('10');
  await accounts.commerce.database.pool.query(
    `insert into compare_item (list_id, sku) select id, 'GONE-FOREVER' from compare_list`,
  );
  await ask('remove', { uid, products: [full.items[0]?.uid] });
  expect((await ask('add', { uid, products: [idOf('KNIFE')] })).list.item_count).toBe(10);
});

test('rule 2, behaviour 150: a list of somebody else is as one that does not exist', async () => {
  const ada = await accounts.signedUp('ada@example.com');
  const bob = await accounts.signedUp('bob@example.com');
  const { uid } = await created(['KNIFE'], ada);
  for (const token of [bob, undefined]) {
    for (const strange of [uid, 'f'.repeat(32), 'x']) {
      expect(await ask('read', { uid: strange }, token)).toEqual({ list: null });
      expect(await refused('add', { uid: strange, products: [] }, token)).toBe('"uid" value does not exist');
      expect(await refused('remove', { uid: strange, products: [] }, token)).toBe(
        '"uid" value does not exist',
      );
      expect(await ask('delete', { uid: strange }, token)).toEqual({ deleted: { result: false } });
    }
  }
  expect(await ask('assign', { uid }, bob)).toEqual({ assigned: { result: false, compare_list: null } });
  expect(await refused('assign', { uid })).toBe('Customer must be logged');
  expect(await refused('read', { uid: '' })).toBe('"uid" value must be specified.');
  expect(await ask('delete', { uid }, ada)).toEqual({ deleted: { result: true } });
  expect(await ask('own', {}, ada)).toEqual({ customer: { compare_list: null } });
});

test('rule 3: a customer has one list, however often and at once it is made', async () => {
  const ada = await accounts.signedUp('ada@example.com');
  const lists = await Promise.all(['KNIFE', 'CORD-RED', 'CORD-BLUE'].map((sku) => created([sku], ada)));
  expect(new Set(lists.map(({ uid }) => uid)).size).toBe(1);
  const { customer } = await ask<{ customer: { compare_list: ListOnWire } }>('own', {}, ada);
  expect(skusOf(customer.compare_list).toSorted()).toEqual(['CORD-BLUE', 'CORD-RED', 'KNIFE']);
});

test('rule 4: at sign-in the list of a guest becomes the own one, or goes up in it', async () => {
  const ada = await accounts.signedUp('ada@example.com');
  const assign = async (uid: string) =>
    (await ask<{ assigned: { result: boolean; compare_list: ListOnWire } }>('assign', { uid }, ada)).assigned;
  const first = await created(['KNIFE']);
  expect(await assign(first.uid)).toMatchObject({ result: true, compare_list: { uid: first.uid } });
  const second = await created(['CORD-RED', 'KNIFE']);
  const joined = await assign(second.uid);
  expect([joined.compare_list.uid, skusOf(joined.compare_list)]).toEqual([first.uid, ['KNIFE', 'CORD-RED']]);
  expect(await ask('read', { uid: second.uid })).toEqual({ list: null });
  expect((await assign(first.uid)).result).toBe(true);
});

test('rule 7: lists of guests are limited, and forgotten; those of customers stay', async () => {
  const ada = await accounts.signedUp('ada@example.com');
  await created(['KNIFE'], ada);
  const { uid } = await created(['KNIFE']);
  const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await accounts.commerce.jobs['compare.forget-old']({}, task);
  expect((await ask('read', { uid })).list.item_count).toBe(1);
  await accounts.commerce.database.pool.query(`update compare_list set changed_at = '2026-01-01'`);
  await accounts.commerce.jobs['compare.forget-old']({}, task);
  expect(await ask('read', { uid })).toEqual({ list: null });
  expect(await ask('own', {}, ada)).toMatchObject({ customer: { compare_list: { item_count: 1 } } });
  await accounts.commerce.database.pool.query('update rate_limit set uses = 200');
  expect(await refused('create', { products: [] })).toBeDefined();
});
