import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayMove, orderStatuses } from './order-status.ts';

test('rule 4: the moves are those of the table in the rules', () => {
  const spec = readFileSync(new URL('./SPEC.md', import.meta.url), 'utf8');
  const rows = [...spec.matchAll(/^ {3}\| (\w+) +\|(.*)\|$/gm)].filter(([, from]) => from !== 'from');
  expect(rows.map(([, from]) => from).toSorted()).toEqual([...orderStatuses].toSorted());
  for (const from of orderStatuses) {
    const written = rows.find((row) => row[1] === from)?.[2] ?? '';
    const allowed = written.replace(/\(.*?\)/, '').match(/\w+/g) ?? [];
    expect(orderStatuses.filter((to) => mayMove(from, to)).toSorted()).toEqual([...allowed].toSorted());
  }
});
