import { createTestDatabase } from '@bowline/database/testing';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseGate } from './database-gate.ts';

test('a database behind a gate answers, is away as soon as it is shut, and is back when it is open', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  const gate = await openDatabaseGate(database.url);
  onTestFinished(gate.close);
  const ask = async () => {
    const client = new pg.Client({ connectionString: gate.url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const open = new pg.Client({ connectionString: gate.url });
  const lost = new Promise((resolve) => open.once('error', resolve));
  await open.connect();
  expect(await ask()).toBe(1);
  gate.shut();
  await lost;
  await expect(ask()).rejects.toThrow();
  gate.open();
  expect(await ask()).toBe(1);
});
