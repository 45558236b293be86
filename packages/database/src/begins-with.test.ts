import { expect, onTestFinished, test } from 'vitest';
import { beginsWith, sql } from './index.ts';
import { createTestDatabase } from './testing/index.ts';

async function openTitles() {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  await sql`create table title (words text)`.execute(database.kysely);
  await sql`create index title_beginning on title (lower(words) text_pattern_ops)`.execute(database.kysely);
  return database;
}
const lowered = sql`lower(words)`;

test.each([
  ['kno', ['knot', 'Knots 50%']],
  ['knots 50%', ['Knots 50%']],
  ['5_', ['5_a']],
  ['ł', ['łuk']],
  ['\\', ['\\x']],
  ['🪢', ['🪢 rope']],
  ['knotted', []],
])('a text that begins with %j is found, and no other', async (beginning, expected) => {
  const database = await openTitles();
  const all = ['knot', 'Knots 50%', 'rope-knot', '5_a', '50', 'łuk', 'luk', '\\x', '🪢 rope'];
  await sql`insert into title select unnest(${all}::text[])`.execute(database.kysely);
  const { rows } = await sql<{ words: string }>`
    select words from title where ${beginsWith(lowered, beginning)} order by words collate "C" desc`.execute(
    database.kysely,
  );
  expect(rows.map(({ words }) => words).toSorted()).toEqual([...expected].toSorted());
});

test('it is looked up, not looked for, by a plan that was made for all values', async () => {
  const database = await openTitles();
  await sql`insert into title select 'Title ' || n from generate_series(1, 20000) n`.execute(database.kysely);
  await sql`analyze title`.execute(database.kysely);
  const { rows } = await sql<Record<'QUERY PLAN', string>>`
    explain select words from title where ${beginsWith(lowered, 'title 777')}`.execute(database.kysely);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('title_beginning');
});
