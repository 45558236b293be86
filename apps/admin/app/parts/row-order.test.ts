import { expect, test } from 'vitest';
import { placeAfterDrop, type RowEdge } from './row-order.ts';

/** What a list becomes when the row at this place is put to the one that was worked out. */
function dropped(from: number, over: number, edge: RowEdge): string {
  const rows = ['a', 'b', 'c', 'd'];
  const place = placeAfterDrop(from, over, edge);
  const [moved = ''] = rows.splice(from, 1);
  rows.splice(place === null ? from : place - 1, 0, moved);
  return rows.join('');
}

test('a row that is let go at the edge of another one stands there, whichever way it came', () => {
  expect(dropped(3, 0, 'before')).toBe('dabc');
  expect(dropped(3, 0, 'behind')).toBe('adbc');
  expect(dropped(0, 3, 'behind')).toBe('bcda');
  expect(dropped(0, 2, 'before')).toBe('bacd');
  for (const [over, edge] of [
    [1, 'before'],
    [1, 'behind'],
    [0, 'behind'],
    [2, 'before'],
  ] as const) {
    expect(placeAfterDrop(1, over, edge)).toBeNull();
  }
});
