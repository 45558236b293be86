import { expect, onTestFinished, test } from 'vitest';
import { sql } from '../index.ts';
import { createTestDatabase, type Fixture } from './index.ts';
import { onServer } from './test-cluster.ts';

const migrations = [{ module: 'library', folder: new URL('../../test/migrations/library', import.meta.url) }];

async function openLibrary(fixture?: Fixture<unknown>) {
  const database = await createTestDatabase({ migrations, ...(fixture && { fixture }) });
  onTestFinished(() => database.close());
  const titles = async () => {
    const { rows } = await sql<{ title: string }>`select title from book order by id`.execute(
      database.kysely,
    );
    return rows.map(({ title }) => title);
  };
  const add = (title: string) => sql`insert into book (title) values (${title})`.execute(database.kysely);
  return { database, titles, add };
}

test('databases made at the same time are migrated and do not see one another', async () => {
  const libraries = await Promise.all([1, 2, 3].map(() => openLibrary()));
  await Promise.all(libraries.map(({ add }, index) => add(`Book ${index}`)));
  expect(await Promise.all(libraries.map(({ titles }) => titles()))).toEqual([
    ['Book 0'],
    ['Book 1'],
    ['Book 2'],
  ]);
});

test('a fixture is loaded once and copied ever after', async () => {
  let loads = 0;
  const fixture: Fixture<unknown> = {
    key: crypto.randomUUID(),
    async load({ kysely }) {
      loads += 1;
      await sql`insert into book (title) values ('Knots')`.execute(kysely);
    },
  };
  const [first, second] = await Promise.all([openLibrary(fixture), openLibrary(fixture)]);
  await first.add('Splices');
  expect(await second.titles()).toEqual(['Knots']);
  expect(loads).toBe(1);
});

test('closing drops the database', async () => {
  const { database } = await openLibrary();
  const name = new URL(database.url).pathname.slice(1);
  await database.close();
  const other = await openLibrary();
  const found = await onServer(other.database.url, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  expect(found.rowCount).toBe(0);
});
