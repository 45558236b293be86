import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter, type RateLimiter } from '../src/modules/stores/index.ts';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
let limiter: RateLimiter;
beforeAll(async () => {
  commerce = await createTestCommerce();
  limiter = createRateLimiter(commerce.database);
});
afterAll(() => commerce.close());

const limit = { uses: 3, withinSeconds: 60 };
const at = (second: number) => new Date(Date.parse('2026-11-02T09:00:00Z') + second * 1000);

async function countRows(): Promise<number> {
  const { rows } = await commerce.database.pool.query('select count(*)::integer as rows from rate_limit');
  return rows[0].rows;
}

test('so many uses are allowed, and again when the time is over', async () => {
  const uses = [0, 1, 2, 3, 59, 60, 61, 62, 63];
  const allowed: boolean[] = [];
  for (const second of uses) allowed.push(await limiter.allows('knock', 'anna', limit, at(second)));
  expect(allowed).toEqual([true, true, true, false, false, true, true, true, false]);
});

test('actions and subjects are counted apart', async () => {
  for (let use = 0; use < 4; use += 1) await limiter.allows('ring', 'bob', limit, at(0));
  expect(await limiter.allows('ring', 'bob', limit, at(1))).toBe(false);
  expect(await limiter.allows('ring', 'carol', limit, at(1))).toBe(true);
  expect(await limiter.allows('call', 'bob', limit, at(1))).toBe(true);
});

test('of many uses at the same moment exactly the allowed ones pass', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => limiter.allows('storm', 'dora', { uses: 7, withinSeconds: 60 }, at(0))),
  );
  expect(answers.filter(Boolean)).toHaveLength(7);
});

test('several are counted in one go, each by its own limit', async () => {
  const uses = [
    { action: 'enter', subject: 'eve', limit: { uses: 1, withinSeconds: 60 } },
    { action: 'leave', subject: 'eve', limit: { uses: 2, withinSeconds: 10 } },
  ];
  const answers: (readonly boolean[])[] = [];
  for (const second of [0, 1, 2, 10]) answers.push(await limiter.allowsEach(uses, at(second)));
  expect(answers).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, true],
  ]);
});

test('many who count the same in another order get in nobody’s way', async () => {
  const uses = ['one', 'two', 'three'].map((action) => ({
    action,
    subject: 'fay',
    limit: { uses: 7, withinSeconds: 60 },
  }));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      limiter.allowsEach([...uses.slice(turn % 3), ...uses.slice(0, turn % 3)], at(0)),
    ),
  );
  expect(answers.flat().filter(Boolean)).toHaveLength(3 * 7);
});

test('who they are is not readable, and what expired is cleared away', async () => {
  for (let subject = 0; subject < 12; subject += 1) {
    await limiter.allows('visit', `visitor-${subject}@example.com`, limit, at(0));
  }
  const { rows } = await commerce.database.pool.query('select key from rate_limit');
  expect(JSON.stringify(rows)).not.toContain('example.com');
  for (let use = 0; use < 3; use += 1) await limiter.allows('visit', 'last', limit, at(3600));
  expect(await countRows()).toBe(1);
});
