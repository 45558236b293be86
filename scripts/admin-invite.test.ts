import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CommerceTables, commerceMigrations } from '@bowline/commerce';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'admin-invite.ts');
let database: TestDatabase<CommerceTables>;

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
afterAll(() => database.close());

const invite = (...wish: string[]) =>
  run(process.execPath, [script, ...wish], {
    env: { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.test' },
  });

test('a link is printed once, for the role and address it was asked for', async () => {
  const { stdout } = await invite('--role', 'orders', '--email', 'clara@example.com');
  expect(stdout).toMatch(
    /^This link works once, for 48 hours:\nhttps:\/\/shop\.test\/bowline-admin\/welcome\/[\w-]{20,}\n$/,
  );
  const open = await database.kysely.selectFrom('staff_invitation').select(['email', 'role']).execute();
  expect(open).toEqual([{ email: 'clara@example.com', role: 'orders' }]);
});

test('a role that there is not ends with a word about it', async () => {
  await expect(invite('--role', 'admiral')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No link was made: role-not-known.'),
  });
});
