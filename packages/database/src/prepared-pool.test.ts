import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createDatabase,
  type Database,
  type Errand,
  inOneJourney,
  planningOnce,
  runErrands,
  sql,
} from './index.ts';
import type { StatementBatch } from './reading/statement-batch.ts';
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
  // Each list went out in one write.
  const sent: string[][] = [];
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (batch: StatementBatch) => unknown;
    client.query = ((batch: StatementBatch) => {
      sent.push([...batch.texts]);
      return query(batch);
    }) as typeof client.query;
  });
  await database.transaction(async () => 'nothing');
  await expect(database.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow();
  expect(sent).toEqual([]);

  await database.transaction((transaction) => sql`update book set copies = ${7}`.execute(transaction), {
    isolation: 'serializable',
  });
  expect(sent).toEqual([
    ['start transaction isolation level serializable', 'update book set copies = $1'],
    ['commit'],
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

test('statements in one journey each have their own answer, with or without a transaction', async () => {
  const both = (executor: Database<Library>['kysely']) =>
    inOneJourney(executor, [
      sql<{ copies: number }>`update book set copies = copies + ${1} returning copies`,
      sql<Library['book']>`select title, copies from book where title = ${'Knots'}`,
      sql`delete from book where title = ${'Hitches'}`,
    ]);
  for (let turn = 1; turn <= 3; turn += 1) {
    const [updated, found, gone] = await both(database.kysely);
    expect(updated).toEqual({ rows: [{ copies: 10 + turn }], numAffectedRows: 1n });
    expect(found.rows).toEqual([{ title: 'Knots', copies: 10 + turn }]);
    expect(gone).toEqual({ rows: [], numAffectedRows: 0n });
  }
  const [updated] = await database.transaction(both);
  expect(updated.rows).toEqual([{ copies: 14 }]);
  expect((await everythingOf('Knots')).rows).toMatchObject([{ copies: 14 }]);
});

test('a transaction that says so plans what it knows once, and the next one as ever', async () => {
  const ofTitles: Errand<null> = {
    statements: [sql`select from book where title = any(${['Knots', 'Hitches']}::text[])`],
    read: () => null,
  };
  const once = (executor: Database<Library>['kysely']) => runErrands(executor, [planningOnce, ofTitles]);
  const asEver = (executor: Database<Library>['kysely']) => runErrands(executor, [ofTitles]);
  const plans = async () => {
    const { rows } = await database.pool.query<{ once: number; anew: number }>(
      `select generic_plans::int as once, custom_plans::int as anew from pg_prepared_statements where statement like '%any%'`,
    );
    return rows;
  };
  for (let turn = 0; turn <= 8; turn += 1) await database.transaction(once);
  expect(await plans()).toEqual([{ once: 8, anew: 0 }]);
  await database.transaction(asEver);
  expect(await plans()).toEqual([{ once: 8, anew: 1 }]);
});

test('a statement that fails undoes those of its journey, and the connection goes on', async () => {
  const failing = (divisor: number) =>
    inOneJourney(database.kysely, [
      sql`update book set copies = ${99}`,
      sql<{ quotient: number }>`select 10 / ${divisor}::int as quotient`,
      sql`insert into book (title, copies) values (${`Book ${divisor}`}, ${1})`,
    ]);
  // Also the first time that a connection is to prepare them, and the first time that it has.
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(failing(0)).rejects.toMatchObject({ code: '22012' });
    expect((await everythingOf('Knots')).rows).toMatchObject([{ copies: 10 }]);
  }
  const [, divided] = await failing(5);
  expect(divided.rows).toEqual([{ quotient: 2 }]);
  expect((await everythingOf('Book 5')).rows).toHaveLength(1);
});

test('what fails only when it is committed has not happened', async () => {
  await sql`create table shelf (id int primary key, beside int references shelf deferrable initially deferred)`.execute(
    own.kysely,
  );
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(
      sql`insert into shelf (id, beside) values (${turn}, ${turn + 100})`.execute(database.kysely),
    ).rejects.toMatchObject({ code: '23503' });
  }
  expect((await sql`select * from shelf`.execute(database.kysely)).rows).toEqual([]);
});
