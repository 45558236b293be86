import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/index.ts';

const [folder = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ folder });
let next = 1;

/** Prints a number only after the server has acknowledged its commit; ends when the server is gone. */
async function write(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table if not exists number (value integer primary key)').catch(() => {});
  for (;;) {
    const value = next++;
    await client.query('insert into number values ($1)', [value]);
    process.stdout.write(`${value}\n`);
  }
}

await Promise.allSettled([write(), write(), write(), write()]);
process.exit(0);
