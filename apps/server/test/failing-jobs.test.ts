import { createTestCommerce } from '@bowline/commerce/testing';
import { createTestContent } from '@bowline/content/testing';
import { createWorker, enqueue, sql } from '@bowline/database';
import { createMail } from '@bowline/mail';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../src/log.ts';

const secrets = {
  email: 'anna.smith+rope@example.com',
  giftCard: 'K7QM-2WXY-ABCD-9PQR',
  token: 'h3Vx0cQpZ1sKdY8uWm2nB4tLrF6aJ7eG',
  key: '0123456789abcdef0123456789abcdef',
  letter: 'Dear Anna, here is your card',
};
/** What PostgreSQL, a mail server and careless code say when something fails. */
const failures = [
  () =>
    Object.assign(new Error('invalid input syntax for type json: "Dear Anna, here is your card"'), {
      code: '22P02',
    }),
  () =>
    Object.assign(new Error(`550 5.1.1 <${secrets.email}> unknown`), {
      rejected: [secrets.email],
      ...secrets,
    }),
  () => new Error('It went wrong', { cause: new Error(`with ${secrets.giftCard} and ${secrets.token}`) }),
  () => ({ toString: () => secrets.key, payload: secrets }),
  () => secrets.key,
];

test('whatever job fails in whatever way, neither the log nor the queue tells a secret, at any level', async () => {
  const commerce = await createTestCommerce();
  const content = await createTestContent();
  onTestFinished(async () => {
    await content.close();
    await commerce.close();
  });
  const lines: string[] = [];
  const log = createLog({ APP_ENV: 'dev', LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  const { database } = commerce;
  const from = { name: 'Bowline', address: 'shop@example.com' };
  const mail = createMail({ database, log, from, shopUrl: 'https://shop.test' });
  const names = Object.keys({ ...commerce.jobs, ...mail.jobs, ...content.jobs });
  expect(names.length).toBeGreaterThan(12);

  let failed = 0;
  const tasks = Object.fromEntries(
    names.map((name) => [
      name,
      ({ failure }: { failure: number }) => {
        failed += 1;
        throw failures[failure]?.();
      },
    ]),
  );
  await database.transaction(async (transaction) => {
    for (const name of names) {
      for (const failure of failures.keys())
        await enqueue(transaction, name, { failure, ...secrets }, { maxAttempts: 1 });
    }
  });
  const worker = createWorker({ database, tasks, log });
  await worker.start();
  await expect.poll(() => failed).toBe(names.length * failures.length);
  await worker.stop();
  const logged = lines.join('');

  for (const name of names) expect(logged).toContain(`"task":"${name}"`);
  const { rows } = await sql<{ last_error: string }>`
    select last_error from graphile_worker._private_jobs`.execute(database.kysely);
  expect(rows).toHaveLength(names.length * failures.length);
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, logged.includes(secret)]).toEqual([what, false]);
    expect([what, rows.some(({ last_error }) => last_error.includes(secret))]).toEqual([what, false]);
  }
});
