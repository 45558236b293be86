import { expect, test } from 'vitest';
import { readingMinutes } from '../documents/blog-documents.ts';
import type { Block } from './article.ts';

const minutesOf = (intro: string, blocks: readonly Block[] = []): number =>
  readingMinutes({ title: 'Knots', intro, metaDescription: '', blocks });
const words = (count: number): string => 'knot '.repeat(count).trim();

test('the shortest text takes a minute', () => {
  expect(minutesOf('Pull.')).toBe(1);
});

test('two hundred words are read in a minute, and halves are rounded up', () => {
  expect(minutesOf(words(200), [words(399)])).toBe(3);
  expect(minutesOf(words(100), [words(150)])).toBe(1);
  expect(minutesOf(words(100), [words(200)])).toBe(2);
});

test('lists, facts and tables are read too, marks and link targets are not', () => {
  const half = words(150);
  expect(minutesOf(half, [{ list: [half] }])).toBe(2);
  expect(minutesOf(half, [{ facts: [[half, half]] }])).toBe(2);
  expect(minutesOf(half, [{ table: { head: [half], rows: [[half], [half]] } }])).toBe(3);
  expect(minutesOf(words(290), [`[knot](search:${words(200)}) – **–**`])).toBe(1);
});
