import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce();
});
beforeEach(() => commerce.database.pool.query('truncate rate_limit, visit_vital, visit_error, visit_cause'));
afterAll(() => commerce.close());

const usual = { build: 'abc123', page: 'PRODUCT', device: 'MOBILE' };
const report = (input: object) =>
  commerce.query('mutation ($input: VisitReportInput!) { reportVisit(input: $input) }', {
    variables: { input: { ...usual, ...input } },
    method: 'POST',
  });

test('rules 1 to 3: what pages told is counted, by page and device, also when they tell it at once', async () => {
  const values = [100, 1000, 2400, 5000];
  await Promise.all(values.map((value) => report({ vitals: [{ name: 'LCP', value }] })));
  await report({ page: 'HOME', vitals: [{ name: 'CLS', value: 40 }] });
  const told = await commerce.admin.visits.vitals(1);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({
    page: 'product',
    device: 'mobile',
    vital: 'LCP',
    values: 4,
    good: 2,
    poor: 1,
    p75: expect.closeTo(2506.57, 1),
  });
});

test('rules 1 to 3: they are counted by browser too; a page that names none counts as another', async () => {
  const told = [{ browser: 'CHROME' }, { browser: 'CHROME' }, { browser: 'SAMSUNG' }, {}];
  for (const browser of told) await report({ ...browser, vitals: [{ name: 'INP', value: 100 }] });
  const counted = await commerce.admin.visits.vitalsByBrowser(1);
  expect(Object.fromEntries(counted.map(({ browser, values }) => [browser, values]))).toEqual({
    chrome: 2,
    samsung: 1,
    other: 1,
  });
  expect(await commerce.admin.visits.vitals(1)).toMatchObject([{ page: 'product', values: 4 }]);
});

test.for([
  [{ build: '../etc' }],
  [{ vitals: [{ name: 'LCP', value: -1 }] }],
  [{ vitals: [{ name: 'LCP', value: 1e9 }] }],
  [{ vitals: Array(13).fill({ name: 'LCP', value: 1 }) }],
  [{ errors: Array(6).fill('x') }],
])('rule 4: %j is refused as a whole', async ([input]) => {
  expect(refusalOf(await report(input ?? {}))?.category).toBe('graphql-input');
  expect(await commerce.admin.visits.vitals(1)).toEqual([]);
});

test('rule 4: a place that tells too much is no longer heard', async () => {
  expect((await report({})).data).toEqual({ reportVisit: true });
  await commerce.database.pool.query('update rate_limit set uses = 120');
  expect(refusalOf(await report({}))).toBeDefined();
});

test('rule 5: errors are counted without what could be about somebody', async () => {
  await report({ errors: ['No account for ada@example.com', 'No account for bob@example.com'] });
  expect(await commerce.admin.visits.errors(1)).toEqual([
    { build: 'abc123', page: 'product', message: 'No account for …', uses: 2, lastAt: expect.any(Date) },
  ]);
});

test('rule 8: what a slow or jumping page is due to is counted, of values that are not good', async () => {
  const vitals = [
    { name: 'CLS', value: 99, element: 'main>h1' },
    { name: 'CLS', value: 240, element: 'main>#line-12345' },
    { name: 'LCP', value: 5000, element: 'main>img' },
  ];
  await report({ vitals });
  await report({ vitals: vitals.slice(1, 2) });
  expect(await commerce.admin.visits.causes(1)).toEqual([
    { page: 'product', vital: 'CLS', element: 'main>#line-…', uses: 2 },
    { page: 'product', vital: 'LCP', element: 'main>img', uses: 1 },
  ]);
});

test('rules 5 and 6: beyond so many builds and messages they are counted together', async () => {
  await commerce.database.pool.query(
    `insert into visit_error select date '2026-11-02', 'b' || n % 10, 'home', 'm' || n, 1, now()
     from generate_series(1, 200) as n`,
  );
  await report({ build: 'late', page: 'HOME', errors: ['new one'] });
  const { rows } = await commerce.database.pool.query(
    `select build, message from visit_error where message not like 'm%'`,
  );
  expect(rows).toEqual([{ build: 'other', message: 'other' }]);
});

test('rule 6: the builds of a day are known however much was told of them', async () => {
  await commerce.database.pool.query(
    `insert into visit_vital select date '2026-11-02', 'b' || n % 10, 'store', 'home', 'd' || n, 'LCP', 1, 1
     from generate_series(1, 2000) as n`,
  );
  await report({ build: 'b3', vitals: [{ name: 'LCP', value: 1 }] });
  await report({ build: 'late', vitals: [{ name: 'LCP', value: 1 }] });
  const { rows } = await commerce.database.pool.query(
    `select build from visit_vital where store_code <> 'store' order by build`,
  );
  expect(rows).toEqual([{ build: 'b3' }, { build: 'other' }]);
});

test('rule 7: what is older than 90 days is forgotten', async () => {
  await report({ errors: ['today'] });
  await commerce.database.pool.query(
    `insert into visit_error values ('2025-11-02', 'old', 'home', 'old', 1, now())`,
  );
  const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await commerce.jobs['visits.forget-old']({}, task);
  expect((await commerce.admin.visits.errors(1000)).map(({ message }) => message)).toEqual(['today']);
});
