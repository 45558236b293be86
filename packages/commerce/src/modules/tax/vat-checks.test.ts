import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { createVatChecks } from './vat-checks.ts';
import { createVies } from './vies.ts';

const german = 'DE136695976';
let database: TestDatabase<CommerceTables>;
let now = new Date('2026-11-02T09:00:00Z');
let answer: () => Response;
let asked: string[] = [];

/** Speaks the register's protocol; only the network between the two is left out. */
const register = createVies({
  baseUrl: 'http://register.test/rest-api',
  fetch: async (request) => {
    asked.push(new URL(request.url).pathname);
    return answer();
  },
});
const says = (isValid: boolean) => () =>
  Response.json({ isValid, userError: isValid ? 'VALID' : 'INVALID', requestIdentifier: 'WAPI-1' });
const isDown = () => Response.json({ isValid: false, userError: 'MS_UNAVAILABLE' });

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
beforeEach(async () => {
  asked = [];
  now = new Date('2026-11-02T09:00:00Z');
  await database.kysely.deleteFrom('vat_check').execute();
});
afterAll(() => database.close());

const checks = () => createVatChecks(database, { service: register, clock: () => now });
const kept = () => database.kysely.selectFrom('vat_check').selectAll().execute();

test('rule 10: without a service the form decides, and nothing is kept', async () => {
  const byForm = createVatChecks(database, { clock: () => now });
  expect(await byForm.check('de 136 695 976')).toMatchObject({
    number: german,
    prefix: 'DE',
    isValid: true,
    source: 'form',
  });
  expect(await kept()).toEqual([]);
});

test('rule 9: what cannot be a number is not even asked about', async () => {
  answer = says(true);
  expect(await checks().check('DE136695977')).toBeNull();
  expect(asked).toEqual([]);
});

test.each([true, false])('rule 10: the answer %s of the service decides and is kept', async (isValid) => {
  answer = says(isValid);
  expect(await checks().check(german)).toEqual({
    number: german,
    prefix: 'DE',
    isValid,
    source: 'service',
    reference: 'WAPI-1',
    checkedAt: now,
  });
  expect(asked).toEqual(['/rest-api/ms/DE/vat/136695976']);
  expect(await kept()).toMatchObject([{ number: german, is_valid: isValid, reference: 'WAPI-1' }]);
});

test('rule 11: while the service is down its last answer stands, with its moment', async () => {
  const first = now;
  answer = says(true);
  await checks().check(german);
  now = new Date('2026-11-09T09:00:00Z');
  answer = isDown;
  expect(await checks().check(german)).toMatchObject({
    isValid: true,
    source: 'earlier-answer',
    checkedAt: first,
  });
  expect(await kept()).toHaveLength(1);
});

test.each([
  ['says it is unavailable', isDown],
  ['fails', () => new Response('out of order', { status: 500 })],
  ['answers nonsense', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('rule 11: a number never confirmed does not count when the service %s', async (_, failure) => {
  answer = failure;
  expect(await checks().check(german)).toMatchObject({ isValid: false, source: 'none' });
  expect(await kept()).toEqual([]);
});
