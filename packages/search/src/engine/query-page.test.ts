import { expect, test } from 'vitest';
import { queryPage } from './query-page.ts';
import { completeSettings } from './settings.ts';

const settings = completeSettings({ hitsPerPage: 48, paginationLimitedTo: 1000 });

test('a page begins where the one before ended', () => {
  const page = queryPage({ page: 2 }, settings);
  expect(page).toMatchObject({ offset: 96, length: 48 });
  expect(page.shown(100)).toEqual({ page: 2, nbPages: 3, hitsPerPage: 48 });
});

test('nothing lies beyond the limit of pages', () => {
  expect(queryPage({ page: 20 }, settings)).toMatchObject({ offset: 960, length: 40 });
  expect(queryPage({ page: 1e15 }, settings)).toMatchObject({ offset: 1000, length: 0 });
  expect(queryPage({}, settings).shown(5000).nbPages).toBe(21);
});

test('offset and length take the place of pages', () => {
  const page = queryPage({ offset: 10, length: 5 }, settings);
  expect(page).toMatchObject({ offset: 10, length: 5 });
  expect(page.shown(100)).toMatchObject({ offset: 10, length: 5 });
});

test('a page of nothing has no pages, and a page of too much is cut', () => {
  expect(queryPage({}, { ...settings, hitsPerPage: 0 }).shown(10).nbPages).toBe(0);
  expect(queryPage({}, { ...settings, hitsPerPage: 1e9 }).length).toBe(1000);
  expect(queryPage({ page: -3 }, { ...settings, hitsPerPage: Number.NaN })).toMatchObject({
    offset: 0,
    length: 0,
  });
});
