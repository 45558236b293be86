import { expect, test } from 'vitest';
import { pluralIndex } from './index.ts';
import { layTextsOver, textFilesOf } from './text-files.ts';

test('a locale reads the file of its language, then its own', () => {
  expect(textFilesOf('en-GB')).toEqual(['en', 'en-GB']);
  expect(textFilesOf('en')).toEqual(['en']);
});

test('an overlay replaces single texts and leaves the others of their group', () => {
  const english = { status: { open: 'Open', canceled: 'Canceled' }, title: 'Order' };
  expect(layTextsOver(english, { status: { canceled: 'Cancelled' } })).toEqual({
    status: { open: 'Open', canceled: 'Cancelled' },
    title: 'Order',
  });
  expect(english.status.canceled).toBe('Canceled');
});

test.each([
  [0, 1, 0],
  [5, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
  [2, 2, 1],
  [100, 2, 1],
  [-1, 2, 0],
  [1.5, 2, 1],
  [0, 3, 0],
  [1, 3, 1],
  [2, 3, 2],
  [100, 3, 2],
  [0.5, 3, 2],
  [0, 4, 0],
  [1, 4, 1],
  [2, 4, 2],
  [5, 4, 3],
  [12, 4, 3],
  [21, 4, 3],
  [22, 4, 2],
  [112, 4, 3],
  [1.5, 4, 2],
])('a count of %d with %d choices takes choice %d', (count, choices, index) => {
  expect(pluralIndex(count, choices)).toBe(index);
});
