import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database, sql } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

interface Library {
  readonly book: { readonly title: string; readonly copies: number };
}

const library = { module: 'library', folder: new URL('../test/migrations/library', import.meta.url) };

let own: TestDatabase<unknown>;
let database: Database<Library>;
beforeAll(async () => {
  own = await createTestDatabase({ migrations: [library] });
});
beforeEach(async () => {
  await sql`delete from book`.execute(own.kysely);
  await sql`insert into book (title, copies) values ('Knots', 10)`.execute(own.kysely);
  await database?.close();
  // One connection, so that a test knows which one has prepared what.
  database = createDatabase({ url: own.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await own.close();
});

const prepared = async () => {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
};
const everythingOf = (title: string) =>
  sql<Library['book']>`select * from book where title = ${title}`.execute(database.kysely);

test('what is sent a second time is prepared, what is sent once is not', async () => {
  await everythingOf('Knots');
  expect(await prepared()).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) await everythingOf('Knots');
  expect(await prepared()).toEqual(['select * from book where title = $1']);
});

test('statements without parameters and very long ones stay as they are', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `Book ${index}`);
  for (let turn = 0; turn < 3; turn += 1) {
    await sql`select * from book`.execute(database.kysely);
    await database.kysely.selectFrom('book').where('title', 'in', many).selectAll().execute();
  }
  expect(await prepared()).toEqual([]);
});

test('a connection never holds more than a few hundred', async () => {
  for (let turn = 0; turn < 900; turn += 1) {
    await sql`select ${'a'}::text as ${sql.raw(`column_${Math.floor(turn / 2)}`)}`.execute(database.kysely);
  }
  expect(await prepared()).toHaveLength(400);
});

test('columns that a migration changes meanwhile disturb neither a statement nor a transaction', async () => {
  for (let turn = 0; turn < 3; turn += 1) await everythingOf('Knots');
  await sql`alter table book add column shelf text default 'A'`.execute(own.kysely);
  expect((await everythingOf('Knots')).rows).toMatchObject([{ copies: 10, shelf: 'A' }]);
  for (let turn = 0; turn < 3; turn += 1) await everythingOf('Knots');
  await sql`alter table book drop column shelf`.execute(own.kysely);

  let attempts = 0;
  const rows = await database.transaction(async (transaction) => {
    attempts += 1;
    await sql`update book set copies = copies + ${1} where title = ${'Knots'}`.execute(transaction);
    const found = await sql<Library['book']>`select * from book where title = ${'Knots'}`.execute(
      transaction,
    );
    return found.rows;
  });
  expect(rows).toMatchObject([{ copies: 11 }]);
  expect(attempts).toBe(2);
});

test('an error of the statement itself is told as it is, prepared or not', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(sql`select 1 / ${0}::int`.execute(database.kysely)).rejects.toMatchObject({ code: '22012' });
  }
});

test('a transaction begins with its first statement, and one without statements does not begin at all', async () => {
  const sent: string[] = [];
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text: string }];
      sent.push(typeof first === 'string' ? first : first.text);
      return query(...args);
    }) as typeof client.query;
  });
  await database.transaction(async () => 'nothing');
  await expect(database.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow();
  expect(sent).toEqual([]);

  await database.transaction((transaction) => sql`update book set copies = ${7}`.execute(transaction), {
    isolation: 'serializable',
  });
  expect(sent).toEqual([
    'start transaction isolation level serializable',
    'update book set copies = $1',
    'commit',
  ]);
  await expect(
    database.transaction(async (transaction) => {
      await sql`update book set copies = ${8}`.execute(transaction);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect((await everythingOf('Knots')).rows).toMatchObject([{ copies: 7 }]);
});

test('a first statement that fails leaves nothing begun behind', async () => {
  const failing = database.transaction((transaction) => sql`select 1 / ${0}::int`.execute(transaction));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await sql`update book set copies = ${9}`.execute(database.kysely);
  const { rows } = await sql`select copies from book`.execute(own.kysely);
  expect(rows).toEqual([{ copies: 9 }]);
});
