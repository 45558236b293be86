import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
const many = 2_000;
const skuOf = (index: number) => `P-${String(index).padStart(5, '0')}`;
let commerce: TestCommerce;
let editor: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({
      stockPools: [{ key: 'pool-1', quantity: 5 }],
      products: Array.from({ length: many }, (_, index) =>
        aProduct(skuOf(index), index === 0 ? { stock: { pool: 'pool-1', units: 1 } } : {}),
      ),
    }),
  });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

async function upload(text: string, { token } = editor): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return commerce.fetch(
    new Request('https://shop.test/desk-uploads', { method: 'POST', headers, body: text }),
  );
}

interface Sheet {
  readonly state: string;
  readonly rowsTotal: number;
  readonly rowsRead: number;
  readonly rowsChanged: number;
  readonly rowsRefused: number;
  readonly problems: readonly { row: number; column: string | null; code: string; value: string }[];
}

const sheetOf = async (id: number) =>
  (
    await editor.read<{ sheet: Sheet }>(
      `query ($id: Int!) { sheet(id: $id) { state rowsTotal rowsRead rowsChanged rowsRefused
        problems { row column code value } } }`,
      { id },
    )
  ).sheet;

async function send(kind: string, text: string, isTrial = false): Promise<number> {
  const { id: uploadId } = (await (await upload(text)).json()) as { id: number };
  const { readSheet } = await editor.read<{ readSheet: number }>(
    `mutation ($uploadId: Int!, $kind: String!, $isTrial: Boolean!) {
      readSheet(uploadId: $uploadId, kind: $kind, fileName: "list.csv", isTrial: $isTrial) }`,
    { uploadId, kind, isTrial },
  );
  return readSheet;
}

const work = (sheetId: number, signal = new AbortController().signal) =>
  commerce.jobs['goods.read-sheet'](
    { sheetId },
    { jobId: '1', attempt: 1, maxAttempts: 5, signal },
  ) as Promise<void>;

async function run(kind: string, text: string, isTrial = false): Promise<Sheet> {
  const id = await send(kind, text, isTrial);
  await work(id);
  return sheetOf(id);
}

const priceOf = async (sku: string) =>
  (
    await sql<{ price: number }>`select price_minor as price from product where sku = ${sku}`.execute(
      commerce.database.kysely,
    )
  ).rows[0]?.price;

const bad: Readonly<Record<number, string>> = {
  17: 'NOBODY,12.50,,',
  100: `${skuOf(100)},12.505,,`,
  199: `${skuOf(199)},-1,,`,
  250: `${skuOf(250)},abc,,`,
  400: `${skuOf(3)},12.50,,`,
  777: ',12.50,,',
  900: `${skuOf(900)},12.50,13.00,2026-11-07`,
  1200: `${skuOf(1_200)},12.50,9.00,tomorrow`,
  1500: `${skuOf(1_500)},12.50,x,`,
  1800: `${skuOf(1_800)},99999999999,,`,
  1900: `${skuOf(1_900)},12.50,12.50,`,
  1999: 'ALSO-NOBODY,1,,',
};

test('goods rules 10 to 14: of 2,000 prices 12 wrong ones are told by row and column, and the others are changed, once', async () => {
  const rows = Array.from({ length: many }, (_, index) => bad[index] ?? `${skuOf(index)},12.50,,`);
  const text = `sku,price,reduced_price,reduced_from\r\n${rows.join('\r\n')}\r\n`;
  const tried = await run('prices', text, true);
  expect(tried).toMatchObject({ state: 'done', rowsTotal: many, rowsRead: many, rowsRefused: 12 });
  expect(tried.rowsChanged).toBe(many - 12);
  expect(await priceOf(skuOf(5))).toBe(10_00);

  const { rows: noted } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from search_change`.execute(commerce.database.kysely);
  const id = await send('prices', text);
  // A worker that stops leaves it where it is; the next one goes on.
  const stopping = new AbortController();
  stopping.abort();
  await expect(work(id, stopping.signal)).rejects.toThrow('later');
  expect((await sheetOf(id)).state).toBe('reading');
  await work(id);
  const done = await sheetOf(id);
  expect(done).toMatchObject({ state: 'done', rowsChanged: many - 12, rowsRefused: 12 });
  expect(done.problems.map(({ row, column, code }) => [row - 2, column, code])).toEqual([
    [17, 'sku', 'product-not-found'],
    [100, 'price', 'amount-not-valid'],
    [199, 'price', 'amount-not-valid'],
    [250, 'price', 'amount-not-valid'],
    [400, null, 'row-repeated'],
    [777, 'sku', 'product-not-found'],
    [900, 'reduced_price', 'reduction-not-lower'],
    [1_200, 'reduced_from', 'day-not-valid'],
    [1_500, 'reduced_price', 'amount-not-valid'],
    [1_800, 'price', 'amount-not-valid'],
    [1_900, 'reduced_price', 'reduction-not-lower'],
    [1_999, 'sku', 'product-not-found'],
  ]);
  expect(await priceOf(skuOf(5))).toBe(12_50);
  expect(await priceOf(skuOf(900))).toBe(10_00);
  // The index and the pages that are kept hear of it by the batch, not by the row.
  const { rows: told } = await sql<{ n: number }>`
    select count(*)::integer as n from search_change where id > ${noted[0]?.id ?? 0}`.execute(
    commerce.database.kysely,
  );
  expect(told[0]?.n).toBeGreaterThan(0);
  expect(told[0]?.n).toBeLessThan(100);
  const again = text.split('\r\n').slice(0, 400).join('\r\n');
  expect((await run('prices', again)).rowsChanged).toBe(0);
});

test('rules 10 and 12: stock and texts are read too, and files that are none are refused', async () => {
  expect(await run('stock', 'pool;quantity\npool-1;42\nnone;1\npool-1;7')).toMatchObject({
    rowsChanged: 1,
    problems: [
      { row: 3, column: 'pool', code: 'pool-not-found', value: 'none' },
      { row: 4, column: null, code: 'row-repeated' },
    ],
  });
  const texts =
    'sku,locale,name,description\nP-00001,de-DE,Ein Messer,<p>Scharf</p>\nP-00002,de-DE,X,<script>\nP-00003,xx,X,\n';
  expect(await run('texts', texts)).toMatchObject({
    rowsChanged: 1,
    problems: [
      { row: 3, column: 'description', code: 'html-not-plain' },
      { row: 4, column: 'locale', code: 'locale-not-known' },
    ],
  });
  expect(await run('prices', 'sku,cost\nA,1')).toMatchObject({
    state: 'failed',
    problems: [{ row: 1, column: 'cost', code: 'column-not-known' }],
  });
  expect(await run('prices', 'price\n1')).toMatchObject({ problems: [{ code: 'column-missing' }] });
  expect(await run('prices', 'sku,price\n')).toMatchObject({ problems: [{ code: 'sheet-empty' }] });
  const support = await hireStaff(commerce, { role: 'support', now });
  expect((await upload('x', support)).status).toBe(403);
  expect((await upload('x', { ...support, token: 'nobody' })).status).toBe(401);
  const read = (uploadId: number, kind: string) =>
    editor.ask(
      `mutation ($id: Int!, $kind: String!) { readSheet(uploadId: $id, kind: $kind, fileName: "x", isTrial: true) }`,
      { id: uploadId, kind },
    );
  expect((await read(999_999, 'prices')).code).toBe('upload-not-found');
  expect((await read(1, 'else')).code).toBe('sheet-kind-not-known');
});

test('rules 11 and 14: an import can be canceled, what was tried imported, what is exported changes nothing', async () => {
  const tried = await send('stock', 'pool,quantity\npool-1,9', true);
  await work(tried);
  const { importSheet } = await editor.read<{ importSheet: number }>(
    'mutation ($id: Int!) { importSheet(id: $id) }',
    { id: tried },
  );
  await work(importSheet);
  expect(await sheetOf(importSheet)).toMatchObject({ state: 'done', rowsChanged: 1 });
  const waiting = await send('stock', 'pool,quantity\npool-1,1');
  expect(
    (await editor.ask('mutation ($id: Int!) { cancelSheet(id: $id) }', { id: waiting })).code,
  ).toBeNull();
  await work(waiting);
  expect((await sheetOf(waiting)).state).toBe('canceled');

  const part = async (kind: string, after = 0) =>
    (
      await editor.read<{ exportSheet: { text: string; next: number | null } }>(
        'query ($kind: String!, $after: Int!) { exportSheet(kind: $kind, after: $after) { text next } }',
        { kind, after },
      )
    ).exportSheet;
  const first = await part('prices');
  expect(first.text.split('\r\n')).toHaveLength(1_002);
  expect(first.text).toContain('\r\nP-00005,12.50,');
  expect((await part('prices', first.next ?? 0)).text.startsWith('P-01000,')).toBe(true);
  expect((await part('prices', 999_999)).next).toBeNull();
  for (const kind of ['prices', 'stock', 'texts']) {
    expect(await run(kind, (await part(kind)).text)).toMatchObject({ rowsChanged: 0, rowsRefused: 0 });
  }
});

test('rule 11: rows are read in the order of their skus, whatever their order in the file, and go on there', async () => {
  const skus = Array.from({ length: 400 }, (_, index) => skuOf(index));
  const id = await send(
    'prices',
    ['sku,price', ...skus.toReversed().map((sku) => `${sku},77.00`)].join('\n'),
  );
  await sql`update goods_sheet set state = 'reading', rows_read = 250 where id = ${id}`.execute(
    commerce.database.kysely,
  );
  await work(id);
  expect(await sheetOf(id)).toMatchObject({ state: 'done', rowsRead: 400, rowsChanged: 150 });
  expect(await priceOf(skuOf(249))).not.toBe(7_700);
  expect(await priceOf(skuOf(250))).toBe(7_700);
});
