import { expect, test } from 'vitest';
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
