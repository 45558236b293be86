import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createLookup, type Database, sql, statement } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const library = { module: 'library', folder: new URL('../../test/migrations/library', import.meta.url) };

const booksOf = statement<{ title: string; copies: number }>(
  'select title, copies from book where title = any($1) order by title',
);
const echo = statement<{ given: string | null }>('select $1::text as given');
const dividedBy = statement<{ quotient: number }>('select 10 / $1::int as quotient');

let own: TestDatabase<unknown>;
let database: Database<unknown>;
let connections = 0;
beforeAll(async () => {
  own = await createTestDatabase({ migrations: [library] });
  // One connection, so that a test knows which one has prepared what.
  database = createDatabase({ url: own.url, poolSize: 1 });
  database.readingPool.on('acquire', () => {
    connections += 1;
  });
  await sql`insert into book (title, copies) values ('Knots', 10), ('Splices', 3)`.execute(own.kysely);
});
beforeEach(() => {
  connections = 0;
});
afterAll(async () => {
  await database.close();
  await own.close();
});

test('questions that are asked together are answered together, each with its own rows', async () => {
  const reading = database.openReading();
  const [books, none, text] = await Promise.all([
    reading.read(booksOf, () => [['Splices', 'Knots']]),
    reading.read(booksOf, () => [['Hitches']]),
    reading.read(echo, () => [null]),
  ]);
  expect(books).toEqual([
    { title: 'Knots', copies: 10 },
    { title: 'Splices', copies: 3 },
  ]);
  expect(none).toEqual([]);
  expect(text).toEqual([{ given: null }]);
  expect(connections).toBe(1);
});

test('questions that others cause without waiting for an answer join them', async () => {
  const reading = database.openReading();
  const late = async () => {
    for (let turn = 0; turn < 5; turn += 1) await undefined;
    return reading.read(echo, () => ['late']);
  };
  await Promise.all([reading.read(echo, () => ['early']), late()]);
  expect(connections).toBe(1);
});

test('parameters are those of the last moment', async () => {
  const titles: string[] = [];
  const books = database.openReading().read(booksOf, () => [titles]);
  titles.push('Knots');
  expect(await books).toHaveLength(1);
});

test('a question that fails takes no other one with it', async () => {
  const reading = database.openReading();
  const answers = await Promise.allSettled([
    reading.read(dividedBy, () => [5]),
    reading.read(dividedBy, () => [0]),
    reading.read(dividedBy, () => [2]),
    reading.read(statement('select no_such_column'), () => []),
    reading.read(statement('select 9007199254740993::bigint as number'), () => []),
    reading.read(echo, () => {
      throw new Error('no parameter');
    }),
    reading.read(echo, () => ['last']),
  ]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: [{ quotient: 2 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: [{ quotient: 5 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '42703' }) },
    { status: 'rejected', reason: expect.any(RangeError) },
    { status: 'rejected', reason: new Error('no parameter') },
    { status: 'fulfilled', value: [{ given: 'last' }] },
  ]);
});

test('a statement is read and planned by PostgreSQL once per connection', async () => {
  const named = statement('select 1 as one');
  for (let turn = 0; turn < 3; turn += 1) await database.openReading().read(named, () => []);
  const prepared = statement<{ times: number }>(
    'select generic_plans::int as times from pg_prepared_statements where name = $1',
  );
  expect(await database.openReading().read(prepared, () => [named.name])).toEqual([{ times: 3 }]);
});

test('a column that changes its type, or a forgotten statement, is prepared again', async () => {
  const copies = statement("select copies from book where title = 'Knots'");
  const read = () => database.openReading().read(copies, () => []);
  expect(await read()).toEqual([{ copies: 10 }]);
  await sql`alter table book alter column copies type numeric`.execute(own.kysely);
  expect(await read()).toEqual([{ copies: '10' }]);
  await sql`alter table book alter column copies type integer`.execute(own.kysely);
  expect(await read()).toEqual([{ copies: 10 }]);
  await database.readingPool.query('deallocate all');
  expect(await read()).toEqual([{ copies: 10 }]);
});

test('every text and number arrives as it was sent', async () => {
  const lists = statement<{ texts: string[]; numbers: number[]; flag: boolean }>(
    'select $1::text[] as texts, $2::int[] as numbers, $3::boolean as flag',
  );
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(text), fc.array(fc.integer()), fc.boolean(), async (texts, numbers, flag) => {
      const [row] = await database.openReading().read(lists, () => [texts, numbers, flag]);
      expect(row).toEqual({ texts, numbers, flag });
    }),
    { numRuns: 50 },
  );
});

test('without a database every question is refused', async () => {
  const nowhere = createDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop', connectTimeoutMs: 300 });
  const reading = nowhere.openReading();
  const answers = await Promise.allSettled([
    reading.read(echo, () => ['a']),
    reading.read(echo, () => ['b']),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nowhere.close();
});

test('a lookup reads the keys that are asked for together at once, and each only once', async () => {
  const reading = database.openReading();
  const copiesOf = createLookup(reading, {
    statement: statement<{ title: string; total: number }>(
      'select title, copies + $2::int as total from book where title = any($1)',
    ),
    parameters: [100],
    keyOf: ({ title }) => title,
    collect: (rows) => rows.map(({ total }) => total),
  });
  expect(await Promise.all(['Knots', 'Hitches', 'Splices', 'Knots'].map(copiesOf))).toEqual([
    [110],
    [],
    [103],
    [110],
  ]);
  await copiesOf('Knots');
  expect(connections).toBe(1);
  expect(await copiesOf('Bends')).toEqual([]);
  expect(connections).toBe(2);
});

test('columns with a dot make up objects, which are null without a single value', async () => {
  const row = statement(`select 1 as id, 'red' as "colour.name", null::int as "colour.code",
    null::int as "stock.units", null::int as "stock.quantity"`);
  expect(await database.openReading().read(row, () => [])).toEqual([
    { id: 1, colour: { name: 'red', code: null }, stock: null },
  ]);
});

const lend = statement<{ copies: number }>(
  'update book set copies = copies - $2::int where title = $1 returning copies',
);
const copiesOf = async (title: string) =>
  (await sql<{ copies: number }>`select copies from book where title = ${title}`.execute(own.kysely)).rows[0]
    ?.copies;

test('a change travels with what is read at the same moment, and comes last', async () => {
  const reading = database.openReading();
  const before = (await copiesOf('Splices')) ?? 0;
  const [changed, read] = await Promise.all([
    reading.change(lend, ['Splices', 1]),
    reading.read(booksOf, () => [['Splices']]),
  ]);
  expect(changed).toEqual([{ copies: before - 1 }]);
  expect(read).toEqual([{ title: 'Splices', copies: before }]);
  expect(connections).toBe(1);
});

test('a read that fails leaves the change to be done, once; a change that fails leaves what was read', async () => {
  const reading = database.openReading();
  const before = (await copiesOf('Splices')) ?? 0;
  const [failed, changed] = await Promise.allSettled([
    reading.read(dividedBy, () => [0]),
    reading.change(lend, ['Splices', 1]),
  ]);
  expect(failed.status).toBe('rejected');
  expect(changed).toMatchObject({ status: 'fulfilled', value: [{ copies: before - 1 }] });
  expect(await copiesOf('Splices')).toBe(before - 1);

  const [read, refused] = await Promise.allSettled([
    reading.read(dividedBy, () => [5]),
    reading.change(lend, ['Splices', 'many']),
  ]);
  expect(read).toMatchObject({ status: 'fulfilled', value: [{ quotient: 2 }] });
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect(await copiesOf('Splices')).toBe(before - 1);
});

test('a change that fails when it is committed has failed', async () => {
  await sql`create table shelf (id int primary key, beside int references shelf deferrable initially deferred)`.execute(
    own.kysely,
  );
  const place = statement('insert into shelf (id, beside) values ($1, $2)');
  const reading = database.openReading();
  await expect(
    Promise.all([reading.change(place, [1, 100]), reading.read(echo, () => ['read'])]),
  ).rejects.toMatchObject({ code: '23503' });
  expect((await sql`select from shelf`.execute(own.kysely)).rows).toEqual([]);
});

test('of a change whose connection is lost nobody knows, so that it is not sent again', async () => {
  const cut = statement('select pg_terminate_backend(pg_backend_pid())');
  const reading = database.openReading();
  const before = await copiesOf('Splices');
  const [cutOff, read, changed] = await Promise.allSettled([
    reading.read(cut, () => []),
    reading.read(echo, () => ['read']),
    reading.change(lend, ['Splices', 1]),
  ]);
  expect([cutOff.status, changed.status]).toEqual(['rejected', 'rejected']);
  expect(read.status === 'rejected' || read.value.length === 1).toBe(true);
  expect(await copiesOf('Splices')).toBe(before);
});
