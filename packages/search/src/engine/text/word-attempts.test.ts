import { expect, test } from 'vitest';
import { completeSettings } from '../settings.ts';
import { queryWords } from './query-words.ts';
import { queryAfterRemoval, wordAttempts } from './word-attempts.ts';

const words = queryWords('rood touw extra', completeSettings({}));
const attempts = (mode: Parameters<typeof wordAttempts>[1]) =>
  [...wordAttempts(words, mode)].map((attempt) => attempt.words.map(({ word }) => word).join(' '));

test('words are dropped one by one from the end that was chosen', () => {
  expect(attempts('none')).toEqual(['rood touw extra']);
  expect(attempts('lastWords')).toEqual(['rood touw extra', 'rood touw', 'rood']);
  expect(attempts('firstWords')).toEqual(['rood touw extra', 'touw extra', 'extra']);
});

test('all words may become optional at once', () => {
  const [, second] = [...wordAttempts(words, 'allOptional')];
  expect(second?.words.every(({ isOptional }) => isOptional)).toBe(true);
});

test('the answer shows which words were dropped', () => {
  expect(queryAfterRemoval(words, new Set())).toBeUndefined();
  expect(queryAfterRemoval(words, new Set([2]))).toBe('rood touw <em>extra</em>');
});

test('a query is cut to what it may cost', () => {
  const settings = completeSettings({});
  expect(queryWords('a '.repeat(500), settings)).toHaveLength(20);
  expect(queryWords('x'.repeat(600), settings)[0]?.word).toHaveLength(512);
});

test('typing errors are forgiven by length, never in codes', () => {
  const typos = queryWords('abc abcd abcdefgh abcd1234', completeSettings({})).map((word) => word.typos);
  expect(typos).toEqual([0, 1, 2, 0]);
});
