import { expect, test } from 'vitest';
import { placeAfterDrop, placeAfterStep } from './tree-moves.ts';

/** 1 with 2 and 3 below it, 4 below 3; then 5. */
const rows = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 3 },
  { id: 5, parentId: null },
];

test('a category goes up, down, in and out by one step, and nowhere where there is none', () => {
  expect(placeAfterStep(rows, 3, 'up')).toEqual({ parentId: 1, before: 2 });
  expect(placeAfterStep(rows, 2, 'down')).toEqual({ parentId: 1, before: null });
  expect(placeAfterStep(rows, 3, 'in')).toEqual({ parentId: 2, before: null });
  expect(placeAfterStep(rows, 3, 'out')).toEqual({ parentId: null, before: 5 });
  expect(placeAfterStep(rows, 4, 'out')).toEqual({ parentId: 1, before: null });
  expect(placeAfterStep(rows, 2, 'up')).toBeNull();
  expect(placeAfterStep(rows, 3, 'down')).toBeNull();
  expect(placeAfterStep(rows, 2, 'in')).toBeNull();
  expect(placeAfterStep(rows, 5, 'out')).toBeNull();
});

test('what is let go over a row comes before it, into it or behind it, never into itself', () => {
  expect(placeAfterDrop(rows, 5, 2, 'before')).toEqual({ parentId: 1, before: 2 });
  expect(placeAfterDrop(rows, 5, 2, 'behind')).toEqual({ parentId: 1, before: 3 });
  expect(placeAfterDrop(rows, 2, 3, 'behind')).toEqual({ parentId: 1, before: null });
  expect(placeAfterDrop(rows, 5, 3, 'into')).toEqual({ parentId: 3, before: null });
  expect(placeAfterDrop(rows, 1, 4, 'into')).toBeNull();
  expect(placeAfterDrop(rows, 1, 1, 'before')).toBeNull();
});
