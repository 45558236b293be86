import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowsNow } from '#consents';
import { createTestCommerce, refusalOf, type TestCommerce } from '../src/testing/index.ts';

/** The clock of the test commerce. */
const fixedNow = new Date('2026-11-02T09:00:00Z');

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce();
});
beforeEach(() => commerce.database.pool.query('truncate rate_limit, consent cascade'));
afterAll(() => commerce.close());

const decide = (input: object) =>
  commerce.query('mutation ($input: ConsentInput!) { recordConsent(input: $input) { name } }', {
    variables: { input: { purposes_version: 1, ...input } },
    method: 'POST',
  });
const recorded = ({ data }: { readonly data?: unknown }) =>
  (data as { readonly recordConsent: { readonly name: string | null } }).recordConsent;
const nameOf = async (input: object) => recorded(await decide(input)).name ?? '';
const counts = (name: string, purpose: 'statistics' | 'marketing', now = fixedNow) =>
  allowsNow(commerce.database.kysely, name, purpose, now);

test('rules 1, 2 and 5: what was allowed counts for its purpose, as long as a decision is good', async () => {
  const name = await nameOf({ purposes: ['STATISTICS'] });
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect([await counts(name, 'statistics'), await counts(name, 'marketing')]).toEqual([true, false]);
  const inAYear = new Date(fixedNow.getTime() + 365 * 86_400_000);
  expect(await counts(name, 'statistics', inAYear)).toBe(false);
  expect(await counts('0'.repeat(32), 'statistics')).toBe(false);
});

test('rules 3 and 4: a decision ends the one before it, and a refusal leaves no record of its own', async () => {
  const first = await nameOf({ purposes: ['STATISTICS', 'MARKETING'] });
  const second = await nameOf({ purposes: ['MARKETING'], replaces: first });
  expect([await counts(first, 'marketing'), await counts(second, 'marketing')]).toEqual([false, true]);
  expect(recorded(await decide({ purposes: [], replaces: second }))).toEqual({ name: null });
  const { rows } = await commerce.database.pool.query(
    'select name, ended_at is not null as "isEnded" from consent',
  );
  expect(rows).toHaveLength(2);
  expect(rows.every(({ isEnded }) => isEnded)).toBe(true);
});

test('rule 6: other versions and too many decisions are refused', async () => {
  expect(refusalOf(await decide({ purposes_version: 2, purposes: [] }))?.category).toBe('graphql-input');
  await decide({ purposes: [] });
  await commerce.database.pool.query('update rate_limit set uses = 30');
  expect(refusalOf(await decide({ purposes: ['STATISTICS'] }))).toBeDefined();
});

test('rule 7: records are forgotten after two years', async () => {
  const name = await nameOf({ purposes: ['STATISTICS'] });
  const forget = () =>
    commerce.jobs['consents.forget-old'](
      {},
      { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal },
    );
  await commerce.database.pool.query("update consent set decided_at = decided_at - interval '729 days'");
  await forget();
  const kept = () => commerce.database.pool.query('select 1 from consent where name = $1', [name]);
  expect((await kept()).rowCount).toBe(1);
  await commerce.database.pool.query("update consent set decided_at = decided_at - interval '2 days'");
  await forget();
  expect((await kept()).rowCount).toBe(0);
});
