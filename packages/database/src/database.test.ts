import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, DatabaseAway, DatabaseStartError, sql } from './index.ts';
import { createTestDatabase } from './testing/index.ts';

const library = { module: 'library', folder: new URL('../test/migrations/library', import.meta.url) };

interface Library {
  book: { id: number; title: string; copies: number };
}

async function openLibrary() {
  const database = await createTestDatabase<Library>({ migrations: [library] });
  onTestFinished(() => database.close());
  await sql`insert into book (title, copies) values ('Knots', 10)`.execute(database.kysely);
  return database;
}

test('counts and identities arrive as numbers, numeric as text, moments as dates', async () => {
  const database = await openLibrary();
  const { rows } = await sql`
    select count(*) as count, array[1::bigint, null] as list, 0.1::numeric as share,
           timestamptz '2026-11-15 12:00+01' as moment
    from book`.execute(database.kysely);
  expect(rows).toEqual([
    { count: 1, list: [1, null], share: '0.1', moment: new Date('2026-11-15T11:00:00Z') },
  ]);
});

test('a number too large to be exact is an error, not a rounded number', async () => {
  const database = await openLibrary();
  await expect(sql`select 9007199254740993::bigint`.execute(database.kysely)).rejects.toThrow(RangeError);
});

test('arrays of whole numbers arrive as they are, nested, empty, with nulls and with bounds of their own', async () => {
  const database = await openLibrary();
  const { rows } = await sql`
    select array[1, null, -3] as flat, array[[5, 100], [10, 90]] as nested, '{}'::int[] as empty,
           '[0:1]={7,8}'::int[] as bounded`.execute(database.kysely);
  expect(rows[0]).toEqual({
    flat: [1, null, -3],
    nested: [
      [5, 100],
      [10, 90],
    ],
    empty: [],
    bounded: [7, 8],
  });
});

test('a transaction whose work throws leaves nothing behind', async () => {
  const database = await openLibrary();
  const work = database.transaction(async (transaction) => {
    await transaction.deleteFrom('book').execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await database.kysely.selectFrom('book').selectAll().execute()).toHaveLength(1);
});

test('serializable transactions that collide are repeated until each has happened', async () => {
  const database = await openLibrary();
  let runs = 0;
  const lend = () =>
    database.transaction(
      async (transaction) => {
        runs += 1;
        const { copies } = await transaction.selectFrom('book').select('copies').executeTakeFirstOrThrow();
        await transaction
          .updateTable('book')
          .set({ copies: copies - 1 })
          .execute();
      },
      { isolation: 'serializable' },
    );
  await Promise.all(Array.from({ length: 6 }, lend));
  const { copies } = await database.kysely.selectFrom('book').select('copies').executeTakeFirstOrThrow();
  expect(copies).toBe(4);
  expect(runs).toBeGreaterThan(6);
});

test('a deadlock is resolved by repeating the loser', async () => {
  const database = await openLibrary();
  await sql`insert into book (title) values ('Splices')`.execute(database.kysely);
  let waiting = 0;
  let letGo = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const takeBoth = (first: string, second: string) =>
    database.transaction(async (transaction) => {
      await transaction.updateTable('book').set({ copies: 5 }).where('title', '=', first).execute();
      waiting += 1;
      if (waiting === 2) letGo();
      await bothHoldOne;
      await transaction.updateTable('book').set({ copies: 5 }).where('title', '=', second).execute();
    });
  await Promise.all([takeBoth('Knots', 'Splices'), takeBoth('Splices', 'Knots')]);
  // Two that held one each, and the loser again; more often where the winner is slow to go on.
  expect(waiting).toBeGreaterThan(2);
});

test('an endless conflict ends with its error', async () => {
  const database = await openLibrary();
  let runs = 0;
  const work = database.transaction(async (transaction) => {
    runs += 1;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(transaction);
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(10);
});

async function pingSentence(url: string, connectTimeoutMs = 30_000): Promise<string> {
  const database = createDatabase({ url, connectTimeoutMs });
  onTestFinished(() => database.close());
  const outcome = await database.ping().catch((error: unknown) => error);
  if (!(outcome instanceof DatabaseStartError)) throw new Error(`Not refused: ${outcome}`);
  expect(outcome.message).not.toContain('secret');
  return outcome.message;
}

test('a database that cannot be reached is described in one sentence without the password', async () => {
  expect(await pingSentence('postgres://shop:secret@127.0.0.1:1/shop')).toBe(
    'The database at 127.0.0.1:1/shop cannot be used: nothing listens there.',
  );
  expect(await pingSentence('postgres://shop:secret@nowhere.invalid/shop')).toMatch(
    /^The database at nowhere\.invalid:5432\/shop cannot be used: the host name .*\.$/,
  );

  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await pingSentence(`postgres://shop:secret@127.0.0.1:${port}/shop`, 300)).toContain(
    'did not answer in time',
  );
});

test('a wrong password and a missing database are told apart', async () => {
  const { url } = await openLibrary();
  const wrong = new URL(url);
  wrong.password = 'secret';
  expect(await pingSentence(wrong.href)).toContain('it refused the user name or password');
  const missing = new URL(url);
  missing.pathname = '/no_such_database';
  expect(await pingSentence(missing.href)).toContain('it has no database of that name');
});

test('an address of another kind is refused at once', () => {
  for (const url of ['', 'localhost', 'mysql://shop:secret@localhost/shop']) {
    expect(() => createDatabase({ url })).toThrow(
      'The address of the database is not of the form postgres://user:password@host:port/name.',
    );
  }
});

test('PostgreSQL soon ends a reading that nobody waits for any more', async () => {
  const library = await openLibrary();
  const database = createDatabase({ url: library.url, readingTimeoutMs: 1_000 });
  onTestFinished(() => database.close());
  const given = database.readingPool.query("select 'long', pg_sleep(600)");
  await expect(given).rejects.toThrow('Query read timeout');
  const still = async () => {
    const { rows } = await library.pool.query(
      `select pid from pg_stat_activity where state = 'active' and query like 'select ''long''%'`,
    );
    return rows;
  };
  await expect.poll(still).toEqual([]);
  expect((await database.readingPool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a question that takes too long is given up, and is nobody else’s concern', async () => {
  const library = await openLibrary();
  const away: unknown[] = [];
  const onAway = (cause: unknown) => void away.push(cause);
  const database = createDatabase({ url: library.url, readingTimeoutMs: 1_000, onAway });
  onTestFinished(() => database.close());
  await expect(database.readInTime(sql`select 'too long', pg_sleep(600)`)).rejects.toBeInstanceOf(
    DatabaseAway,
  );
  expect(await database.readInTime(sql`select 'short' as word`)).toEqual([{ word: 'short' }]);
  // The limit is that of the question alone.
  const { rows } = await database.pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  expect(away).toEqual([]);
});

test('closing twice is closing once, and ends every connection', async () => {
  const { url } = await openLibrary();
  const database = createDatabase({ url });
  await database.ping();
  await Promise.all([database.close(), database.close()]);
  expect(database.pool.totalCount).toBe(0);
});

test('a connection that breaks while it is held is reported and replaced', async () => {
  const { url } = await openLibrary();
  const signal = new EventEmitter();
  const database = createDatabase({ url, onError: (error) => signal.emit('broken', error) });
  onTestFinished(() => database.close());
  const held = await database.pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const broken = once(signal, 'broken');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await broken).toEqual([expect.objectContaining({ code: '57P01' })]);
  held.release();
  await database.ping();
});
