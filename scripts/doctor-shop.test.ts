import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestCommerce, sampleCatalogue } from '@bowline/commerce/testing';
import { contentMigrations } from '@bowline/content';
import { enqueue, migrate } from '@bowline/database';
import { allMarkets } from '@bowline/markets';
import { expect, onTestFinished, test } from 'vitest';
import { noteBackup } from './backup/last-backup.ts';

type Environment = Readonly<Record<string, string>>;

function doctor(env: Environment): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'doctor.mjs');
    const child = execFile(
      process.execPath,
      [script],
      { env: { ...process.env, ...env } },
      (_error, stdout) => {
        resolve({ code: child.exitCode ?? 1, output: stdout });
      },
    );
  });
}

/** Answers its port once it is open. */
async function startShop(env: Environment): Promise<string> {
  const program = join(import.meta.dirname, 'testing/shop-without-pages.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1', ROLES: 'commerce,worker,search,content' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
  });
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    const port = /^ {2}Shop {3}http:\/\/localhost:(\d+)$/m.exec(printed)?.[1];
    if (port) return port;
  }
  throw new Error(`The shop did not open: ${printed}`);
}

async function hasIndices(port: string): Promise<boolean> {
  const { ok } = await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({
      requests: allMarkets.map(({ code }) => ({ indexName: `products_${code}`, hitsPerPage: 0 })),
    }),
  });
  return ok;
}

async function shopOfItsOwn() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowline-doctor-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  onTestFinished(() => commerce.close());
  await migrate(commerce.database, contentMigrations);
  const env = {
    DATABASE_URL: commerce.database.url,
    DATA_FOLDER: dataFolder,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  };
  const port = await startShop(env);
  return { database: commerce.database, dataFolder, env: { ...env, PORT: port, HOST: '127.0.0.1' } };
}

test('the doctor finds a running shop, says what is well, names each planted fault with what to do, and looks at all else while the database is away', async () => {
  const { database, dataFolder, env } = await shopOfItsOwn();
  await noteBackup(dataFolder, new Date());

  await expect.poll(() => hasIndices(env.PORT)).toBe(true);
  const well = await doctor(env);
  // A cluster of tests is told to be careless; that is the one thing which is wrong with it.
  const ofTests = /^✗ PostgreSQL may lose orders when power fails.*\n/m;
  expect(well.output).toMatch(ofTests);
  expect(well.output.replace(ofTests, '')).not.toMatch(/^✗/m);
  for (const line of [
    /✓ the shop at http:\/\/127\.0\.0\.1:\d+ answers in \d+ ms and is whole/,
    /✓ \d+ of \d+ connections of PostgreSQL/,
    /✓ the database has all migrations/,
    /✓ no job waits/,
    /✓ 11 search indices hold \d+ of \d+ products/,
    /✓ the last backup is \d+ s old/,
    /✓ clocks agree/,
  ])
    expect(well.output).toMatch(line);

  await database.transaction((transaction) => enqueue(transaction, 'nobodys-task', {}));
  await database.pool.query(
    "update graphile_worker._private_jobs set run_at = now() - interval '1 hour' where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobodys-task')",
  );
  await database.pool.query(
    "delete from schema_migration where module = 'mail' and name = (select max(name) from schema_migration where module = 'mail')",
  );
  await noteBackup(dataFolder, new Date(Date.now() - 9 * 86_400_000));
  chmodSync(join(dataFolder, 'secrets.json'), 0o644);
  const ill = await doctor({
    ...env,
    SMTP_URL: 'smtp://shop:secret@127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example',
    PUBLIC_URL: 'http://shop.example',
  });
  for (const line of [
    /✗ 1 migrations are missing, mail\/\d{4}-\S+ first → npm run migrate/,
    /✗ \d+ jobs are due, the oldest for 6\d min → is a process with the role worker running/,
    /✗ the last backup is 216 h old → npm run backup/,
    /✗ \S+secrets\.json can be read by other users → chmod 600/,
    /✗ the mail server 127\.0\.0\.1:9 does not answer → correct SMTP_URL/,
    /✗ PUBLIC_URL is http → /,
    /✗ nobody pays anything → /,
    /\d+ to repair$/m,
  ])
    expect(ill.output).toMatch(line);
  expect(ill.output).not.toContain('secret@');
  expect(ill.code).toBe(1);

  const away = await doctor({ ...env, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop' });
  expect(away.output).toMatch(/✗ PostgreSQL does not answer: /);
  expect(away.output).toMatch(/MB of \d+ are free in /);
  expect(away.output).not.toContain('secret@');
  expect(away.code).toBe(1);
});
