import { expect, test } from 'vitest';
import { createQueryCounts } from './query-counts.ts';

const monday = () => '2026-11-02';
const ask = (counts: ReturnType<typeof createQueryCounts>, query: string, times: number) => {
  for (let time = 0; time < times; time += 1) counts.count('products_en', query, 3);
};

test('equal questions count together, the most asked comes first', () => {
  const counts = createQueryCounts({ today: monday });
  ask(counts, 'dog leash', 2);
  ask(counts, ' Paracord ', 2);
  ask(counts, 'paracord', 1);
  expect(counts.popular('products_en', 10)).toEqual([
    { query: 'paracord', count: 3, hits: 3 },
    { query: 'dog leash', count: 2, hits: 3 },
  ]);
  expect(counts.popular('products_de', 10)).toEqual([]);
});

test('questions without hits, of less than three letters or about a person do not count', () => {
  const counts = createQueryCounts({ today: monday });
  counts.count('products_en', 'unknown', 0);
  for (const query of [
    '',
    '4 mm',
    'jane@example.org',
    'order 10023456',
    '+31 6 12 34 56 78 abc',
    'x'.repeat(80),
  ])
    ask(counts, query, 1);
  expect(counts.popular('products_en', 10)).toEqual([]);
  expect(counts.hasChanged).toBe(false);
});

test('what was asked on the way to a longer question is no question of its own', () => {
  const counts = createQueryCounts({ today: monday });
  ask(counts, 'par', 5);
  ask(counts, 'paraco', 5);
  ask(counts, 'paracord', 5);
  ask(counts, 'rope', 9);
  ask(counts, 'rope ladder', 2);
  const queries = counts.popular('products_en', 10).map(({ query }) => query);
  expect(queries).toEqual(['rope', 'paracord', 'rope ladder']);
});

test('old days are forgotten, and on a full day the rarest questions', () => {
  let day = 1;
  const counts = createQueryCounts({ today: () => `2026-11-0${day}`, days: 2, queriesPerDay: 4 });
  ask(counts, 'forgotten', 9);
  day = 2;
  for (const query of ['aaa', 'bbb', 'ccc']) ask(counts, query, 2);
  ask(counts, 'rare', 1);
  ask(counts, 'new', 2);
  day = 3;
  ask(counts, 'today', 1);
  const queries = counts.popular('products_en', 10).map(({ query }) => query);
  expect(queries.sort()).toEqual(['aaa', 'bbb', 'ccc', 'new', 'today']);
});

test('what found nothing is counted apart, by the same rules', () => {
  const counts = createQueryCounts({ today: monday, of: 'empty' });
  ask(counts, 'paracord', 3);
  for (const query of ['hammock', 'Hammock ', 'jane@example.org']) counts.count('products_en', query, 0);
  expect(counts.popular('products_en', 10)).toEqual([{ query: 'hammock', count: 2, hits: 0 }]);
});

test('counts go on where they were stored', () => {
  const before = createQueryCounts({ today: monday });
  ask(before, 'rope', 2);
  const after = createQueryCounts({ today: monday, stored: JSON.parse(JSON.stringify(before.store())) });
  ask(after, 'rope', 1);
  expect(after.popular('products_en', 1)).toEqual([{ query: 'rope', count: 3, hits: 3 }]);
});
